import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliModule, hasBrotli } from '../programs';
import { guideBlock } from '../hosting-guide';

/**
 * The server block that shared/docs/hosting.md shows, adapted to another site folder and port.
 * @param live The folder that visitors get.
 */
export function serverBlock(live: string, port: number): string {
  const block = guideBlock('nginx', 'server {')
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
    .replaceAll('/srv/site/live', live);
  return hasBrotli() ? block : block.replace(/^.*brotli_static.*\n/m, '');
}

/** Starts nginx in the foreground with a server block; its own files are in a folder that is removed when it ends. */
export function startNginx(server: string): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      hasBrotli() ? `load_module ${brotliModule};` : '',
      `pid ${folder}/pid; error_log ${folder}/error.log; ${user} worker_processes auto;`,
      'events { worker_connections 2048; }',
      `http { access_log off; keepalive_requests 1000000; ${temp}\n${server}\n}`,
    ].join('\n'),
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: 'inherit',
  });
  nginx.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return nginx;
}
