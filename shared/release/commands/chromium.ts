import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from '../user-error';
import { projectRoot } from './packages';

/** Browsers of the system, the first that is there is taken: the headless shell does the same for a third less work. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function installedChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  return process.env.CHROMIUM_PATH ?? found;
}

function tries(command: string, args: string[]): boolean {
  return spawnSync(command, args, { cwd: projectRoot, stdio: 'inherit' }).status === 0;
}

/**
 * Sees to it that there is a Chromium for the browser tests: one that is present, else Playwright's own, else the
 * system's package.
 * @returns The path of a system browser; undefined where Playwright brings its own.
 * @throws UserError when none can be had.
 */
export function ensureChromium(): string | undefined {
  const present = installedChromium();
  if (present) return present;
  if (tries('npx', ['playwright', 'install', 'chromium', '--only-shell'])) return undefined;
  const isRoot = process.getuid?.() === 0;
  const apt = (args: string[]) => (isRoot ? tries('apt-get', args) : tries('sudo', ['-n', 'apt-get', ...args]));
  apt(['update', '-qq']);
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (apt(['install', '-y', '-qq', name])) return installedChromium();
  throw new UserError(
    'No Chromium is here and none could be installed. Install one and run again, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
