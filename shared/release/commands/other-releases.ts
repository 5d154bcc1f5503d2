import { reasonFault } from '../gate/refusal';
import { nearest } from '@3eu/shared/build/nearest';
import { UsageError, UserError } from '../user-error';
import { localEnvironment } from './environment';
import { siteStore } from './site-store';
import type { Output } from './output';
import { isStandalone } from './project';
import { release } from './release';
import { reportOutcome } from './report';
import { nothingPublished } from './site';

/** Renders documents again with the live versions, after a change of the site's configuration. */
export async function renderCommand(
  { site, all = false, dryRun = false }: { site: string; all?: boolean; dryRun?: boolean },
  output: Output,
): Promise<void> {
  const store = siteStore(site, output);
  if ((await store.read()).number === 0) throw nothingPublished(site);
  const outcome = await release(localEnvironment(store, output), {
    kind: 'render',
    decide: () => Promise.resolve({ builds: [] }),
    everything: all,
    dryRun,
  });
  reportOutcome(outcome, output);
}

/** Takes remotes out of a site. Refused while others link to their pages or show their blocks. */
export async function removeRemoteCommand(
  name: string,
  { site, force, dryRun = false }: { site: string; force?: string; dryRun?: boolean },
  output: Output,
): Promise<void> {
  const fault = force === undefined ? null : reasonFault(force);
  if (fault) throw new UsageError(fault);
  const store = siteStore(site, output);
  const outcome = await release(localEnvironment(store, output), {
    kind: 'remove',
    dryRun,
    ...(force === undefined ? {} : { force }),
    decide: (live) => {
      if (name === 'shell') throw new UserError('The shell cannot be removed: without it there are no pages.');
      if (!Object.hasOwn(live.remotes, name))
        throw new UserError(`${name} is not live in ${store.name}. ${nearest(name, Object.keys(live.remotes))}`);
      return Promise.resolve({ builds: [], removed: [name] });
    },
  });
  reportOutcome(outcome, output);
  if (outcome.status === 'released')
    output.line(
      isStandalone
        ? 'Its sources are unchanged.'
        : `Its folder mfe-${name} is still there: when nobody needs it any more, delete it and its line in tsconfig.json.`,
    );
}
