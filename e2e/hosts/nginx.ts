/** Serves the published site by nginx, with the configuration that stands in the site, until it is stopped. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxPort } from '../environment';
import { publicFiles } from '../pages';

const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
const server = readFileSync(join(publicFiles(), 'nginx.conf'), 'utf8')
  .replace('listen 8080', `listen 127.0.0.1:${nginxPort}`)
  .replace('root /srv/site/live', `root ${publicFiles()}`);
const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `${name}_temp_path ${folder}/${name};`)
  .join(' ');
writeFileSync(
  join(folder, 'nginx.conf'),
  `pid ${folder}/pid; error_log ${folder}/error.log; user root;\nevents {}\nhttp { access_log off; ${temp}\n${server}\n}`,
);
const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
  stdio: 'inherit',
});

process.once('SIGTERM', () => nginx.kill());
nginx.once('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
