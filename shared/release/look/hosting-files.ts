import type { HostRules } from '../core/settings';
import { nginxFile } from './nginx';
import { headersFile, redirectsFile } from './static-hosts';

/** Files beside the documents that are meant for hosts, not for visitors. */
export const hostFiles: readonly string[] = ['_headers', '_redirects', 'nginx.conf'];

/** What may stand in a configuration: an address of this site, also with a place on the page, and a folder's document. */
const address = /^\/(?!\/)[\w.~/-]*(#[\w.~-]+)?$/;
const document = /^([a-z0-9-]+\/)*404\.html$/;

/**
 * The rules without what a host would read as something else, wherever they come from: a redirect whose addresses are
 * none, or that would take the place of a page, in whatever letters.
 */
function harmless({ notFoundFiles, redirects, pages = [], headers }: HostRules): HostRules {
  const taken = new Set(pages.map((page) => page.toLowerCase()));
  const isSafe = ([from, to]: [string, string]) =>
    address.test(from) && address.test(to) && (!taken.has(from.toLowerCase()) || from.toLowerCase() === to);
  return {
    notFoundFiles: notFoundFiles.filter((file) => document.test(file)),
    redirects: Object.fromEntries(Object.entries(redirects).filter(isSafe)),
    ...(headers ? { headers } : {}),
  };
}

/**
 * Configuration for hosts of static files, by file name.
 * @throws Error where a header would end its line: the settings that it comes from are checked when they are read.
 */
export function hostingFiles(given: HostRules): Record<string, string> {
  const rules = harmless(given);
  if (/[\r\n"\\$]/.test(JSON.stringify(rules.headers ?? {}).replaceAll('"', '')))
    throw new Error('A setting cannot stand in a header.');
  return {
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    'nginx.conf': nginxFile(rules, hostFiles),
  };
}
