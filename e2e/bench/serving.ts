/**
 * `npm run bench -- serving`: how many requests for a page nginx answers with the release's configuration, compared with
 * one plain file. Client and server share the machine, so the ratios say more than the numbers. It needs nginx and wrk,
 * which can send requests faster than nginx answers; a client in Node would measure itself. `SECONDS` shortens it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '@3eu/release/temporary-folder';
import { freePort } from '../environment';
import { serverBlock, startNginx } from '../hosts/nginx-server';
import { publicFiles } from '../pages';
import { ended } from '../releases/delivery';
import { numberSetting } from './settings';

const seconds = numberSetting('SECONDS', 10);
for (const program of ['nginx', 'wrk']) {
  if (!spawnSync(program, ['-v']).error) continue;
  console.error(`This bench needs ${program}, which is not on this machine.`);
  process.exit(2);
}

const { path: folder } = temporaryFolder('plain');
// The very bytes that the site sends, without a choice of form and without headers.
writeFileSync(join(folder, 'file'), readFileSync(join(publicFiles(), 'faq/index.html.gz')));
const script = join(folder, 'report.lua');
writeFileSync(
  script,
  `done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('\\nJSON{"perSecond":%f,"p99":%f,"faults":%d}', summary.requests / summary.duration * 1e6,
    latency:percentile(99) / 1000, e.connect + e.read + e.write + e.status + e.timeout))
end`,
);

/** Requests per second, the 99th percentile of the response time in ms, and failed requests. */
type Load = { perSecond: number; p99: number; faults: number };

/** Requests an address as fast as the server answers. */
async function underLoad(url: string, connections: number, duration: number): Promise<Load> {
  const limits = ['-t1', `-c${connections}`, `-d${duration}s`, '--timeout', '10s'];
  const child = spawn('wrk', [...limits, '-s', script, '-H', 'Accept-Encoding: gzip', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const part of child.stdout) output += String(part);
  return JSON.parse(output.split('JSON')[1]!) as Load;
}

const rows = [];
const plain: Record<number, number> = {};
for (const { server, path, block } of [
  { server: 'one plain file', path: '/file', block: (port: number) => `server { listen ${port}; root ${folder}; }` },
  { server: 'the site', path: '/faq', block: (port: number) => serverBlock(publicFiles(), port) },
]) {
  const port = await freePort();
  const nginx = startNginx(block(port));
  const url = `http://127.0.0.1:${port}${path}`;
  while (!(await fetch(url).catch(() => null))?.ok) await wait(100);
  for (const connections of [64, 512]) {
    await underLoad(url, connections, 1);
    const { perSecond, p99, faults } = await underLoad(url, connections, seconds);
    plain[connections] ??= perSecond;
    rows.push({
      server,
      connections,
      'requests/s': Math.round(perSecond),
      'of the plain file': (perSecond / plain[connections]).toFixed(2),
      'p99 ms': Math.round(p99 * 10) / 10,
      faults,
    });
  }
  nginx.kill();
  await ended(nginx);
}
console.table(rows);
