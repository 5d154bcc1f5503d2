/** Sees to it that the engines are here before the tests begin, by the system's packages or Playwright's builds. */
import { spawnSync } from 'node:child_process';
import { engineNames, openerOf, type EngineName } from './engine';

/** Packages of Debian and its derivatives. */
const packages: Record<EngineName, string[]> = {
  chromium: ['chromium', 'chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** Five minutes: on some networks a download hangs instead of failing. */
const timeout = 300_000;

const tries = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout }).status === 0;
const apt = (args: string[]) =>
  process.getuid?.() === 0 ? tries('apt-get', args) : tries('sudo', ['-n', 'apt-get', ...args]);

function install(name: EngineName): void {
  console.log(`Installing ${name} for the tests …`);
  if (apt(['update', '-qq']) && apt(['install', '-y', '-qq', '--no-install-recommends', ...packages[name]])) return;
  tries('npx', ['playwright', 'install', name]);
}

const missing = () => engineNames.filter((name) => !openerOf(name));

for (const name of missing()) install(name);
const left = missing();
for (const name of left) console.log(`${name} is missing and could not be installed: its tests are skipped.`);
if (left.includes('chromium')) {
  console.error(
    'All other tests run in Chromium. Install it, or say where it is: CHROMIUM_PATH=/path/to/chromium npm test',
  );
  process.exit(1);
}
