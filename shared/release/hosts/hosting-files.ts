import { assetsIgnoreFile, worker, workerFile } from './cloudflare';
import type { HostRules } from '../release/settings';
import { nginxFile } from './nginx';
import { headersFile, netlifyFile } from './static-hosts';

/** Files beside the documents that are meant for hosts, not for visitors. */
export const hostFiles: readonly string[] = ['.assetsignore', '_headers', 'netlify.toml', 'nginx.conf', worker];

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
