/**
 * Builds every live version again from the commit that its record names, and compares: a version's name is the hash of its
 * files. Plain Node, in a clone with its whole history: node .ci/proof.mjs git:<URL>#<branch>
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (command, args, cwd = process.cwd()) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** What the tool says is live. */
function livePackages(store) {
  const lines = run('npm', ['run', '--silent', 'status', '--', '--json', '--store', store]).split('\n');
  return lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .find(({ kind }) => kind === 'result').data.packages;
}

/** A checkout of a commit, with the packages that its lockfile names. */
function checkoutOf(commit) {
  const folder = join(mkdtempSync(join(tmpdir(), 'proof-')), commit);
  run('git', ['worktree', 'add', '--quiet', '--detach', folder, commit]);
  run('npm', ['run', '--silent', 'setup'], folder);
  return folder;
}

/** @returns Why a version is not proved; undefined where it is. */
function doubt({ name, version, commit }, checkout) {
  if (!/^[0-9a-f]{7,40}$/.test(commit ?? '')) return `it is from ${commit}, which nobody can build again`;
  const folder = checkout(commit);
  const root = name === 'shell' ? 'shell' : `mfe-${name}`;
  // The engine stands in the shell's folder, and has nothing to build.
  run('npm', ['run', '--silent', 'build', '--if-present', '--workspace', `./${root}`], folder);
  const built = JSON.parse(readFileSync(join(folder, root, 'dist/descriptor.json'), 'utf8')).version;
  if (built === version) return undefined;
  const node = readFileSync(join(folder, '.nvmrc'), 'utf8').trim();
  return `${commit} makes ${built} here, with Node ${process.version} (it asks for ${node}) and the packages of its lockfile`;
}

const checkouts = new Map();
const checkout = (commit) => {
  if (!checkouts.has(commit)) checkouts.set(commit, checkoutOf(commit));
  return checkouts.get(commit);
};
for (const live of livePackages(process.argv[2])) {
  const why = doubt(live, checkout);
  console.log(`${live.name} ${live.version}: ${why === undefined ? 'comes out the same' : `NOT PROVED: ${why}`}`);
  if (why !== undefined) process.exitCode = 1;
}
