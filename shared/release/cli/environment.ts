import { join } from 'node:path';
import type { Environment, Intent, Outcome } from '../core/intent';
import { release } from '../core/release';
import { openChecker } from '../render/check-pool';
import { brotliWith } from '../render/compress';
import { openMemory } from '../render/memory';
import type { Store } from '../store/store';
import { withWholeClaims } from './ending';
import { currentCommit, currentUser } from './identity';
import type { Output } from './output';
import { projectRoot } from './project';
import { reportOutcome } from './report';

/** What a release on this machine is made with. */
export function localEnvironment(store: Store, { step, tell }: Output): Environment {
  return {
    store: withWholeClaims(store),
    checker: openChecker(),
    brotli: brotliWith(openMemory(join(projectRoot, '.cache/compressed'))),
    say: step,
    note: (said) => tell(said, 'note'),
    now: () => new Date(),
    by: currentUser(),
    commit: currentCommit(),
  };
}

/** Releases into a store, and says what that did. */
export async function releaseInto(store: Store, intent: Intent, output: Output, preview = false): Promise<Outcome> {
  const outcome = await release(localEnvironment(store, output), intent);
  reportOutcome(outcome, output, preview);
  return outcome;
}
