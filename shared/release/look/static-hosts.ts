/** What Netlify and Cloudflare read beside the files: `_headers`, which they share, and `netlify.toml`. */
import { immutableFolders } from '@3eu/shared/contract/release';
import type { HostRules } from '../core/settings';
import { headersFor, transportSecurity } from './headers';

/** Folders of the sections that have their own not-found document, for example `/college/`. */
export function sectionsOf(notFoundFiles: readonly string[]): string[] {
  return notFoundFiles
    .filter((file) => file !== '404.html')
    .map((file) => `/${file.replace('404.html', '')}`)
    .sort();
}

/**
 * The target of a redirect for a request.
 * @param to The page, or a place on it, for example `/visit#tours`.
 * @param query The request's query, with its question mark: it goes before the fragment.
 */
export function withQuery(to: string, query: string): string {
  return to.replace(/(?=#|$)/, () => query);
}

function lines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n');
}

/**
 * `_headers`, in the syntax that Netlify and Cloudflare share. If several rules match, Netlify uses the last value of a
 * header, and Cloudflare joins all of them, unless `! Name` removes what an earlier rule set. Netlify ignores such a
 * line.
 */
export function headersFile({ headers }: Pick<HostRules, 'headers'>): string {
  // These hosts serve over TLS only.
  const general: Record<string, string> = { ...headersFor('/', headers), ...transportSecurity };
  const immutable: Record<string, string> = { ...headersFor(`${immutableFolders[0]}x`), ...transportSecurity };
  const differing = Object.fromEntries(Object.entries(immutable).filter(([name, value]) => general[name] !== value));
  const takenBack = Object.keys(general)
    .filter((name) => immutable[name] !== general[name])
    .map((name) => `  ! ${name}`);
  // Not `/remotes/*`: to Netlify that also matches /remotes.json, and /fonts/* a page /fonts.
  const patterns = immutableFolders.flatMap((folder) => [`${folder}:file`, `${folder}:folder/*`]);
  const rules = patterns.map((pattern) => [pattern, ...takenBack, lines(differing)].join('\n'));
  return [`/*\n${lines(general)}`, ...rules].join('\n\n') + '\n';
}

function rule(from: string, to: string, status: 301 | 404): string {
  // Without force, the small document that leads on from a moved address would be served in place of the redirect. An
  // address in other letters (`/FAQ`) has none, and must not match the page itself.
  const force = status === 301 && from.toLowerCase() !== to ? '\n  force = true' : '';
  return `[[redirects]]\n  from = ${JSON.stringify(from)}\n  to = ${JSON.stringify(to)}\n  status = ${status}${force}\n`;
}

/** `_redirects`: moved addresses. An exclamation mark puts the rule before the small document that leads on from there. */
export function redirectsFile({ redirects }: HostRules): string {
  const isForced = ([from, to]: [string, string]) => from.toLowerCase() !== to;
  return Object.entries(redirects)
    .map((rule) => `${rule.join(' ')} 301${isForced(rule) ? '!' : ''}\n`)
    .join('');
}

/** `netlify.toml`: moved addresses, then unknown values of a section's pattern, then everything else that is unknown. */
export function netlifyFile({ notFoundFiles, redirects }: HostRules): string {
  return [
    '[build]\n  publish = "."\n',
    ...Object.entries(redirects).map(([from, to]) => rule(from, to, 301)),
    ...sectionsOf(notFoundFiles).map((folder) => rule(`${folder}:value`, `${folder}404.html`, 404)),
    rule('/*', '/404.html', 404),
  ].join('\n');
}
