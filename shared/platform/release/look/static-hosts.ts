/** What Netlify, Cloudflare and the project's own server read beside the files: `_headers` and `_redirects`. */
import { immutableFolders } from '../../contract/descriptor';
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

/**
 * `_redirects`: the addresses that have moved. Cloudflare refuses a whole file that has a status such as 404 or 301!, so
 * it has no rules for what is not found, and on Netlify a moved address whose own small document leads on keeps that.
 */
export function redirectsFile({ redirects }: Pick<HostRules, 'redirects'>): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}
