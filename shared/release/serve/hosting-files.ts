import { assetsIgnore, worker, workerFile, wranglerFile } from './hosts/cloudflare';
import { headersFile } from './hosts/headers-file';
import { netlifyFile } from './hosts/netlify';
import { nginxFile } from './hosts/nginx';
import type { HostRules } from './hosts/rules';

/** Files beside the documents that speak to hosts and not to visitors. */
export const hostFiles: readonly string[] = [
  '.assetsignore',
  '_headers',
  'netlify.toml',
  'nginx.conf',
  worker,
  'wrangler.jsonc',
];

/** Configuration for hosts of static files, by file name. */
export function hostingFiles(rules: HostRules): Record<string, string> {
  return {
    '.assetsignore': assetsIgnore(hostFiles),
    _headers: headersFile(rules),
    'netlify.toml': netlifyFile(rules),
    'nginx.conf': nginxFile(rules, hostFiles),
    [worker]: workerFile(rules),
    'wrangler.jsonc': wranglerFile(),
  };
}
