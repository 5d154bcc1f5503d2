/**
 * Room store: the folder that is served: the public part of a release, with compressed forms, beside the one before. For the
 * store, and for what serves a release in a folder of its own. Hosts know its layout: another one is a new version.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cached } from '../cache';
import { brotliOf, gzipOf } from '../compressed';
import { nginxFile, publicFolder, publicPath, type Entry, type Tree } from '../site/tree';
import { checkoutName, type Branch } from './branch';

const compressible = /\.(html|js|json|svg|xml|txt|webmanifest|css)$/;

/** Flushes the file system that a folder is on; a system without the command flushes in its own time. */
function flush(folder: string): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn('sync', ['-f', folder], { stdio: 'ignore' });
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
}

/** Hosts run under accounts of their own, so the rights do not follow whoever releases. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o755);
}

function writeNew(path: string, content: Buffer): void {
  writeFileSync(path, content, { flag: 'wx' });
  chmodSync(path, 0o644);
}

/** A checkout of an earlier release, which files that have not changed are linked from. */
type Earlier = { folder: string; tree: Tree };

/**
 * Whether a file stands as it was written, `finished` being when its checkout was: nobody may have written to it since.
 * A link to a file that was edited or cut off would carry that on.
 */
function isAsWritten(place: string, finished: number, size?: number): boolean {
  const found = lstatSync(place, { throwIfNoEntry: false });
  return found?.isFile() === true && found.mtimeMs <= finished && (size === undefined || found.size === size);
}

/** Links a file of another checkout. @returns false where that cannot be done: the file is then written. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** Writes the public part of a release into a new folder, and links what is the same in an earlier checkout. */
export async function writeCheckout(
  { files, read }: Tree,
  folder: string,
  cached: Cached,
  earlier?: Earlier,
): Promise<void> {
  makeFolder(folder);
  const finished = earlier ? statSync(dirname(earlier.folder)).mtimeMs : 0;
  const linked = (path: string, { id, size }: Entry, below: string): boolean => {
    if (earlier?.tree.files.get(path)?.id !== id) return false;
    const forms = compressible.test(path) ? ['', '.br', '.gz'] : [''];
    const from = (form: string) => join(earlier.folder, below + form);
    const areWhole = forms.every((form) => isAsWritten(from(form), finished, form === '' ? size : undefined));
    return (
      areWhole &&
      forms.every((form) => existsSync(join(folder, below + form)) || link(from(form), join(folder, below + form)))
    );
  };
  const write = async ([path, entry]: [string, Entry]) => {
    const below = publicPath(path);
    const place = join(folder, below);
    makeFolder(dirname(place));
    if (linked(path, entry, below)) return;
    const content = await read(path);
    const forms: [string, Buffer][] = [['', content]];
    if (compressible.test(path))
      forms.push(['.br', await brotliOf(path, content, cached)], ['.gz', await gzipOf(content, cached)]);
    for (const [form, bytes] of forms) if (!existsSync(place + form)) writeNew(place + form, bytes);
  };
  await Promise.all([...files].filter(([path]) => path.startsWith(`${publicFolder}/`)).map(write));
}

/** A checkout that a process was killed over, in milliseconds: it is made within seconds. */
const abandonedAfter = 60 * 60 * 1000;

/** Whoever turns the link holds this lock, for milliseconds. One that is older, in milliseconds, is nobody's. */
const turningFor = 10_000;

const nameOf = ({ number, commit }: Tree) => `${number}-${commit!.slice(0, 12)}`;
const targetOf = (tree: Tree) => join('checkouts', nameOf(tree), publicFolder);

/** What is served: where `live` leads to; null where it leads nowhere. */
export function servedIn({
  folder,
}: Pick<Branch, 'folder'>): { target: string; number: number; commit: string } | null {
  const live = join(folder, 'live');
  if (!lstatSync(live, { throwIfNoEntry: false })?.isSymbolicLink()) return null;
  const target = readlinkSync(live);
  const [, number, commit] = checkoutName.exec(basename(dirname(target))) ?? [];
  if (commit === undefined || !existsSync(join(folder, target))) return null;
  return { target, number: Number(number), commit };
}

/** Makes the checkout of a release, beside those that are there. What is served is never written to. */
export async function checkOut(store: Branch, tree: Tree, cached: Cached): Promise<void> {
  const place = join(store.folder, targetOf(tree));
  if (existsSync(place)) return;
  const draft = join(store.folder, 'checkouts', `draft-${randomUUID()}`);
  makeFolder(draft);
  try {
    const served = servedIn(store);
    const before = served && (await store.at(served.commit, served.number).catch(() => null));
    const earlier = before && { folder: join(store.folder, served.target), tree: before };
    await writeCheckout(tree, join(draft, publicFolder), cached, earlier ?? undefined);
    if (tree.files.has(nginxFile)) writeNew(join(draft, basename(nginxFile)), await tree.read(nginxFile));
    // A millisecond later than any file of it.
    const finished = new Date(Date.now() + 1);
    utimesSync(draft, finished, finished);
    await flush(draft);
    // Another process may have made the same one meanwhile.
    if (!existsSync(place)) renameSync(draft, dirname(place));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Does something while nobody else turns the link; `isHeld` says whether that is still so: a lock does not wait for ever. */
async function whileTurning<T>(checkouts: string, work: (isHeld: () => boolean) => Promise<T>): Promise<T> {
  const lock = join(checkouts, 'turning');
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const made = lstatSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Math.abs(Date.now() - made) > turningFor) rmSync(lock, { recursive: true, force: true });
      await wait(10);
    }
  }
  // A name of its own: file systems give the number of a removed folder to the next one.
  const mine = join(lock, randomUUID());
  mkdirSync(mine);
  const isHeld = () => existsSync(mine);
  try {
    return await work(isHeld);
  } finally {
    if (isHeld()) rmSync(lock, { recursive: true, force: true });
  }
}

/** Removes checkouts that are older than what is served and the one before it, and drafts of processes that were killed. */
function sweep(checkouts: string, kept: readonly string[], number: number): void {
  for (const entry of readdirSync(checkouts).filter((each) => !kept.includes(each))) {
    const of = Number(checkoutName.exec(entry)?.[1] ?? 0);
    const { mtimeMs } = lstatSync(join(checkouts, entry), { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    const isAbandoned = entry.startsWith('draft-') && mtimeMs < Date.now() - abandonedAfter;
    if ((of > 0 && of < number) || isAbandoned) rmSync(join(checkouts, entry), { recursive: true, force: true });
  }
}

/**
 * Makes the newest release what `live` leads to, and mends what is missing of it. The link never turns back: whoever
 * turns it looks at the branch while nobody else does. The newest checkout and the one before it stay.
 * @returns The link's place, `site/live`.
 */
export async function serve(store: Branch, cached: Cached): Promise<string> {
  const [live, checkouts] = [join(store.folder, 'live'), join(store.folder, 'checkouts')];
  for (;;) {
    const tree = await store.read();
    if (tree.commit === null) return live;
    if (servedIn(store)?.target === targetOf(tree)) return live;
    await checkOut(store, tree, cached);
    await whileTurning(checkouts, async (isHeld) => {
      const newest = await store.read();
      // Another release has come meanwhile, whose checkout may not be there yet, or somebody else turns the link.
      if (newest.commit !== tree.commit || !isHeld()) return;
      const before = servedIn(store);
      const turned = join(checkouts, `draft-${randomUUID()}-link`);
      symlinkSync(targetOf(tree), turned);
      renameSync(turned, live);
      sweep(checkouts, [nameOf(tree), ...(before ? [basename(dirname(before.target))] : [])], tree.number);
    });
  }
}
