import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../user-error';
import { folderDraft } from './folder-draft';
import { hashOf } from './file-index';
import { diskIo, type Io } from './io';
import {
  highestRelease,
  lastNumberFile,
  liveLink,
  nextNumber,
  pointLive,
  releaseFolder,
  releasesFolder,
  releaseNumbers,
} from './live';
import { isAbandoned, ownName } from './owner';
import { readRelease, surveyRelease, type ReleaseFolder } from './release-folder';
import { damaged, type Store, type Tree } from './store';
import { placeIn } from './untrusted';

/** Where drafts are made, beside the releases so that one can be renamed to the other. */
const draftsFolder = 'drafts';

/** The configuration, as the site's owner edits it. */
export const settingsFile = 'config.json';

export type FolderStoreOptions = {
  io?: Io;
  /** Called once if the disk has no hard links. */
  warn?: (text: string) => void;
  /** How many releases stay at least. Default 5. */
  keep?: number;
  /** Releases that are younger stay, too, and so do drafts that changed since. In milliseconds; default an hour. */
  recent?: number;
};

const hour = 60 * 60 * 1000;
const noRelease: ReleaseFolder = { index: new Map(), files: new Set(), links: [] };

/** @throws UserError where the folder holds something else than a site of this layout. */
function checkLayout(root: string): void {
  if (!existsSync(root)) return;
  if (!lstatSync(root).isDirectory())
    throw new UserError(`${root} is a file, but a site is a folder. Choose a folder with --site.`);
  const entries = readdirSync(root);
  if (entries.includes(releasesFolder)) return;
  if (entries.includes('remotes.json')) {
    throw new UserError(
      `${root} contains a site in an earlier layout, without numbered releases, which cannot be converted. Move it away (mv ${root} ${root}-old) and release everything again. From then on, hosts have to serve ${join(root, liveLink)}.`,
    );
  }
  const other = entries.filter((entry) => ![settingsFile, draftsFolder, lastNumberFile].includes(entry));
  if (other.length > 0)
    throw new UserError(`${root} is not a site: it contains ${other[0]}. Choose an empty folder with --site.`);
}

/**
 * A release as the start of the next one.
 * @param number The release whose place it has.
 */
function treeOf(
  folder: string,
  { index, files, links }: ReleaseFolder,
  { number, next }: Pick<Tree, 'number' | 'next'>,
  io: Io,
): Tree {
  const locate = (path: string) => placeIn(folder, path);
  const read = async (path: string) => {
    // What the walk has not found as a file may be behind a link.
    const content = files.has(path) ? await io.read(locate(path)).catch(() => null) : null;
    if (content && hashOf(content) === index.get(path)?.[0]) return content;
    throw damaged(locate(path));
  };
  return {
    number,
    next,
    paths: [...index.keys()],
    has: (path) => index.has(path),
    hash: (path) => index.get(path)?.[0],
    size: (path) => index.get(path)?.[1],
    read,
    locate,
    strangers: [...files, ...links].filter((path) => !index.has(path)),
  };
}

/**
 * A site on a disk: `releases/<number>` whole releases, whose unchanged files are hard links, and `live`, a symbolic link
 * to what visitors get of the newest one.
 */
export function folderStore(
  root: string,
  { io = diskIo, warn = () => {}, keep = 5, recent = hour }: FolderStoreOptions = {},
): Store {
  const drafts = join(root, draftsFolder);

  const pointToNewest = () => pointLive(root, drafts, ownName, io);

  /** The numbers of the newest release and of the next one. */
  const numbers = async () => ({ number: await highestRelease(root, io), next: await nextNumber(root, io) });

  const read = async (): Promise<Tree> => {
    checkLayout(root);
    const known = await numbers();
    const folder = releaseFolder(root, known.number);
    if (known.number === 0) return treeOf(folder, noRelease, known, io);
    const tree = treeOf(folder, await readRelease(folder, io), known, io);
    // `live` is behind if a process ended right after claiming a release. A read-only disk is no reason to stop
    // reading.
    await pointToNewest().catch(() => undefined);
    return tree;
  };

  const releases = async () => {
    const known = await numbers();
    return (await releaseNumbers(root, io)).reverse().map((number) => {
      const folder = releaseFolder(root, number);
      return { number, open: async () => treeOf(folder, await surveyRelease(folder, io), known, io) };
    });
  };

  /** Takes a folder out of sight in one step, and then away. */
  const drop = async (folder: string) => {
    const away = join(drafts, ownName());
    await io.rename(folder, away);
    await io.remove(away);
  };

  const draft = async (from: Tree) => {
    checkLayout(root);
    for (const folder of [drafts, join(root, releasesFolder)]) await io.mkdir(folder);
    const path = join(drafts, ownName());
    await io.mkdir(path);
    return folderDraft({ root, path, from, io, warn, drop, pointLive: pointToNewest });
  };

  /** Folders of releases that nobody needs any more. */
  const outdated = async () => {
    const old = (await releaseNumbers(root, io)).slice(0, -keep).map((number) => releaseFolder(root, number));
    const age = (folder: string) => Date.now() - (lstatSync(folder, { throwIfNoEntry: false })?.ctimeMs ?? Infinity);
    return old.filter((folder) => age(folder) >= recent);
  };

  /** Drafts of processes that ended, or of which nothing is known, and which nobody has touched for long. */
  const abandoned = async () => {
    const found: string[] = [];
    const own = join(drafts, ownName());
    const names = await io.list(drafts);
    if (names.length === 0) return found;
    // A disk that several machines share has a clock of its own.
    await io.mkdir(own);
    const now = await io.touched(own);
    await io.remove(own);
    for (const name of names) {
      const touched = await io.touched(join(drafts, name));
      if (now !== null && touched !== null && isAbandoned(name, now - touched, recent)) found.push(join(drafts, name));
    }
    return found;
  };

  const tidy = async () => {
    // Errors are ignored, because another process may have removed the folder first.
    for (const folder of [...(await abandoned()), ...(await outdated())]) await drop(folder).catch(() => undefined);
  };

  const settings = () =>
    io.read(join(root, settingsFile)).then(
      (text) => text.toString(),
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
        throw new UserError(`${join(root, settingsFile)} cannot be read. ${error.message}`);
      },
    );

  return { name: root, read, draft, settings, tidy, releases };
}
