/**
 * Where a site is kept. A store knows nothing of pages or versions: it holds numbered trees of files, and takes the next
 * one only from whoever read the last. `folder` is the store on a disk, `git` the one in a branch.
 */
import { Fault, message } from '../message';

/** One whole release, as files by path. It never changes. */
export type Tree = {
  /** 0 for a site without a release. */
  number: number;
  /** The number that the next release gets; more than one higher where releases were removed. */
  next: number;
  paths: readonly string[];
  has: (path: string) => boolean;
  /** SHA-256 of a file, in hexadecimal digits; undefined where there is none. */
  hash: (path: string) => string | undefined;
  /** Key of what a file was made from; undefined for a file that was not made, or not here. */
  key: (path: string) => string | undefined;
  /** Size of a file in bytes, as it was released. */
  size: (path: string) => number | undefined;
  /** @throws DamagedFileError when the file is missing or not the one that was released. */
  read: (path: string) => Promise<Buffer>;
  /** Whether a file stands there as it was released. */
  isWhole: (path: string) => Promise<boolean>;
  /** Where the file is, as messages name it. */
  locate: (path: string) => string;
  /** Files that stand among the release's and are none of them. The next release has none of these. */
  strangers: readonly string[];
  /** The configuration as the site's owner wrote it; null where there is none. */
  settings: string | null;
};

/** What a release changes in the one before: everything else stays the same file. */
export type Change = {
  /** By path; where a file was made from something, with the key of that. */
  write: ReadonlyMap<string, { content: Buffer; key?: string }>;
  remove: readonly string[];
};

/** A release that is kept. */
export type Standing = { number: number; open: () => Promise<Tree> };

export type Store = {
  /** The store's name in messages. */
  name: string;
  /** The newest release. */
  read: () => Promise<Tree>;
  /**
   * Takes the number after a release, with everything that stands there but for a change. `taken` when another release
   * has it: read again, and decide again.
   * @param message What the release does, for stores that keep it beside the release: a title, then a paragraph.
   * @throws DamagedFileError where a file that stays is not the one that was released.
   */
  claim: (base: Tree, change: Change, message: string) => Promise<'claimed' | 'taken'>;
  /** The releases that are kept, the newest first, also one that `read` refuses. */
  releases: () => AsyncIterable<Standing>;
  /** Removes outdated releases, and what killed processes have left. */
  tidy: () => Promise<void>;
};

/** The part of a tree that visitors get, and the part that they do not. */
export const publicFolder = 'public';
export const privateFolder = 'private';

/** A release is not as it was released. */
export class DamagedFileError extends Fault {
  override name = 'DamagedFileError';
}

/** @param path Names the file, and where it is. */
export function damaged(path: string): DamagedFileError {
  return new DamagedFileError(
    message(
      'damaged-file',
      { path },
      `${path} is missing, or differs from the file that was released.`,
      '`npm run verify` names the command that makes it again.',
    ),
  );
}

/** The files of a release that are not the ones that were released; every file is read. */
export async function damagedFiles({ paths, isWhole }: Pick<Tree, 'paths' | 'isWhole'>): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) if (!(await isWhole(path))) found.push(path);
  return found;
}

/**
 * Makes a release of one site the newest one of another, which nothing else writes to and which numbers its own
 * releases: a rollback in the first is a new release in the second.
 * @returns False if that was so already, or if there is no release.
 */
export async function mirror(from: Pick<Store, 'read'>, to: Store): Promise<boolean> {
  const [tree, known] = [await from.read(), await to.read()];
  const isSame =
    tree.paths.length === known.paths.length && tree.paths.every((path) => tree.hash(path) === known.hash(path));
  if (tree.number === 0 || isSame) return false;
  const write = new Map<string, { content: Buffer; key?: string }>();
  for (const path of tree.paths) {
    const key = tree.key(path);
    if (tree.hash(path) !== known.hash(path))
      write.set(path, { content: await tree.read(path), ...(key === undefined ? {} : { key }) });
  }
  await to.claim(known, { write, remove: known.paths.filter((path) => !tree.has(path)) }, `Release ${tree.number}`);
  await to.tidy();
  return true;
}
