/** Reports before the tests begin which hosts cannot be tested on this machine. */
import { spawnSync } from 'node:child_process';
import { hasNginx, wranglerPath } from '../environment';
import { hasBrotli } from './nginx-server';

const missing = [
  ...(hasNginx ? [] : ['nginx is not installed: the site is not tested with it.']),
  ...(hasNginx && !hasBrotli
    ? ['nginx has no brotli module here (libnginx-mod-http-brotli-static): it is tested with gzip instead.']
    : []),
  ...(wranglerPath ? [] : ['Cloudflare’s runtime does not run on this machine: the site is not tested with it.']),
  ...(spawnSync('rclone', ['version']).status === 0
    ? []
    : ['rclone is not installed: the upload to object storage is not tested.']),
];

for (const line of missing) console.log(line);
