import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../user-error';
import { folderDraft } from './folder-draft';
import { readIndex, indexFile, hashOf, type FileIndex } from './file-index';
import { diskIo, type Io } from './io';
import { highestRelease, liveLink, pointLive, releaseFolder, releasesFolder, releaseNumbers } from './live';
import { isAlive, ownName } from './owner';
import { recycle, type Recycled } from './recycle';
import { damaged, type Store, type Tree } from './store';

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
  /** Releases that are younger stay, too. In milliseconds; default an hour. */
  recent?: number;
};

const hour = 60 * 60 * 1000;

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
  const other = entries.filter((entry) => entry !== settingsFile && entry !== draftsFolder);
  if (other.length > 0)
    throw new UserError(`${root} is not a site: it contains ${other[0]}. Choose an empty folder with --site.`);
}

function treeOf(root: string, number: number, index: FileIndex, io: Io): Tree {
  const folder = releaseFolder(root, number);
  const locate = (path: string) => `${folder}/${path}`;
  const read = async (path: string) => {
    const content = await io.read(locate(path)).catch(() => null);
    if (content && hashOf(content) === index.get(path)?.[0]) return content;
    throw damaged(locate(path));
  };
  return {
    number,
    paths: [...index.keys()],
    has: (path) => index.has(path),
    hash: (path) => index.get(path)?.[0],
    size: (path) => index.get(path)?.[1],
    read,
    locate,
    undo: `rm -r ${folder}`,
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

  const read = async (): Promise<Tree> => {
    checkLayout(root);
    const number = await highestRelease(root, io);
    if (number === 0) return treeOf(root, 0, new Map(), io);
    // `live` is behind if a process ended right after claiming a release. A read-only disk is no reason to stop
    // reading.
    await pointLive(root, drafts, ownName, io).catch(() => undefined);
    const index = readIndex((await io.read(join(releaseFolder(root, number), indexFile))).toString());
    return treeOf(root, number, index, io);
  };

  /** Folders of releases that nobody needs any more, the oldest first. */
  const outdated = async () => {
    const old = (await releaseNumbers(root, io)).slice(0, -keep).map((number) => releaseFolder(root, number));
    const age = (folder: string) => Date.now() - (lstatSync(folder, { throwIfNoEntry: false })?.ctimeMs ?? Infinity);
    return old.filter((folder) => age(folder) >= recent);
  };

  /**
   * Prepares a draft's folder: an outdated release, which has most files of the next one already, or an empty folder. A
   * release then links only what changed in the last few releases, not every file of the site.
   */
  const begin = async (path: string, from: Tree): Promise<Recycled> => {
    const old = (await outdated()).at(-1);
    if (old !== undefined && old !== releaseFolder(root, from.number)) {
      // Another process may try the same: only one gets the folder.
      const isOurs = await io.rename(old, path).then(
        () => true,
        () => false,
      );
      if (isOurs) return recycle(path, from, io);
    }
    await io.mkdir(path);
    return { files: new Set(), folders: new Set() };
  };

  const draft = async (from: Tree) => {
    checkLayout(root);
    for (const folder of [drafts, join(root, releasesFolder)]) await io.mkdir(folder);
    const path = join(drafts, ownName());
    const recycled = await begin(path, from);
    return folderDraft({
      path,
      recycled,
      target: releaseFolder(root, from.number + 1),
      releases: join(root, releasesFolder),
      from,
      io,
      warn,
      onClaimed: () => pointLive(root, drafts, ownName, io),
    });
  };

  /** Takes a folder out of sight in one step, and then away. */
  const drop = async (folder: string) => {
    const away = join(drafts, ownName());
    await io.rename(folder, away);
    await io.remove(away);
  };

  const tidy = async () => {
    for (const name of await io.list(drafts)) if (!isAlive(name)) await io.remove(join(drafts, name));
    // Errors are ignored, because another process may have removed the folder first. The newest outdated release is
    // kept for the next draft to recycle.
    for (const folder of (await outdated()).slice(0, -1)) await drop(folder).catch(() => undefined);
  };

  const settings = () =>
    io.read(join(root, settingsFile)).then(
      (text) => text.toString(),
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
        throw new UserError(`${join(root, settingsFile)} cannot be read. ${error.message}`);
      },
    );

  return { name: root, read, draft, settings, tidy };
}
