import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wranglerPath } from '../environment';
import { guideBlock } from '../hosting-guide';

/**
 * Serves a folder by Cloudflare's runtime, with the configuration that shared/docs/hosting.md shows.
 * @param live The folder that visitors get.
 */
export function startWrangler(live: string, port: number): ChildProcess {
  // Wrangler leaves a folder of its own beside its configuration.
  const folder = mkdtempSync(join(tmpdir(), 'wrangler-'));
  symlinkSync(realpathSync(live), join(folder, 'live'));
  writeFileSync(join(folder, 'wrangler.jsonc'), guideBlock('jsonc', 'compatibility_date'));
  // The worker is a single file already. With bundling, wrangler would poll it many times a second for the whole test
  // run.
  const options = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0', '--no-bundle'];
  const wrangler = spawn(process.execPath, [wranglerPath!, 'dev', ...options], {
    cwd: folder,
    // Offline, without telemetry, and with its log in its own folder.
    env: {
      ...process.env,
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_LOG_PATH: folder,
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // The runtime complains whenever a visitor disconnects; its output matters only if it fails to start.
  let complaints = '';
  wrangler.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
  wrangler.once('exit', (code) => {
    if (code) console.error(complaints);
    rmSync(folder, { recursive: true, force: true });
  });
  return wrangler;
}
