import { assetsIgnoreFile, worker, workerFile } from './hosts/cloudflare';
import { headersFile } from './hosts/headers-file';
import { netlifyFile } from './hosts/netlify';
import { nginxFile } from './hosts/nginx';
import type { HostRules } from './hosts/rules';

/** Files beside the documents that are meant for hosts, not for visitors. */
export const hostFiles: readonly string[] = ['.assetsignore', '_headers', 'netlify.toml', 'nginx.conf', worker];

/** Files that earlier releases wrote for hosts; a new release removes them. */
export const formerHostFiles: readonly string[] = ['_redirects'];

/** Configuration for hosts of static files, by file name. */
export function hostingFiles(rules: HostRules): Record<string, string> {
  return {
    '.assetsignore': assetsIgnoreFile(rules, hostFiles),
    _headers: headersFile(rules),
    'netlify.toml': netlifyFile(rules),
    'nginx.conf': nginxFile(rules, hostFiles),
    [worker]: workerFile(rules),
  };
}
