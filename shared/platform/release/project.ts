/** Room release: where the tool works, on what, and for whom. For every room; the gate asks none of it. */
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { nearest } from '../build/nearest';
import { keyOf } from './cache';
import { askGit } from './git';
import { fault, usageFault } from './message';

/** The nearest folder upwards that has a file. @param from Default: where the tool was started. */
function upwards(file: string, from = process.cwd()): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, file))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/** What makes a folder a package of a site. */
const configuration = 'rspack.config.ts';

const frame = upwards(join('shell', configuration));

/** Whether the shell is a package of this repository: then a site can be made from here. */
export const hasShell = frame !== undefined;

/** The root folder of the repository: the shell and remotes stand in it, or it is itself a remote. */
export const projectRoot = frame ?? upwards(configuration) ?? process.cwd();

const require = createRequire(import.meta.url);

/** The folder of the platform that packages are built from. */
export const platformRoot = dirname(require.resolve('../package.json'));

type Manifest = {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** The `package.json` of a folder. */
export const manifestIn = (root: string) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

/** The folders of a package's dependencies that are sources like its own: workspaces, and what is packed as such. */
export function sourcesOf(root: string): string[] {
  const { resolve: find } = createRequire(join(root, 'package.json'));
  return Object.keys(manifestIn(root).dependencies ?? {}).flatMap((name) => {
    try {
      const folder = dirname(realpathSync(find(`${name}/package.json`)));
      return folder.includes('node_modules') ? [] : [folder];
    } catch {
      return [];
    }
  });
}

/** Whether the platform is a folder of this repository; in any other it is an installed package. */
export const hasPlatform = !platformRoot.includes('node_modules');

/** The line that brings a repository a newer platform. */
export const upgradeLine = (version = 'VERSION') => (hasPlatform ? 'git pull' : `npm run upgrade -- ${version}`);

/** Where finished pictures are, in a package and in what packages share; fonts come from there alone. */
const assetFolder = 'pictures/public';

/** The files of those folders, by their path in the public part of a site. A package may bring pictures only. */
export async function assetFiles(): Promise<Map<string, () => Promise<Buffer>>> {
  const packages = allPackages().map(({ root }) => root);
  const shared = new Set(packages.flatMap(sourcesOf));
  const folders = [...shared, ...packages].filter((root) => existsSync(join(root, assetFolder)));
  const all = await Promise.all(
    folders.map(async (root) => {
      const folder = join(root, assetFolder);
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      // What a file manager leaves behind is no part of a site.
      return entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [relative(folder, file).replaceAll('\\', '/'), file] as const)
        .filter(([path]) => shared.has(root) || path.startsWith('pictures/'));
    }),
  );
  return new Map(all.flat().map(([path, file]) => [path, () => readFile(file)]));
}

/** A package that is released: its short name and its folder. */
export type Package = { name: string; root: string };

/** The name that a package is released under, of its folder's or its own: `library` for `mfe-library` and `@3eu/mfe-library`. */
export function shortName(name: string): string {
  return name.replace(/^@[^/]+\//, '').replace(/^mfe-/, '');
}

const isPackage = (root: string) => existsSync(join(root, configuration));

/** The name of the package in a folder, as its `package.json` has it. */
const nameIn = (root: string) => shortName(manifestIn(root).name);

/** The shell and every `mfe-…` folder beside it; in a repository of its own, the one remote that is there. */
export function allPackages(): Package[] {
  if (isPackage(projectRoot)) return [{ name: nameIn(projectRoot), root: projectRoot }];
  const names = ['shell', ...readdirSync(projectRoot).filter((name) => name.startsWith('mfe-'))];
  const packages = names.map((name) => ({ name: shortName(name), root: join(projectRoot, name) }));
  return packages.filter(({ root }) => isPackage(root));
}

/** @throws Fault for a name that no package has, with the nearest one. */
export function packageNamed(name: string): Package {
  const all = allPackages();
  const found = all.find((candidate) => candidate.name === shortName(name));
  if (found) return found;
  const names = all.map((candidate) => candidate.name);
  throw usageFault(`There is no package "${name}". ${nearest(name, names)}`);
}

/** The package in a folder, under its own name. @throws Fault where there is none. */
function packageAt(folder: string): Package {
  const root = resolve(folder);
  if (isPackage(root) && existsSync(join(root, 'package.json'))) return { name: nameIn(root), root };
  const what = `${root} is not a package of a site: it contains no ${configuration}.`;
  throw fault(what, 'Name another folder, or a package of this repository.', 'not-a-package');
}

/** The packages that a command names, each once: by their short names, or by folders, as in `../library`. */
export function packagesFrom(names: readonly string[]): Package[] {
  if (names.length === 0) return allPackages();
  const found = names.map((name) => (/^(\.|(?!@).*[\\/])/.test(name) ? packageAt(name) : packageNamed(name)));
  return [...new Map(found.map((each) => [each.name, each])).values()];
}

/** What git says of this repository; see `askGit`. */
export function git(args: readonly string[], nothing?: readonly number[], folder = projectRoot): string | null {
  return askGit(folder, args, nothing);
}

/** Whether a folder stands in a repository of git. */
function isInRepository(folder = projectRoot): boolean {
  return upwards('.git', folder) !== undefined;
}

/** Whether this repository has a commit. */
export function hasCommit(commit: string, folder = projectRoot): boolean {
  const isHash = /^[0-9a-f]{7,40}$/.test(commit);
  return (
    isHash &&
    isInRepository(folder) &&
    git(['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], [1], folder) !== null
  );
}

/** What a commit says of itself in its first line; null where this repository does not have it. */
export function subjectOf(commit: string): string | null {
  return hasCommit(commit) ? git(['log', '-1', '--format=%s', commit]) : null;
}

/** What lies beside sources and is compiled into nothing, for git. */
const uncompiled = [
  '*.test.ts',
  '*.test.tsx',
  '*.md',
  '*/release/*',
  '*/pictures/masters/*',
  '*/pictures/public/*',
].map((pattern) => `:(exclude)${pattern}`);

/** What a package is compiled from, for git: its own sources, those of what packages share, and the versions of libraries. */
const sourcePaths = (root: string) => [
  root,
  ...sourcesOf(root),
  ...['package-lock.json', 'tsconfig.base.json'].map((name) => join(projectRoot, name)),
  ...uncompiled,
];

/** The folders that packages share, for git: what they say in common, and not the platform. */
export function sharedPaths(): string[] {
  const shared = new Set(allPackages().flatMap(({ root }) => sourcesOf(root)));
  shared.delete(realpathSync(platformRoot));
  return [...shared];
}

/** The files below some paths that differ between two commits; null where this repository does not have both. */
export function changesBetween(from: string, to: string, paths: readonly string[], folder = projectRoot) {
  if (![from, to].every((commit) => hasCommit(commit, folder))) return null;
  if (paths.length === 0) return [];
  const changed = git(['diff', '--name-only', '--relative', from, to, '--', ...paths, ...uncompiled], [], folder);
  return changed?.split('\n') ?? [];
}

/** Whether the sources of a package are those of a commit. */
export function isBuiltFrom(commit: string | undefined, root: string): boolean {
  return (
    commit !== undefined &&
    hasCommit(commit) &&
    git(['diff', '--name-only', commit, '--', ...sourcePaths(root)]) === null &&
    git(['ls-files', '--others', '--exclude-standard', '--', ...sourcePaths(root)]) === null
  );
}

/** Name of a package's sources as they lie here: equal ones make the same build. Undefined outside this repository. */
export function sourcesKey(root: string): string | undefined {
  const listed = git(
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...sourcePaths(root)],
    [128],
  );
  const isFile = (file: string) => statSync(join(projectRoot, file), { throwIfNoEntry: false })?.isFile();
  const files = listed?.split('\0').filter(isFile);
  return files && keyOf(...files.flatMap((file) => [file, readFileSync(join(projectRoot, file))]));
}

/** The commit that is checked out; `-dirty` where files differ from it, `unknown` outside a repository. */
export function currentCommit(): string {
  if (!isInRepository() || git(['rev-parse', '--verify', '--quiet', 'HEAD'], [1]) === null) return 'unknown';
  return git(['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*']) ?? 'unknown';
}

/**
 * Whether sources lack the commit that a version was built from: a build of them would take that version back. `has` where
 * no commit was recorded; `unknown` in a shallow clone that does not reach so far.
 * @param own The commit of those sources, as it was recorded. Default: what is checked out.
 */
export function lacksCommit(recorded = 'unknown', own = 'HEAD', folder = projectRoot): 'has' | 'lacks' | 'unknown' {
  const [commit = '', from = ''] = [recorded, own].map((each) => each.replace(/-dirty$/, ''));
  if (!/^[0-9a-f]{7,40}$/.test(commit) || !isInRepository(folder)) return 'has';
  if (from !== 'HEAD' && !hasCommit(from, folder)) return 'unknown';
  const isAncestor =
    hasCommit(commit, folder) &&
    git(['merge-base', commit, from], [1], folder)?.startsWith(git(['rev-parse', commit], [], folder)!) === true;
  if (isAncestor) return 'has';
  return git(['rev-parse', '--is-shallow-repository'], [], folder) === 'true' ? 'unknown' : 'lacks';
}

/** The account's name; a container may run as one that has none. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

/** Who releases: the CI's user, else git's, else the account's name; `unknown` if there is none. */
export function currentUser(): string {
  return process.env.GITHUB_ACTOR || (git(['config', 'user.name'], [1]) ?? accountName());
}

/** The author of a release's commit, in git's format; a placeholder if git has no identity. */
export function commitAuthor(): string {
  const now = `${Math.floor(Date.now() / 1000)} +0000`;
  return (
    git(['-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT'], [128]) ?? `release <release@localhost> ${now}`
  );
}
