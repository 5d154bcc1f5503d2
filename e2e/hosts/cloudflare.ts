/** Serves the published site by Cloudflare's runtime, with the configuration that the README shows, until it is stopped. */
import { spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloudflarePort, wranglerPath } from '../environment';
import { publicFiles } from '../pages';
import { readmeBlock } from '../readme';

// Wrangler leaves a folder of its own beside its configuration.
const folder = mkdtempSync(join(tmpdir(), 'wrangler-'));
symlinkSync(realpathSync(publicFiles()), join(folder, 'live'));
writeFileSync(join(folder, 'wrangler.jsonc'), readmeBlock('jsonc', 'compatibility_date'));

const wrangler = spawn(
  process.execPath,
  [wranglerPath!, 'dev', '--ip', '127.0.0.1', '--port', String(cloudflarePort), '--inspector-port', '0'],
  {
    cwd: folder,
    // Offline, and without a word to anybody.
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);

process.once('SIGTERM', () => wrangler.kill());
wrangler.once('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
