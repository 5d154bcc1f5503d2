import { headersFor, immutableFolders, transportSecurity } from '../headers';
import type { HostRules } from './rules';

function lines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n');
}

/**
 * `_headers`, in the syntax that Netlify and Cloudflare share. Of several rules that match, Netlify takes the last word
 * on a header, and Cloudflare joins all of them, save for `! Name`, which takes back what a rule before it said. Netlify
 * passes over such a line.
 */
export function headersFile({ headers }: Pick<HostRules, 'headers'>): string {
  // These hosts serve over TLS only.
  const general: Record<string, string> = { ...headersFor('/', headers), ...transportSecurity };
  const immutable: Record<string, string> = { ...headersFor(`${immutableFolders[0]}x`), ...transportSecurity };
  const differing = Object.fromEntries(Object.entries(immutable).filter(([name, value]) => general[name] !== value));
  const takenBack = Object.keys(general)
    .filter((name) => immutable[name] !== general[name])
    .map((name) => `  ! ${name}`);
  // To Netlify, /remotes/* means /remotes.json too, and /people/* a page /people.
  const patterns = immutableFolders.flatMap((folder) => [`${folder}:file`, `${folder}:folder/*`]);
  const rules = patterns.map((pattern) => [pattern, ...takenBack, lines(differing)].join('\n'));
  return [`/*\n${lines(general)}`, ...rules].join('\n\n') + '\n';
}
