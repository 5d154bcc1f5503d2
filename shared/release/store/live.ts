import { join } from 'node:path';
import type { Io } from './io';
import { publicFolder } from './store';

export const releasesFolder = 'releases';

/** The symbolic link that hosts serve. */
export const liveLink = 'live';

/** Holds the highest number that a release ever had: a number that visitors have seen is not used again. */
export const lastNumberFile = 'last-number';

const numberPattern = /^[1-9]\d{0,14}$/;

export function releaseFolder(root: string, number: number): string {
  return join(root, releasesFolder, String(number));
}

/** The numbers of the releases that stand in a site, in their order. */
export async function releaseNumbers(root: string, io: Pick<Io, 'list'>): Promise<number[]> {
  const names = await io.list(join(root, releasesFolder));
  return names
    .filter((name) => numberPattern.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

/** Number of the newest release; 0 where there is none. */
export async function highestRelease(root: string, io: Pick<Io, 'list'>): Promise<number> {
  return (await releaseNumbers(root, io)).at(-1) ?? 0;
}

/** The number of the next release, also where the newest ones were removed by hand. */
export async function nextNumber(root: string, io: Pick<Io, 'list' | 'readlink' | 'read'>): Promise<number> {
  const [, linked = ''] = (await io.readlink(join(root, liveLink)))?.split(/[\\/]/) ?? [];
  const kept = await io.read(join(root, lastNumberFile)).then(String, () => '');
  const known = [linked, kept.trim()].filter((text) => numberPattern.test(text)).map(Number);
  return Math.max(await highestRelease(root, io), ...known) + 1;
}

/**
 * Points `live` at the highest release, in one step. A process that is late with a lower number sees the higher one
 * right after, and sets the link again; so the last write always points at the highest.
 */
export async function pointLive(root: string, drafts: string, draftName: () => string, io: Io): Promise<void> {
  for (;;) {
    const number = await highestRelease(root, io);
    const target = join(releasesFolder, String(number), publicFolder);
    if (number === 0 || (await io.readlink(join(root, liveLink))) === target) return;
    await io.mkdir(drafts);
    const [last, next] = [join(drafts, draftName()), join(drafts, draftName())];
    const known = Buffer.from(`${(await nextNumber(root, io)) - 1}\n`);
    // On a full disk the link itself still tells the number, until it is made to point to an earlier release.
    await io.write(last, known).then(
      () => io.rename(last, join(root, lastNumberFile)),
      () => io.remove(last),
    );
    await io.symlink(target, next);
    await io.rename(next, join(root, liveLink));
    await io.flush(root);
  }
}
