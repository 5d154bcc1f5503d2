/**
 * The entrance of `npm start`, `npm test` and `npm run dev`: plain Node, so that it runs in a fresh clone. It installs
 * the packages where they are missing or out of date, and hands over to the tool itself.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
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

/** Packages that a package.json asks for and the lockfile does not name; nothing is fetched to find out. */
function missingInLock() {
  const { passed, text } = npm(['ls', '--package-lock-only', '--all', '--json', '--loglevel', 'silent'], 'pipe');
  if (passed) return [];
  try {
    return (JSON.parse(text).problems ?? []).filter(
      (problem) => /^(missing|invalid)/.test(problem) && !/optional|peer/i.test(problem),
    );
  } catch {
    return [];
  }
}

async function answers(registry) {
  try {
    await fetch(registry, { signal: AbortSignal.timeout(10_000) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs exactly what the lockfile says. Some registries lack the builds of a package for other systems than this one;
 * `npm ci` then refuses the lockfile, and a plain install takes the same versions without them.
 */
async function install() {
  const missing = missingInLock();
  if (missing.length > 0)
    fail(
      `package-lock.json does not name everything that is asked for:\n${missing.map((problem) => `- ${problem}`).join('\n')}\nRun \`npm install\` once and commit the lockfile. Nothing was installed.`,
    );
  const limits = [
    '--no-audit',
    '--no-fund',
    '--fetch-retries',
    '1',
    '--fetch-retry-mintimeout',
    '1000',
    '--fetch-retry-maxtimeout',
    '5000',
    '--fetch-timeout',
    '30000',
  ];
  if (npm(['ci', ...limits]).passed) return;
  const registry = npm(['config', 'get', 'registry', '--loglevel', 'silent'], 'pipe').text;
  if (!(await answers(registry)))
    fail(
      `The packages could not be installed: ${registry} does not answer. Connect to the network, or name a registry that can be reached: npm config set registry https://…`,
    );
  console.log('Trying without the builds for other systems than this one …');
  if (!npm(['install', '--no-save', ...limits]).passed)
    fail("The packages could not be installed; npm's own message stands above.");
}

const installed = new URL('../../../node_modules/.package-lock.json', import.meta.url);
const locked = new URL('../../../package-lock.json', import.meta.url);

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(locked).mtimeMs) {
  console.log('Installing packages …');
  await install();
}
if (process.argv[2] === 'install') process.exit(0);
const { status, signal } = spawnSync(
  process.execPath,
  ['--import', 'tsx/esm', 'shared/release/commands/cli.ts', ...process.argv.slice(2)],
  { ...options, shell: false, stdio: 'inherit' },
);
process.exit(signal === 'SIGINT' ? 130 : (status ?? 1));
