import { UserError } from '../../user-error';
import { indexFile, readIndex, type FileIndex } from '../file-index';
import { damaged, privateFolder, publicFolder, type Tree } from '../store';
import { numberSchema } from '../untrusted';
import type { GitAddress } from './address';
import { contentsOf, entriesOf, type ContentFolder, type Entry, type Git, type Wanted } from './content';

/** The file that holds the number of the release, beside its folders. */
export const numberFile = 'release.json';

/** A release in a branch, with what the next one is made from. */
export type GitTree = Tree & {
  /** Null where the branch is not there yet. */
  commit: string | null;
  /** Whether a file is the one that was released. */
  isWhole: (path: string) => boolean;
};

function inRelease(path: string): boolean {
  return path.startsWith(`${publicFolder}/`) || path.startsWith(`${privateFolder}/`);
}

/** Files that an owner may add before the first release: settings, and files that hosts and readers look for. */
function isOwners(path: string): boolean {
  return /^(\.[^/]+(\/|$)|config\.json$|CNAME$|(netlify|wrangler)\.(toml|jsonc?)$|(readme|licen[cs]e|notice)(\.\w+)?$)/i.test(
    path,
  );
}

/** @throws UserError where a branch holds something else than a site: a release would mix with it. */
function checkBranch(paths: readonly string[], { name, branch }: GitAddress): void {
  const other = paths.find((path) => !isOwners(path));
  if (paths.includes(indexFile) || other === undefined) return;
  throw new UserError(
    `${name} is not a site: the branch ${branch} contains ${other}. Name a branch that is used only for releases, as in #live; the first release creates it.`,
  );
}

async function textOf(git: Git, entry: Entry | undefined): Promise<string | null> {
  return entry ? (await contentsOf(git, [entry.id]))[0]!.toString() : null;
}

function wantedOf(index: FileIndex, entries: ReadonlyMap<string, Entry>, path: string): Wanted | null {
  const [[hash, size] = [], entry] = [index.get(path), entries.get(path)];
  return hash !== undefined && entry?.isPlain && entry.size === size ? { hash, entry } : null;
}

/**
 * The release in a commit, and the settings beside it. All of its content comes to this machine, once.
 * @param admit Throws where the commit must not be used.
 */
export async function readCommit(
  git: Git,
  content: ContentFolder,
  address: GitAddress,
  commit: string | null,
  admit: (commit: string, settings: string | null) => Promise<void>,
): Promise<{ tree: GitTree; settings: string | null }> {
  const entries: Map<string, Entry> = commit === null ? new Map() : await entriesOf(git, commit);
  checkBranch([...entries.keys()], address);
  const settings = await textOf(git, entries.get('config.json'));
  if (commit !== null) await admit(commit, settings);
  const broken = (file: string) =>
    new UserError(`${file} in ${address.name} cannot be read. Revert the commit that changed it: git revert ${commit}`);
  const parsed = async <T>(file: string, read: (text: string) => T, otherwise: T): Promise<T> => {
    const text = await textOf(git, entries.get(file));
    try {
      return text === null ? otherwise : read(text);
    } catch {
      throw broken(file);
    }
  };
  const index = await parsed(indexFile, readIndex, new Map() as FileIndex);
  const { number } = await parsed(numberFile, (text) => numberSchema.parse(JSON.parse(text)), { number: 0 });
  if (number === 0 && index.size > 0) throw broken(numberFile);

  const wanted = (path: string) => wantedOf(index, entries, path);
  await content.bring([...index.keys()].flatMap((path) => wanted(path) ?? []));
  const isWhole = (path: string) => {
    const file = wanted(path);
    return file !== null && content.stands(file);
  };
  const tree: GitTree = {
    number,
    next: number + 1,
    commit,
    paths: [...index.keys()],
    strangers: [...entries.keys()].filter((path) => inRelease(path) && !index.has(path)),
    isWhole,
    has: (path) => index.has(path),
    hash: (path) => index.get(path)?.[0],
    size: (path) => index.get(path)?.[1],
    read: async (path) => {
      const file = wanted(path);
      const bytes = file && (await content.read(file));
      if (bytes) return bytes;
      throw damaged(`${path} in ${address.name}`);
    },
    locate: (path) => {
      const file = wanted(path);
      return file ? content.place(file) : `${path} in ${address.name}`;
    },
  };
  return { tree, settings };
}
