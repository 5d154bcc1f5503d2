/** Reports before the tests begin which hosts cannot be tested on this machine. */
import { spawnSync } from 'node:child_process';
import { hasNginx, wranglerPath } from '../environment';
import { hasBrotli } from './nginx-server';

const missing = [
  ...(hasNginx ? [] : ['No nginx is here: the site is not tried with it.']),
  ...(hasNginx && !hasBrotli
    ? ['nginx has no brotli module here (libnginx-mod-http-brotli-static): it is tried with gzip.']
    : []),
  ...(wranglerPath ? [] : ['Cloudflare’s runtime does not run on this machine: the site is not tried with it.']),
  ...(spawnSync('rclone', ['version']).status === 0
    ? []
    : ['No rclone is here: the upload to object storage is not tried.']),
];

for (const line of missing) console.log(line);
