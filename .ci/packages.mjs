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

/** The folders of the workspaces that package.json names; `mfe-*` stands for every folder that begins so. */
export function workspaceFolders(patterns, entries) {
  return patterns.flatMap((pattern) =>
    pattern.endsWith('*') ? entries.filter((entry) => entry.startsWith(pattern.slice(0, -1))) : [pattern],
  );
}

/** What only people read changes no package. */
const words =
  /^(README|CHANGELOG|CONTRIBUTING|SECURITY|LICENSE|NOTICE)[^/]*$|^\.github\/(?!workflows\/)|^shared\/(docs|decisions)\//;

/**
 * The folders that changed files belong to. The platform is under every package, and so is what stands at the top.
 * @param {readonly string[]} files
 * @param {readonly string[]} folders
 */
export function touched(files, folders) {
  const deepestFirst = [...folders].sort((a, b) => b.length - a.length);
  const owners = new Set(
    files
      .filter((file) => !words.test(file))
      .map((file) => deepestFirst.find((folder) => file.startsWith(`${folder}/`)) ?? 'shared'),
  );
  return owners.has('shared') ? [...folders] : folders.filter((folder) => owners.has(folder));
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.includes('--names');
  const [base = '', head = 'HEAD'] = process.argv.slice(2).filter((argument) => argument !== '--names');
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = workspaceFolders(workspaces, readdirSync(root)).filter((folder) =>
    existsSync(join(root, folder, 'package.json')),
  );
  const files = changedFiles(base, head);
  const found = files === null ? folders : touched(files, folders);
  const released = found.filter((folder) => /^(shell|mfe-.+)$/.test(folder));
  const text = names ? released.map((folder) => folder.replace(/^mfe-/, '')).join(' ') : JSON.stringify(found);
  process.stdout.write(`${text}\n`);
}
