/**
 * Room cli: the entry point of the npm scripts: plain Node, so that it runs in a fresh clone. It installs packages that
 * are missing or out of date, then becomes the tool if it is given one of its commands.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clearInterval, setInterval } from 'node:timers';

const root = new URL('../../../../', import.meta.url);
const [command] = process.argv.slice(2);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

function fail(text) {
  console.error(text);
  process.exit(1);
}

if (major < 20 || (major === 20 && minor < 19))
  fail(`Node ${process.versions.node} is too old: this project needs 20.19 or newer.`);

/** Runs npm. @param stdout Where what it says goes: to whoever looks, or into the text that is returned. */
async function npm(args, stdout = 'inherit') {
  const shell = process.platform === 'win32';
  const child = spawn('npm', args, { cwd: fileURLToPath(root), shell, stdio: ['inherit', stdout, 'inherit'] });
  let text = '';
  child.stdout?.on('data', (said) => (text += said));
  const [status, signal] = await once(child, 'close');
  if (signal === 'SIGINT') process.exit(130);
  return { passed: status === 0, text: text.trim() };
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
  // On a terminal, npm shows that it is at work.
  const begun = Date.now();
  const still = () => console.log(`… for ${Math.round((Date.now() - begun) / 1000)} s`);
  const timer = process.stdout.isTTY ? undefined : setInterval(still, 10_000);
  const limits = ['--fetch-retries', '1', '--fetch-retry-mintimeout', '1000', '--fetch-retry-maxtimeout', '5000'];
  const { passed } = await npm(['ci', ...limits, '--fetch-timeout', '30000']);
  clearInterval(timer);
  if (passed) return;
  const { text: registry } = await npm(['config', 'get', 'registry', '--loglevel', 'silent'], 'pipe');
  fail(
    (await answers(registry))
      ? "The packages could not be installed; see npm's own message above. If package.json and package-lock.json are out of sync, run `npm install` once and commit the lockfile."
      : `The packages could not be installed: ${registry} does not answer. Connect to the network, or set a registry that can be reached: npm config set registry https://…`,
  );
}

/** The packages that a lockfile names, by their paths in node_modules. */
function packagesOf(file) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(Object.entries(packages).filter(([path]) => path.includes('node_modules/')));
}

/**
 * Whether what npm has written down as installed is what the lockfile says. Their content decides, not their time: a
 * checkout of another branch and back changes nothing. Optional packages are for other systems.
 */
function isInstalled() {
  const written = new URL('node_modules/.package-lock.json', root);
  if (!existsSync(written)) return false;
  const [wanted, installed] = [packagesOf(new URL('package-lock.json', root)), packagesOf(written)];
  const isThere = ([path, { version, integrity, optional }]) => {
    const found = installed.get(path);
    return found ? found.version === version && found.integrity === integrity : optional === true;
  };
  return [...wanted].every(isThere) && [...installed.keys()].every((path) => wanted.has(path));
}

if (!isInstalled()) await install();

if (command !== undefined) await import('./3eu.mjs');
