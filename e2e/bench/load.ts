import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@3eu/release/temporary-folder';

/**
 * How a server did under load: requests per second, the 99th percentile of the response time in ms, and failed
 * requests.
 */
export type Load = { perSecond: number; p99: number; faults: number };

/** Whether wrk is installed. It can send requests faster than nginx answers; a client in Node would measure itself. */
export const hasWrk = spawnSync('wrk', ['-v']).error === undefined;

/** Lets wrk tell what it measured as data. */
const report = `done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('\\nJSON{"perSecond":%f,"p99":%f,"faults":%d}', summary.requests / summary.duration * 1e6,
    latency:percentile(99) / 1000, e.connect + e.read + e.write + e.status + e.timeout))
end`;

/** Requests an address as fast as the server answers. */
export async function underLoad(url: string, connections: number, seconds: number, encoding: string): Promise<Load> {
  const folder = temporaryFolder('wrk');
  const script = join(folder.path, 'report.lua');
  writeFileSync(script, report);
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '10s',
    '-s',
    script,
    '-H',
    `Accept-Encoding: ${encoding}`,
    url,
  ];
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  for await (const part of child.stdout) output += String(part);
  folder.remove();
  return JSON.parse(output.split('JSON')[1]!) as Load;
}
