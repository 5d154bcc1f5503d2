import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { lock, type LockOptions } from 'proper-lockfile';
import type { Output } from './output';

/** A holder that was killed is succeeded after this long, in milliseconds. */
const stale = 30_000;

/**
 * Does work that only one process of a machine may do at a time: compiling into the same folder.
 * @param path Names the lock, one for each kind of work.
 */
export async function withLock<T>(path: string, { step }: Pick<Output, 'step'>, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  const held = `${path}.lock`;
  const { mtimeMs } = await stat(held).catch(() => ({ mtimeMs: 0 }));
  // A lock of tomorrow, from a clock that was wrong, would never be too old.
  if (mtimeMs > Date.now() + stale) await rm(held, { recursive: true, force: true });
  // A holder that computes for longer than that goes on: the worst that can happen is the same work done twice.
  const options: LockOptions = { realpath: false, stale, onCompromised: () => {} };
  const release = await lock(path, options).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') throw error;
    step(`Another command is building here. Waiting for it (${held})`);
    return lock(path, { ...options, retries: { forever: true, factor: 1, minTimeout: 50 } });
  });
  try {
    return await work();
  } finally {
    await release().catch(() => {});
  }
}
