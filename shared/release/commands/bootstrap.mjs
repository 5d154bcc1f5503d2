/**
 * The entry point of `npm start`, `npm test` and `npm run dev`: plain Node, so that it runs in a fresh clone. It
 * installs packages that are missing or out of date, then starts the tool itself.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { setInterval } from 'node:timers';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

function fail(text, status = 1) {
  console.error(text);
  process.exit(status);
}

if (major < 20 || (major === 20 && minor < 19))
  fail(`Node ${process.versions.node} is too old: this project needs 20.19 or newer.`);

const options = { cwd: root, shell: process.platform === 'win32' };

function npm(args, stdio = 'inherit') {
  const { status, signal, stdout } = spawnSync('npm', args, { ...options, stdio, encoding: 'utf8' });
  if (signal === 'SIGINT') process.exit(130);
  return { passed: status === 0, text: (stdout ?? '').trim() };
}

async function answers(registry) {
  try {
    await fetch(registry, { signal: AbortSignal.timeout(10_000) });
    return true;
  } catch {
    return false;
  }
}

/** Installs exactly what the lockfile says. */
async function install() {
  const limits = ['--fetch-retries', '1', '--fetch-retry-mintimeout', '1000', '--fetch-retry-maxtimeout', '5000'];
  if (npm(['ci', ...limits, '--fetch-timeout', '30000']).passed) return;
  const registry = npm(['config', 'get', 'registry', '--loglevel', 'silent'], 'pipe').text;
  fail(
    (await answers(registry))
      ? "The packages could not be installed; see npm's own message above. If package.json and package-lock.json are out of sync, run `npm install` once and commit the lockfile."
      : `The packages could not be installed: ${registry} does not answer. Connect to the network, or set a registry that can be reached: npm config set registry https://…`,
  );
}

const installed = new URL('../../../node_modules/.package-lock.json', import.meta.url);
const locked = new URL('../../../package-lock.json', import.meta.url);

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(locked).mtimeMs) {
  console.log('Installing packages …');
  await install();
}
if (process.argv[2] === 'install') process.exit(0);
const child = spawn(
  process.execPath,
  ['--import', 'tsx/esm', 'shared/release/commands/cli.ts', ...process.argv.slice(2)],
  { ...options, shell: false, stdio: 'inherit' },
);
child.once('exit', (status, signal) => process.exit(signal === 'SIGINT' ? 130 : (status ?? 1)));
// Ctrl+C reaches both processes; this one stays to pass on the tool's exit status.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill());
// npm passes no signal on, so the tool is ended when npm is gone.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || child.kill(), 1000).unref();
