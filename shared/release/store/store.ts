/**
 * Where a site is kept. A store knows nothing of pages or versions: it holds numbered trees of files, and takes the next
 * one only from whoever read the last. `folder` is the store on a disk, `git` the one in a branch.
 */
import { Fault } from '../messages/fault';
import { message } from '../messages/message';

/** One whole release, as files by path. */
export type Tree = {
  /** 0 for a site without a release. */
  number: number;
  /** The number that the next release gets; more than one higher where releases were removed. */
  next: number;
  paths: readonly string[];
  has: (path: string) => boolean;
  /** SHA-256 of a file, in hexadecimal digits; undefined where there is none. */
  hash: (path: string) => string | undefined;
  /** Size of a file in bytes, as it was released. */
  size: (path: string) => number | undefined;
  /** @throws DamagedFileError when the file is missing or not the one that was released. */
  read: (path: string) => Promise<Buffer>;
  /** Where the file is, as messages name it. */
  locate: (path: string) => string;
  /** Files that stand among the release's and are none of them. The next release has none of these. */
  strangers: readonly string[];
};

/** The next release while it is made: the tree that it began with, and what changes in it. */
export type Draft = {
  write: (path: string, content: Buffer | string) => Promise<void>;
  remove: (path: string) => void;
  /**
   * Takes the tree's next number. `taken` when another release has it: read again, and plan again.
   * @param message What the release does, for stores that keep it beside the release: a title, then a paragraph.
   */
  claim: (message?: string) => Promise<'claimed' | 'taken'>;
  /** Forgets it. */
  discard: () => Promise<void>;
};

/** A release that is kept, and what it holds as the start of the next one, in the place of what is live. */
export type StandingRelease = { number: number; open: () => Promise<Tree> };

export type Store = {
  /** The store's name in messages. */
  name: string;
  /** The newest release. */
  read: () => Promise<Tree>;
  draft: (from: Tree) => Promise<Draft>;
  /** The configuration as the site's owner wrote it; null where there is none. */
  settings: () => Promise<string | null>;
  /** Removes outdated releases, and drafts that nobody works on any more. */
  tidy: () => Promise<void>;
  /** The releases that are kept, the newest first, also one that `read` refuses. */
  releases: () => Promise<readonly StandingRelease[]>;
};

/** The part of a tree that visitors get, and the part that they do not. */
export const publicFolder = 'public';
export const privateFolder = 'private';

/** A release is not as it was released, and can be repaired. */
export class DamagedFileError extends Fault {
  override name = 'DamagedFileError';
}

/** @param path Names the file, and where it is. */
export function damaged(path: string): DamagedFileError {
  return new DamagedFileError(message('damaged-file', { path }));
}

/** The files of a release that are not the ones that were released; every file is read. */
export async function damagedFiles({ paths, read }: Pick<Tree, 'paths' | 'read'>): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await read(path).catch((error: unknown) => {
      if (!(error instanceof DamagedFileError)) throw error;
      found.push(path);
    });
  }
  return found;
}
