/**
 * Room server/hosts: what Netlify, Cloudflare and others like them read beside the files, `_headers` and `_redirects`. For
 * the server alone.
 */
import type { Hosting } from '@3eu/platform/contract/render';

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
export function formatHeaders({ documents, immutable: own, immutableFolders, overTls }: Hosting): string {
  // These hosts serve over TLS only.
  const general: Record<string, string> = { ...documents, ...overTls };
  const immutable: Record<string, string> = { ...own, ...overTls };
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
export function formatRedirects({ redirects }: Pick<Hosting, 'redirects'>): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}
