import type { HostRules } from '../core/settings';
import { nginxFile } from './nginx';
import { headersFile, redirectsFile } from './static-hosts';

/** Files beside the documents that are meant for hosts, not for visitors. */
export const hostFiles: readonly string[] = ['_headers', '_redirects', 'nginx.conf'];

/** Configuration for hosts of static files, by file name. The gate and the settings' schema say what may stand in it. */
export function hostingFiles(rules: HostRules): Record<string, string> {
  return {
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    'nginx.conf': nginxFile(rules, hostFiles),
  };
}
