/** Sees to it that there is a Chromium: the system's, or Playwright's own build, or else Debian's package. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { hasChromium } from './programs';

const isRoot = process.getuid?.() === 0;

/** Nobody is asked anything; on some networks a download hangs instead of failing. */
function runs(program: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000 }).status === 0;
}

if (!hasChromium()) {
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  // Installing its libraries takes a password elsewhere.
  const libraries = isRoot || process.env.CI ? ['--with-deps'] : [];
  runs(process.execPath, playwright, 'install', ...libraries, 'chromium');
}
if (!hasChromium() && isRoot && runs('apt-get', 'update', '-qq'))
  runs('apt-get', 'install', '-y', '-qq', 'chromium', 'chromium-headless-shell');
if (!hasChromium()) {
  console.error(
    'There is no Chromium on this machine, and it could not be installed. Install one and try again: npx playwright install --with-deps chromium, or your system’s package.',
  );
  process.exit(1);
}
