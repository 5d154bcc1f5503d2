import { existsSync, statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { PublishError } from '../publish-error';
import type { SiteFolder } from './site-folder';
import { recover } from './transaction';

/** How often a publisher says that it is alive, and after which silence it is held to be dead, in milliseconds. */
const pulse = 2000;
const silence = 10_000;

/** How long a publisher waits for its turn, in milliseconds. */
const patience = 10 * 60_000;

function lastPulse(path: string): number | null {
  return existsSync(path) ? statSync(path).mtimeMs : null;
}

/**
 * Takes the lock, waiting for its turn. Whether another publisher is alive is told by its pulse changing, not by its
 * age: a clock that goes backwards, or a lock from the future, changes nothing.
 */
async function takeLock(root: string): Promise<() => Promise<void>> {
  const lockfilePath = join(root, '.publish.lock');
  const start = performance.now();
  let [seen, since] = [lastPulse(lockfilePath), start];
  for (;;) {
    try {
      return await lock(root, { lockfilePath, stale: Number.MAX_SAFE_INTEGER, update: pulse });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    }
    const now = lastPulse(lockfilePath);
    if (now !== seen) [seen, since] = [now, performance.now()];
    if (performance.now() - since > silence) await rm(lockfilePath, { recursive: true, force: true });
    if (performance.now() - start > patience) throw new PublishError(`Another release into ${root} has not ended in ten minutes. Look at it first; nothing was changed.`);
    await sleep(50 + Math.random() * 200);
  }
}

/** Lets one publisher after the other at the site, each one with what an interrupted one left cleaned up. */
export async function withSiteLock<T>(site: SiteFolder, work: () => Promise<T>): Promise<T> {
  await mkdir(site.root, { recursive: true });
  const release = await takeLock(site.root);
  try {
    await recover(site);
    return await work();
  } finally {
    await release();
  }
}
