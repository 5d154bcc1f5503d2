import { setTimeout as wait } from 'node:timers/promises';
import type { Rendered } from '../render/render-documents';
import { UserError } from '../user-error';
import { attempt } from './attempt';
import type { Environment, Intent, Outcome } from './intent';

/** Each lost attempt means that another release has landed; more than this many mean that something else is wrong. */
const mostAttempts = 50;

/**
 * Removes what the release has made outdated. The release is live already, so a failure here is not a failure of it.
 */
async function tidied({ store, note }: Environment): Promise<void> {
  await store
    .tidy()
    .catch((error: Error) => note(`Leftovers of earlier releases could not be removed: ${error.message}`));
}

/**
 * Releases: reads what is live, plans, renders, checks, writes, and claims the next number. If another release was
 * faster, it starts over from what is live then.
 * @throws UserError with every refusal; the live site is unchanged.
 */
export async function release(environment: Environment, intent: Intent): Promise<Outcome> {
  const rendered = new Map<string, Rendered>();
  try {
    for (let attempts = 1; attempts <= mostAttempts; attempts += 1) {
      const { taken, ...outcome } = await attempt(environment, intent, rendered);
      if (!taken) {
        if (outcome.status === 'released') await tidied(environment);
        return { ...outcome, attempts };
      }
      environment.say('Somebody else has released in the meantime: planning again from what is live now');
      await wait(Math.random() * 50 * Math.min(attempts, 10));
    }
    throw new UserError(
      `Others released ${mostAttempts} times while this release was planned. Try again when it is quieter.`,
    );
  } finally {
    await environment.checker.close();
  }
}
