import { join } from 'node:path';
import { openChecker } from '../render/check-pool';
import { brotliWith } from '../render/compress';
import { openMemory } from '../render/memory';
import type { Store } from '../store/store';
import type { Environment } from './intent';
import { withWholeClaims } from './ending';
import { currentCommit, currentUser } from './identity';
import type { Output } from './output';
import { projectRoot } from './packages';

/** A cache in this project's folder. */
export const memoryOf = (subject: string) => openMemory(join(projectRoot, '.cache', subject));

/** What a release on this machine is made with. */
export function localEnvironment(store: Store, { step, line }: Output): Environment {
  return {
    store: withWholeClaims(store),
    checker: openChecker(),
    brotli: brotliWith(memoryOf('compressed')),
    say: step,
    note: (text) => line(`Note: ${text}`),
    now: () => new Date(),
    by: currentUser(),
    commit: currentCommit(),
  };
}
