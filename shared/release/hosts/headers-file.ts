import { immutableFolders } from '@3eu/shared/contract/release';
import { headersFor, transportSecurity } from './headers';
import type { HostRules } from './rules';

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
  // Not `/remotes/*`: to Netlify that also matches /remotes.json, and /people/* a page /people.
  const patterns = immutableFolders.flatMap((folder) => [`${folder}:file`, `${folder}:folder/*`]);
  const rules = patterns.map((pattern) => [pattern, ...takenBack, lines(differing)].join('\n'));
  return [`/*\n${lines(general)}`, ...rules].join('\n\n') + '\n';
}
