/**
 * The entrance of `npm start`, `npm test` and `npm run dev`: plain Node, so that it runs in a fresh clone. It installs
 * the packages where they are missing or out of date, and hands over to the tool itself.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: this project needs 20.19 or newer.`);
  process.exit(1);
}

const options = { cwd: root, shell: process.platform === 'win32' };

/** Runs a command in the project's root, and ends with its status when it fails. */
function run(command, args) {
  const { status, signal } = spawnSync(command, args, { ...options, stdio: 'inherit' });
  if (status !== 0) process.exit(signal === 'SIGINT' ? 130 : (status ?? 1));
}

/**
 * Installs exactly what the lockfile says. Some registries lack the builds of a package for other systems than this one;
 * `npm ci` then refuses the lockfile, and a plain install takes the same versions without them.
 */
function install() {
  const quiet = ['--no-audit', '--no-fund', '--loglevel', 'error'];
  if (spawnSync('npm', ['ci', ...quiet], { ...options, stdio: 'ignore' }).status === 0) return;
  run('npm', ['install', '--no-save', ...quiet]);
}

const installed = new URL('../../node_modules/.package-lock.json', import.meta.url);
const locked = new URL('../../package-lock.json', import.meta.url);

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(locked).mtimeMs) {
  console.log('Installing packages…');
  install();
}
run(process.execPath, ['--import', 'tsx/esm', 'shell/publish/cli.ts', ...process.argv.slice(2)]);
