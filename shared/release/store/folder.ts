import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fault } from '../messages/fault';
import { message, type Message } from '../messages/message';
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
import { abandonedAfter, ownName } from './own-name';
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
  warn?: (said: Message) => void;
  /** How many releases stay at least. Default 5. */
  keep?: number;
  /** Releases that are younger stay, too. In milliseconds; default an hour. */
  recent?: number;
};

const hour = 60 * 60 * 1000;

/** @throws Fault where the folder holds something else than a site of this layout. */
function checkLayout(site: string): void {
  if (!existsSync(site)) return;
  if (!lstatSync(site).isDirectory()) throw fault('site-is-a-file', { site });
  const entries = readdirSync(site);
  if (entries.includes(releasesFolder)) return;
  if (entries.includes('remotes.json')) throw fault('site-in-earlier-layout', { site, live: join(site, liveLink) });
  const entry = entries.find((name) => ![settingsFile, draftsFolder, lastNumberFile].includes(name));
  if (entry !== undefined) throw fault('site-is-something-else', { site, entry });
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
    if (known.number === 0) return treeOf(folder, { index: new Map(), files: new Set(), links: [] }, known, io);
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
    return folderDraft({ root, path, from, io, warn: () => warn(message('no-hard-links')), drop, pointToNewest });
  };

  const tidy = async () => {
    const own = join(drafts, ownName());
    await io.mkdir(own);
    // A disk that several machines share has a clock of its own.
    const now = (await io.touched(own)) ?? 0;
    const age = async (folder: string) => now - ((await io.touched(folder)) ?? now);
    const outdated = async (folder: string, after: number) => {
      // Another process may remove it first.
      if ((await age(folder)) >= after) await drop(folder).catch(() => undefined);
    };
    for (const name of await io.list(drafts)) await outdated(join(drafts, name), abandonedAfter);
    for (const number of (await releaseNumbers(root, io)).slice(0, -keep))
      await outdated(releaseFolder(root, number), recent);
    await io.remove(own);
  };

  const settings = () => {
    const path = join(root, settingsFile);
    return io.read(path).then(String, (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
      throw fault('settings-unreadable', { path, reason: error.message });
    });
  };

  return { name: root, read, draft, settings, tidy, releases };
}
