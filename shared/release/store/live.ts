import { join } from 'node:path';
import type { Io } from './io';
import { publicFolder } from './store';

export const releasesFolder = 'releases';

/** The symbolic link that hosts serve. */
export const liveLink = 'live';

export function releaseFolder(root: string, number: number): string {
  return join(root, releasesFolder, String(number));
}

/** The numbers of the releases that stand in a site, in their order. */
export async function releaseNumbers(root: string, io: Pick<Io, 'list'>): Promise<number[]> {
  const names = await io.list(join(root, releasesFolder));
  return names
    .filter((name) => /^[1-9]\d*$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

/** Number of the newest release; 0 where there is none. */
export async function highestRelease(root: string, io: Pick<Io, 'list'>): Promise<number> {
  return (await releaseNumbers(root, io)).at(-1) ?? 0;
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
    const next = join(drafts, draftName());
    await io.symlink(target, next);
    await io.rename(next, join(root, liveLink));
    await io.flush(root);
  }
}
