/**
 * The packages of this repository that changes between two commits touch, as a JSON array of folders; every package
 * where the first commit is not known. `--names` prints the short names of those that are released, as in `shell campus`.
 * Plain Node, so that it runs before anything is installed: node .ci/packages.mjs [--names] <base> <head>
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The workspaces of package.json: folder, name, and the names of what each is built or tested with. */
function readPackages() {
  const read = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const folders = read('.').workspaces.flatMap((pattern) =>
    pattern.endsWith('*') ? readdirSync(root).filter((entry) => entry.startsWith(pattern.slice(0, -1))) : [pattern],
  );
  return folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, dependencies, devDependencies, peerDependencies } = read(folder);
      return { folder, name, needs: Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }) };
    });
}

/** What only people read changes no package. */
const words =
  /^(README|CHANGELOG|CONTRIBUTING|SECURITY|LICENSE|NOTICE)[^/]*$|^\.github\/(?!workflows\/)|^shared\/(docs|decisions)\//;

/** The folders that changed files belong to, and those of whatever depends on them. What no package owns is under all. */
function touchedBy(files, packages) {
  const deepestFirst = [...packages].sort((a, b) => b.folder.length - a.folder.length);
  const owners = files
    .filter((file) => !words.test(file))
    .map((file) => deepestFirst.find(({ folder }) => file.startsWith(`${folder}/`)));
  const touched = new Set(owners.includes(undefined) ? packages : owners);
  // A set gives what is added to it while it is gone through.
  for (const { name } of touched) for (const other of packages) if (other.needs.includes(name)) touched.add(other);
  return packages.filter((each) => touched.has(each)).map(({ folder }) => folder);
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** Files that differ from where two commits parted; null where the first is not there, as for a new branch. */
function changedFiles(base, head) {
  try {
    // Of a file that was renamed git would name the new path only, and its earlier package has changed as well.
    return git('diff', '--name-only', '--no-renames', git('merge-base', base, head), head)
      .split('\n')
      .filter(Boolean);
  } catch {
    return null;
  }
}

const names = process.argv.includes('--names');
const [base = '', head = 'HEAD'] = process.argv.slice(2).filter((argument) => argument !== '--names');
const packages = readPackages();
const files = changedFiles(base, head);
const found = files === null ? packages.map(({ folder }) => folder) : touchedBy(files, packages);
const released = found.filter((folder) => /^(shell|mfe-.+)$/.test(folder));
const text = names ? released.map((folder) => folder.replace(/^mfe-/, '')).join(' ') : JSON.stringify(found);
process.stdout.write(`${text}\n`);
