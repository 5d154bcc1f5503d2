/**
 * A site on a disk: `releases/<number>` whole releases, whose unchanged files are hard links, and `live`, a symbolic link
 * to what visitors get of the newest one.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fault, message, type Message } from '../message';
import { diskIo, type Io } from './io';
import {
  abandonedAfter,
  hashOf,
  indexed,
  indexFile,
  keptEntry,
  ownName,
  placeIn,
  readIndex,
  settingsFile,
  writeIndex,
  writtenEntry,
  type FileIndex,
} from './layout';
import { damaged, DamagedFileError, publicFolder, type Change, type Standing, type Store, type Tree } from './store';

const releasesFolder = 'releases';
/** Where drafts are made, beside the releases so that one can be renamed to the other. */
const draftsFolder = 'drafts';
/** The symbolic link that hosts serve. */
export const liveLink = 'live';
/** Holds the highest number that a release ever had: a number that visitors have seen is not used again. */
const lastNumberFile = 'last-number';

const hour = 60 * 60 * 1000;
const numberPattern = /^[1-9]\d{0,8}$/;
const noLinks = new Set(['EPERM', 'EXDEV', 'ENOTSUP', 'ENOSYS', 'EMLINK', 'EOPNOTSUPP']);
const occupied = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES']);
const forbidden = new Set(['EACCES', 'EPERM']);

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';
const folderOf = (site: string, number: number) => join(site, releasesFolder, String(number));

/** The numbers of the releases that stand in a site, in their order. */
async function releaseNumbers(site: string, io: Pick<Io, 'list'>): Promise<number[]> {
  const names = await io.list(join(site, releasesFolder));
  return names
    .filter((name) => numberPattern.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

/** The numbers of the newest release (0 where there is none) and of the next one, also where some were removed by hand. */
async function numbersOf(site: string, io: Io): Promise<Pick<Tree, 'number' | 'next'>> {
  const number = (await releaseNumbers(site, io)).at(-1) ?? 0;
  const [, linked = ''] = (await io.readlink(join(site, liveLink)))?.split(/[\\/]/) ?? [];
  const kept = await io.read(join(site, lastNumberFile)).then(String, () => '');
  const known = [linked, kept.trim()].filter((text) => numberPattern.test(text)).map(Number);
  return { number, next: Math.max(number, ...known) + 1 };
}

function noPermission(path: string) {
  return fault(
    'no-permission',
    { path },
    `${path} may not be read by this account.`,
    'Give it the permission: chmod -R a+rX on the site, as its owner.',
  );
}

/** What stands in the folder of a release. */
type ReleaseFolder = {
  index: FileIndex;
  /** Its files, by path below the folder; the index itself is none of them. */
  files: ReadonlySet<string>;
  /** What is neither a file nor a folder: it may lead out of the release. */
  links: readonly string[];
};

/** What stands in the folder of a release, whatever it is. @throws DamagedFileError where its index cannot be read. */
async function surveyRelease(folder: string, io: Io): Promise<ReleaseFolder> {
  const [files, links] = [new Set<string>(), [] as string[]];
  const visit = async (parent: string): Promise<void> => {
    for (const { name, isFolder, isFile } of await io.entries(`${folder}/${parent}`)) {
      if (isFolder) await visit(`${parent}${name}/`);
      else if (isFile) files.add(parent + name);
      else links.push(parent + name);
    }
  };
  const path = `${folder}/${indexFile}`;
  try {
    const index = readIndex(String(await io.read(path)));
    await visit('');
    files.delete(indexFile);
    return { index, files, links };
  } catch (error) {
    if (forbidden.has(codeOf(error))) throw noPermission((error as NodeJS.ErrnoException).path ?? path);
    throw new DamagedFileError(
      message(
        'damaged-index',
        { path },
        `${path} cannot be read, or is not the index of a release.`,
        `Move the folder ${folder} away: the release before it is then live again, and everything can be published anew.`,
      ),
    );
  }
}

/**
 * Reads what a release consists of, without reading its files.
 * @throws DamagedFileError where its index cannot be read, or where it holds anything but files and folders.
 */
export async function readRelease(folder: string, io: Io = diskIo): Promise<ReleaseFolder> {
  const release = await surveyRelease(folder, io);
  const [link] = release.links;
  if (link === undefined) return release;
  const path = `${folder}/${link}`;
  throw new DamagedFileError(
    message(
      'damaging-link',
      { path },
      `${path} is a link, but a release holds only files and folders.`,
      'Remove it: the next release that can make the file again does.',
    ),
  );
}

/** A release as the start of the next one. */
function treeOf(
  folder: string,
  { index, files, links }: ReleaseFolder,
  known: Pick<Tree, 'number' | 'next' | 'settings'>,
  io: Io,
): Tree {
  const locate = (path: string) => placeIn(folder, path);
  const verdicts = new Map<string, Promise<boolean>>();
  const read = async (path: string) => {
    // What the walk has not found as a file may be behind a link.
    const content = files.has(path)
      ? await io.read(locate(path)).catch((error: unknown) => {
          if (forbidden.has(codeOf(error))) throw noPermission(locate(path));
          return null;
        })
      : null;
    if (content && hashOf(content) === index.get(path)?.[0]) return content;
    throw damaged(locate(path));
  };
  const isWhole = (path: string) => {
    const verdict =
      verdicts.get(path) ??
      read(path).then(
        () => true,
        (error: unknown) => {
          if (error instanceof DamagedFileError) return false;
          throw error;
        },
      );
    verdicts.set(path, verdict);
    return verdict;
  };
  return {
    ...known,
    ...indexed(index),
    read,
    isWhole,
    locate,
    strangers: [...files, ...links].filter((path) => !index.has(path)),
  };
}

/** @throws Fault where the folder holds something else than a site of this layout. */
function checkLayout(site: string): void {
  if (!existsSync(site)) return;
  if (!statSync(site).isDirectory())
    throw fault(
      'site-is-a-file',
      { site },
      `${site} is a file, but a site is a folder.`,
      'Choose a folder with --site.',
    );
  const entries = readdirSync(site);
  if (entries.includes(releasesFolder)) return;
  if (entries.includes('remotes.json')) {
    const live = join(site, liveLink);
    throw fault(
      'site-in-earlier-layout',
      { site, live },
      `${site} contains a site in an earlier layout, without numbered releases, which cannot be converted.`,
      `Move it away (mv ${site} ${site}-old) and release everything again. From then on, hosts have to serve ${live}.`,
    );
  }
  const entry = entries.find((name) => ![settingsFile, draftsFolder, lastNumberFile].includes(name));
  if (entry !== undefined)
    throw fault(
      'site-is-something-else',
      { site, entry },
      `${site} is not a site: it contains ${entry}.`,
      'Choose an empty folder with --site.',
    );
}

export type FolderStoreOptions = {
  io?: Io;
  /** Receives what is unusual about the disk, and does no harm. */
  warn?: (said: Message) => void;
  /** How many releases stay at least. Default 5. */
  keep?: number;
  /** Releases that are younger stay, too. In milliseconds; default an hour. */
  recent?: number;
};

export function folderStore(
  root: string,
  { io = diskIo, warn = () => {}, keep = 5, recent = hour }: FolderStoreOptions = {},
): Store {
  const drafts = join(root, draftsFolder);
  const draftName = () => join(drafts, ownName());
  let copies = false;

  /** Takes a folder out of sight in one step, and then away. */
  const drop = async (folder: string) => {
    const away = draftName();
    await io.rename(folder, away);
    await io.remove(away);
  };

  /**
   * Points `live` at the highest release, in one step. A process that is late with a lower number sees the higher one
   * right after, and sets the link again; so the last write always points at the highest.
   */
  const pointLive = async (): Promise<void> => {
    for (;;) {
      const { number, next } = await numbersOf(root, io);
      const [live, target] = [join(root, liveLink), join(releasesFolder, String(number), publicFolder)];
      if (number === 0 || (await io.readlink(live)) === target) return;
      await io.mkdir(drafts);
      const [last, link] = [draftName(), draftName()];
      // On a full disk the link itself still tells the number, until it is made to point to an earlier release.
      await io.write(last, Buffer.from(`${next - 1}\n`)).then(
        () => io.rename(last, join(root, lastNumberFile)),
        () => io.remove(last),
      );
      await io.symlink(target, link);
      if (await io.isFolder(live)) {
        // Whoever copied the site with its links followed has made it a folder, which would never change again.
        warn(
          message('live-was-a-folder', { live }, `${live} was a folder, and is the link to the newest release again.`),
        );
        await drop(live);
      }
      await io.rename(link, live);
      await io.flush(root);
    }
  };

  const settingsText = () => {
    const path = join(root, settingsFile);
    return io.read(path).then(String, (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
      throw fault('settings-unreadable', { path }, `${path} cannot be read. ${error.message}`);
    });
  };

  const read = async (): Promise<Tree> => {
    checkLayout(root);
    const known = { ...(await numbersOf(root, io)), settings: await settingsText() };
    const folder = folderOf(root, known.number);
    if (known.number === 0) return treeOf(folder, { index: new Map(), files: new Set(), links: [] }, known, io);
    const tree = treeOf(folder, await readRelease(folder, io), known, io);
    // `live` is behind if a process ended right after claiming a release. A read-only disk is no reason to stop
    // reading.
    await pointLive().catch(() => undefined);
    return tree;
  };

  /** A file that stays: the same file on the disk, or a copy where the disk has no hard links. */
  const link = async (from: string, to: string): Promise<void> => {
    if (copies) return io.copy(from, to);
    return io.link(from, to).catch((error: unknown) => {
      if (!noLinks.has(codeOf(error))) throw error;
      copies = true;
      const what =
        'This disk does not support hard links: unchanged files are copied, and each release takes as much space as a whole site.';
      warn(message('no-hard-links', {}, what));
      return io.copy(from, to);
    });
  };

  /** Writes a whole release into an empty folder, down to the disk itself. */
  const writeDraft = async (draft: string, base: Tree, { write, remove }: Change): Promise<FileIndex> => {
    const folders = new Set([draft]);
    const place = async (file: string): Promise<string> => {
      const to = placeIn(draft, file);
      for (let folder = dirname(to); !folders.has(folder); folder = dirname(folder)) {
        await io.mkdir(folder);
        folders.add(folder);
      }
      return to;
    };
    const gone = new Set(remove);
    const index = new Map<string, ReturnType<typeof keptEntry>>();
    const written: string[] = [];
    for (const [file, made] of write) {
      written.push(await place(file));
      await io.write(written.at(-1)!, made.content);
      index.set(file, writtenEntry(made));
    }
    for (const file of base.paths.filter((path) => !write.has(path) && !gone.has(path))) {
      if (!(await base.isWhole(file))) throw damaged(base.locate(file));
      index.set(file, keptEntry(base, file));
      await link(base.locate(file), await place(file));
    }
    await io.write(join(draft, indexFile), writeIndex(index));
    await io.flushAll(draft, [...written, join(draft, indexFile), ...folders]);
    return index;
  };

  /** Whoever else can write to the site's folder may have removed some of the draft's files meanwhile. */
  const requireComplete = async (target: string, number: number, index: FileIndex) => {
    for (const [path, [, size]] of index) {
      if ((await io.size(placeIn(target, path))) === size) continue;
      await drop(target);
      throw fault(
        'release-taken-back',
        { number, path, site: root },
        `Release ${number} lost files while it was written, and was taken back: ${path} is missing. The live site is unchanged.`,
        `Find out what else writes to ${root}, and run the command again.`,
      );
    }
  };

  const claim = async (base: Tree, change: Change): Promise<'claimed' | 'taken'> => {
    checkLayout(root);
    const isTaken = async () => {
      const { number, next } = await numbersOf(root, io);
      return number !== base.number || next !== base.next;
    };
    if (await isTaken()) return 'taken';
    const [draft, target] = [resolve(draftName()), folderOf(root, base.next)];
    for (const folder of [drafts, join(root, releasesFolder), draft]) await io.mkdir(folder);
    let index: FileIndex;
    try {
      index = await writeDraft(draft, base, change);
      await io.rename(draft, target);
    } catch (error) {
      await io.remove(draft);
      if (occupied.has(codeOf(error)) && (await isTaken())) return 'taken';
      throw error;
    }
    await io.flush(join(root, releasesFolder));
    await requireComplete(target, base.next, index);
    await pointLive();
    return 'claimed';
  };

  async function* releases(): AsyncGenerator<Standing> {
    const known = { ...(await numbersOf(root, io)), settings: await settingsText() };
    for (const number of (await releaseNumbers(root, io)).reverse()) {
      const folder = folderOf(root, number);
      yield { number, open: async () => treeOf(folder, await surveyRelease(folder, io), known, io) };
    }
  }

  const tidy = async () => {
    const own = draftName();
    await io.mkdir(own);
    // A disk that several machines share has a clock of its own.
    const now = (await io.touched(own)) ?? 0;
    const outdated = async (folder: string, after: number) => {
      const age = now - ((await io.touched(folder)) ?? now);
      // Another process may remove it first.
      if (age >= after) await drop(folder).catch(() => undefined);
    };
    for (const name of await io.list(drafts)) await outdated(join(drafts, name), abandonedAfter);
    for (const number of (await releaseNumbers(root, io)).slice(0, -keep))
      await outdated(folderOf(root, number), recent);
    await io.remove(own);
  };

  return { name: root, read, claim, releases, tidy };
}
