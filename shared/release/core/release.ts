/**
 * One release: read what is live, decide, plan, ask the gate, render, ask it again, draft, claim the next number. Whoever
 * finds the number taken begins again with what is live then.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from '@3eu/shared/contract/release';
import { checkBuilds, checkFrozen } from '../gate/gate';
import { refusalText, type Refusal } from '../gate/refusal';
import { fault, Refused } from '../messages/fault';
import { message } from '../messages/message';
import { planRelease, type Plan } from '../plan/plan';
import { recordMessage, timesOf } from '../plan/records';
import { nextRegistry } from '../plan/registry';
import { foreignOrigins, parseSettings, publicSettings, type Settings } from '../plan/settings';
import { isShell, withVersions } from '../plan/versions';
import { renderDocuments, type Rendered } from './documents';
import { openRenderer, type OpenRenderer } from '../render/renderer';
import { scriptSizes } from '../render/sizes';
import type { Store, Tree } from '../store/store';
import { changesOf } from './draft';
import type { Candidate, Changes, Environment, Intent, Outcome } from './intent';
import { readLive } from './live';

const day = 24 * 60 * 60 * 1000;

/** Each lost attempt means that another release has landed; more than this many mean that something else is wrong. */
const mostAttempts = 50;

async function settingsOf({ store }: Environment, names: readonly string[]): Promise<Settings> {
  const text = await store.settings();
  const result = text === null ? { value: {} } : parseSettings(text, names);
  if ('value' in result) return result.value;
  throw fault('settings-refused', { site: store.name, problem: result.fault });
}

async function decided(environment: Environment, intent: Intent): Promise<Candidate> {
  const tree = await environment.store.read();
  const live = await readLive(tree, environment.store.name);
  const decision = await intent.decide(live, tree);
  const { builds, removed = [] } = decision;
  const changed = new Set([...builds.map(({ descriptor }) => descriptor.name), ...removed]);
  for (const [name, error] of live.damaged) if (!changed.has(name)) throw error;
  const after = withVersions(live, builds, removed);
  if (!after.shell) throw fault('no-shell');
  return {
    tree,
    live,
    decision,
    after,
    builds: new Map([...live.builds, ...builds.map((build) => [build.descriptor.name, build] as const)]),
    settings: { ...(await settingsOf(environment, Object.keys(after.remotes))), ...intent.settings },
  };
}

function planned(state: Candidate, registry: Registry, frame: string, { everything = false }: Intent): Plan {
  const { live, after, settings } = state;
  return planRelease({
    ...after,
    registry,
    config: publicSettings(settings),
    foreign: foreignOrigins(settings),
    frame,
    live: live.pages,
    everything,
  });
}

/** @returns The refusals that are overruled. @throws Refused with the others. */
function passed(refusals: readonly Refusal[], { force, forcible, trusted = false }: Intent): string[] {
  const standing = force === undefined && !trusted ? refusals : refusals.filter(({ final }) => final);
  if (standing.length > 0) throw new Refused(standing, forcible);
  return refusals.map(refusalText);
}

async function buildRefusals({ tree, live, decision, after }: Candidate, { brotli }: Environment): Promise<Refusal[]> {
  const { builds, removed = [] } = decision;
  return checkBuilds({ before: live, after, builds, removed, sizes: await scriptSizes(builds, tree, brotli) });
}

/** Writes a release, and takes its number. */
async function claim(store: Store, tree: Tree, { write, remove, record }: Changes): Promise<'claimed' | 'taken'> {
  const draft = await store.draft(tree);
  try {
    for (const path of remove) draft.remove(path);
    for (const [path, content] of write) await draft.write(path, content);
    return await draft.claim(recordMessage(record));
  } catch (error) {
    await draft.discard();
    throw error;
  }
}

function noteClocks({ now, note }: Environment, { live }: Candidate): void {
  const behind = timesOf(now(), live.records).latest.getTime() - now().getTime();
  if (behind > day) note(message('clocks-differ', { days: Math.floor(behind / day) }));
}

type Attempt = Omit<Outcome, 'attempts'> & { taken: boolean };

async function carriedOut(
  environment: Environment,
  intent: Intent,
  state: Candidate,
  renderer: OpenRenderer,
  known: Map<string, Rendered>,
): Promise<Attempt> {
  const { store, note, say } = environment;
  const { origins = {} } = state.settings;
  const { previous = {} } = state.decision;
  const registry = nextRegistry(state.live.registry, state.after, { origins, previous });
  const gate = passed(await buildRefusals(state, environment), intent);
  const plan = planned(state, registry, await renderer.frame(registry), intent);
  const frozen = passed(checkFrozen(state.live.pages, state.after, plan), intent);

  const { documents, refusals, notes } = await renderDocuments({
    environment,
    intent,
    state,
    plan,
    registry,
    renderer,
    known,
  });
  const overruled = [...(intent.overruled ?? []), ...gate, ...frozen, ...passed(refusals, intent)];
  notes.forEach(note);
  noteClocks(environment, state);

  const changes = await changesOf({ environment, intent, state, plan, registry, documents, overruled });
  const { number, next } = state.tree;
  if (changes === null) return { status: 'unchanged', number, plan, changes, taken: false };
  if (intent.dryRun) return { status: 'dry run', number, plan, changes, taken: false };
  say('Writing the release');
  const answer = await claim(store, state.tree, changes);
  return { status: 'released', number: next, plan, changes, taken: answer === 'taken' };
}

async function attempt(environment: Environment, intent: Intent, known: Map<string, Rendered>): Promise<Attempt> {
  const state = await decided(environment, intent);
  const shell = [...state.builds.values()].find(isShell)!;
  // Each attempt has a renderer of its own: the federation runtime does not forget the remotes of the one before.
  const renderer = await openRenderer(shell);
  return carriedOut(environment, intent, state, renderer, known).finally(() => renderer.close());
}

/**
 * Releases.
 * @throws Refused with every refusal, or Fault; the live site is then unchanged.
 */
export async function release(environment: Environment, intent: Intent): Promise<Outcome> {
  const { store, say, note, checker } = environment;
  // Documents by their keys: another attempt renders only those whose inputs have changed.
  const known = new Map<string, Rendered>();
  try {
    for (let attempts = 1; attempts <= mostAttempts; attempts += 1) {
      const { taken, ...outcome } = await attempt(environment, intent, known);
      if (!taken) {
        // The release is live already, so a failure here is not a failure of it.
        if (outcome.status === 'released')
          await store.tidy().catch((error: Error) => note(message('leftovers', { problem: error.message })));
        return { ...outcome, attempts };
      }
      say('Somebody else has released in the meantime: planning again from what is live now');
      await wait(Math.random() * 50 * Math.min(attempts, 10));
    }
    throw fault('too-many-releases', { attempts: mostAttempts });
  } finally {
    await checker.close();
  }
}
