import { join } from 'node:path';
import { openChecker } from '../render/check-pool';
import type { Store } from '../store/store';
import type { Environment } from './attempt';
import { currentCommit, currentUser } from './identity';
import type { Output } from './output';
import { projectRoot } from './packages';

/** What a release on this machine is made with. */
export function localEnvironment(store: Store, { step, line }: Output): Environment {
  return {
    store,
    checker: openChecker(join(projectRoot, '.cache/verdicts')),
    say: step,
    note: (text) => line(`Note: ${text}`),
    now: () => new Date(),
    by: currentUser(),
    commit: currentCommit(),
  };
}
