/**
 * The entry point of the npm scripts: plain Node, so that it runs in a fresh clone. It installs packages that are missing
 * or out of date, then becomes the tool if it is given one of its commands.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const [command] = process.argv.slice(2);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

function fail(text) {
  console.error(text);
  process.exit(1);
}

if (major < 20 || (major === 20 && minor < 19))
  fail(`Node ${process.versions.node} is too old: this project needs 20.19 or newer.`);

function npm(args, stdio = 'inherit') {
  const shell = process.platform === 'win32';
  const { status, signal, stdout } = spawnSync('npm', args, { cwd: root, shell, stdio, encoding: 'utf8' });
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
  console.log('Installing packages …');
  const limits = ['--fetch-retries', '1', '--fetch-retry-mintimeout', '1000', '--fetch-retry-maxtimeout', '5000'];
  if (npm(['ci', ...limits, '--fetch-timeout', '30000']).passed) return;
  const registry = npm(['config', 'get', 'registry', '--loglevel', 'silent'], 'pipe').text;
  fail(
    (await answers(registry))
      ? "The packages could not be installed; see npm's own message above. If package.json and package-lock.json are out of sync, run `npm install` once and commit the lockfile."
      : `The packages could not be installed: ${registry} does not answer. Connect to the network, or set a registry that can be reached: npm config set registry https://…`,
  );
}

const lockfile = new URL('../../../package-lock.json', import.meta.url);
/** npm writes it when it is done: what it has installed. */
const installed = new URL('../../../node_modules/.package-lock.json', import.meta.url);

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lockfile).mtimeMs) await install();

if (command !== undefined) {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./cli.ts');
}
