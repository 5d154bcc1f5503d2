/**
 * Sees to it that there is a Chromium: the system's, or Playwright's own build, or else Debian's package. As root, as CI
 * is on Debian, it also installs nginx and Firefox, whose tests are skipped without them; elsewhere somebody decides that.
 * What is still missing is said.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { ageOfChromium, hasChromium, hasNginx, otherEngines } from './programs';

const isRoot = process.getuid?.() === 0;

/** Nobody is asked anything; on some networks a download hangs instead of failing. */
function runs(program: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 }).status === 0;
}

if (!hasChromium()) {
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  // Installing its libraries takes a password elsewhere.
  const libraries = isRoot || process.env.CI ? ['--with-deps'] : [];
  runs(process.execPath, playwright, 'install', ...libraries, 'chromium');
}
const missing = [
  ...(hasChromium() ? [] : [['chromium', 'chromium-headless-shell']]),
  ...(hasNginx() ? [] : [['nginx', 'libnginx-mod-http-brotli-static']]),
  ...(otherEngines().firefox ? [] : [['firefox-esr']]),
];
if (isRoot && missing.length > 0 && runs('apt-get', 'update', '-qq'))
  for (const packages of missing) {
    console.log(`Installing ${packages.join(' and ')} …`);
    if (!runs('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages))
      console.log(`Could not be installed: ${packages.join(', ')}`);
  }
if (!hasChromium()) {
  console.error(
    'There is no Chromium on this machine, and it could not be installed. Install one and try again: npx playwright install --with-deps chromium, or your system’s package.',
  );
  process.exit(1);
}
const age = ageOfChromium();
if (age) console.log(age);
const absent = Object.entries({ ...otherEngines(), nginx: hasNginx() }).filter(([, has]) => !has);
if (absent.length > 0)
  console.log(`Not on this machine, and so not tried: ${absent.map(([name]) => name).join(', ')}.`);
