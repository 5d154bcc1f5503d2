/** Where the tool works, on what, and for whom. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nearest } from '@3eu/shared/build/nearest';
import type { RemoteDefinition } from '@3eu/shared/contract';
import { fault, usageFault } from './message';

/** Whether the tool is a package that is installed, and not a folder of the platform's repository. */
export const isStandalone = /[\\/]node_modules[\\/]/.test(import.meta.dirname);

/** The nearest folder, upwards from here, that holds a package of a site; npm starts its scripts in it. */
function standaloneRoot(): string {
  const here = process.cwd();
  for (let folder = here; folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'rspack.config.ts'))) return folder;
  return here;
}

/** The root folder of the repository. */
export const projectRoot = isStandalone ? standaloneRoot() : resolve(import.meta.dirname, '../..');

/** The folder of `@3eu/shared`: the platform that packages are built from. */
export const platformRoot = dirname(createRequire(import.meta.url).resolve('@3eu/shared/package.json'));

/** Where finished pictures are; in the platform’s repository, emblems, icons and fonts too. */
const assetFolder = join(isStandalone ? projectRoot : platformRoot, 'pictures/public');

/** The files of that folder, by their path in the public part of a site. A remote's own repository may bring pictures only. */
export async function assetFiles(): Promise<Map<string, () => Promise<Buffer>>> {
  if (isStandalone && !existsSync(assetFolder)) return new Map();
  const entries = await readdir(assetFolder, { recursive: true, withFileTypes: true });
  // What a file manager leaves behind is no part of a site.
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  const all = files.sort().map((file) => [relative(assetFolder, file).replaceAll('\\', '/'), file] as const);
  const ours = all.filter(([path]) => !isStandalone || path.startsWith('pictures/'));
  return new Map(ours.map(([path, file]) => [path, () => readFile(file)]));
}

/** A package that is released: its short name and its folder. */
export type Package = { name: string; root: string };

/** The name that a package is released under, of its folder's or its own: `library` for `mfe-library` and `@3eu/mfe-library`. */
export function shortName(name: string): string {
  return name.replace(/^@[^/]+\//, '').replace(/^mfe-/, '');
}

/** The shell and every `mfe-…` folder beside it; in a repository of its own, the one remote that is there. */
export function allPackages(): Package[] {
  if (isStandalone) {
    const { name } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { name: string };
    return [{ name: shortName(name), root: projectRoot }];
  }
  const folders = readdirSync(projectRoot).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(projectRoot, name, 'rspack.config.ts')),
  );
  return [
    { name: 'shell', root: join(projectRoot, 'shell') },
    ...folders.map((folder) => ({ name: shortName(folder), root: join(projectRoot, folder) })),
  ];
}

/** @throws Fault for a name that no package has, with the nearest one. */
export function packageNamed(name: string): Package {
  const all = allPackages();
  const found = all.find((candidate) => candidate.name === shortName(name));
  if (found) return found;
  const names = all.map((candidate) => candidate.name);
  throw usageFault('no-such-package', `There is no package "${name}". ${nearest(name, names)}`);
}

/** The package in a folder, under its own name. @throws Fault where there is none. */
function packageAt(folder: string): Package {
  const root = resolve(folder);
  const file = join(root, 'package.json');
  if (existsSync(join(root, 'rspack.config.ts')) && existsSync(file))
    return { name: shortName((JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name), root };
  const what = `${root} is not a package of a site: it contains no rspack.config.ts.`;
  throw fault('not-a-package', what, 'Name another folder, or a package of this repository.');
}

/** The packages that a command names, each once: by their short names, or by folders, as in `../library`. */
export function packagesFrom(names: readonly string[]): Package[] {
  if (names.length === 0) return allPackages();
  const found = names.map((name) => (/^(\.|(?!@).*[\\/])/.test(name) ? packageAt(name) : packageNamed(name)));
  return [...new Map(found.map((each) => [each.name, each])).values()];
}

/**
 * The definitions of remotes, without a build. A remote with an unreadable descriptor is left out: its own release
 * reports why.
 */
export async function definitionsOf(packages: readonly Package[]): Promise<RemoteDefinition[]> {
  const remotes = packages.filter(({ name }) => name !== 'shell');
  const all = await Promise.all(
    remotes.map(({ root }) =>
      import(pathToFileURL(join(root, 'src/descriptor.ts')).href).then(
        ({ descriptor }: { descriptor: RemoteDefinition }) => [descriptor],
        () => [],
      ),
    ),
  );
  return all.flat();
}

/** What git says of this repository; null where it fails, or says nothing. */
export function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8', timeout: 10_000 });
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : null;
}

/** The commit that is checked out; `-dirty` where files differ from it, `unknown` outside a repository. */
export function currentCommit(): string {
  return git('describe', '--always', '--dirty', '--abbrev=12', '--exclude=*') ?? 'unknown';
}

/**
 * Whether a checkout lacks the commit that a version was built from: a build from here would take that version back. False
 * where nobody can know: without a repository, in a shallow one, and where no commit was recorded.
 */
export function lacksCommit(recorded = 'unknown', folder = projectRoot): boolean {
  const commit = recorded.replace(/-dirty$/, '');
  const isKnown = /^[0-9a-f]{7,40}$/.test(commit);
  if (!isKnown || git('-C', folder, 'rev-parse', '--is-shallow-repository') !== 'false') return false;
  // The nearest commit that both have: of an ancestor that is the ancestor itself.
  return git('-C', folder, 'merge-base', commit, 'HEAD')?.startsWith(commit) !== true;
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
  return process.env.GITHUB_ACTOR || (git('config', 'user.name') ?? accountName());
}

/** The author of a release's commit, in git's format; a placeholder if git has no identity. */
export function commitAuthor(): string {
  const now = `${Math.floor(Date.now() / 1000)} +0000`;
  return git('-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT') ?? `release <release@localhost> ${now}`;
}
