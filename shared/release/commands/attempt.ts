import type { Registry } from '@3eu/shared/contract/release';
import { fileRefusals } from '../gate/files';
import { checkBuilds, checkFrozen } from '../gate/gate';
import { refusalText, verdict, type Refusal } from '../gate/refusal';
import { planRelease, remotesToRead, type Plan } from '../plan/plan';
import { recordMessage, timesOf } from '../plan/records';
import { rebase } from '../plan/rebase';
import { nextRegistry } from '../plan/registry';
import { defaultRetention } from '../plan/retention';
import { foreignOrigins, parseSettings, publicSettings, settingsFault, type Settings } from '../plan/settings';
import { isShell, withVersions } from '../plan/versions';
import { readBuilds, type Candidate } from '../render/candidate';
import type { Build } from '../render/builds';
import { changesOf, type Changes } from '../render/changes';
import { readLive } from '../render/live-site';
import { renderDocuments, type Rendered } from '../render/render-documents';
import { openRenderer, type OpenRenderer } from '../render/renderer';
import { pageSizes } from '../render/sizes';
import type { Store, Tree } from '../store/store';
import { UserError } from '../user-error';
import type { Environment, Intent, Outcome } from './intent';
import { recordOf } from './record';

const day = 24 * 60 * 60 * 1000;

async function settingsOf(
  { store }: Environment,
  { settings = {} }: Intent,
  names: readonly string[],
): Promise<Settings> {
  const text = await store.settings();
  const result = text === null ? { value: {} } : parseSettings(text, names);
  if ('value' in result) return { ...result.value, ...settings };
  throw new UserError(`${settingsFault(store.name, result.fault)} Nothing was released.`);
}

/** Everything that the attempt knows before it renders. */
async function begin(environment: Environment, intent: Intent): Promise<Candidate> {
  const tree = await environment.store.read();
  const live = await readLive(tree, environment.store.name);
  const decision = await intent.decide(live, tree);
  const removed = decision.removed ?? [];
  const after = withVersions(live, decision.builds, removed);
  // Says what is damaged in the live shell, unless a new one is released.
  if (!after.shell && live.registry.shell) await live.build('shell');
  if (!after.shell)
    throw new UserError(
      'The site has no shell yet, and no page can be rendered without one. Publish the package shell to it first.',
    );
  const settings = await settingsOf(environment, intent, Object.keys(after.remotes));
  return {
    tree,
    live,
    decision,
    after,
    shell: decision.builds.find(isShell) ?? (await live.build('shell')),
    settings,
    released: decision.builds.map(({ descriptor }) => descriptor.name),
    removed,
  };
}

/** @throws UserError with every refusal, unless a reason overrules them. */
function refuse(refusals: readonly Refusal[], { force, trusted = false }: Intent): string[] {
  const standing = force === undefined && !trusted ? refusals : refusals.filter(({ final }) => final);
  if (standing.length > 0) throw new UserError(verdict(standing));
  return refusals.map(refusalText);
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

/** The registry of the site once the release is live. */
function registryAfter({ live, decision, removed, settings }: Candidate): Registry {
  const origins = settings.origins ?? {};
  const { builds, previous } = decision;
  const next = nextRegistry(live.registry, { versions: builds, removed, origins, ...(previous ? { previous } : {}) });
  return rebase(next, origins);
}

/** The plan of a release, and the refusals that a reason has overruled. */
type Planned = { plan: Plan; registry: Registry; remotes: readonly Build[]; overruled: readonly string[] };

/** Plans, from what is live and what is new. @throws UserError where the gate refuses it. */
async function planned(
  { brotli }: Environment,
  intent: Intent,
  state: Candidate,
  renderer: OpenRenderer,
): Promise<Planned> {
  const { tree, live, decision, settings, released, removed } = state;
  // A shell must suit all remotes; otherwise only those remotes are read whose documents are planned.
  const needed = released.includes('shell') ? Object.keys(state.after.remotes) : [];
  const after = withVersions(state.after, await readBuilds(state, needed));
  refuse(fileRefusals(decision.builds), intent);
  const sizes = await pageSizes(decision.builds, tree, brotli);
  const overruled = refuse(checkBuilds({ before: live, after, released, removed, sizes }), intent);

  const registry = registryAfter(state);
  const input = {
    ...after,
    registry,
    config: publicSettings(settings),
    foreign: foreignOrigins(settings),
    origins: settings.origins ?? {},
    frame: await renderer.frame(registry),
    before: intent.everything ? { ...live, pages: live.pages.map((page) => ({ ...page, key: '' })) } : live,
  };
  const remotes = await readBuilds(state, remotesToRead(input));
  const plan = planRelease({ ...input, ...withVersions(after, remotes) });
  return { plan, registry, remotes, overruled: [...overruled, ...refuse(checkFrozen(live, after, plan), intent)] };
}

/** What one attempt came to; `taken` where somebody else was faster, and everything has to be planned again. */
export type Attempted = Omit<Outcome, 'attempts'> & { taken: boolean };

async function carriedOut(
  environment: Environment,
  intent: Intent,
  rendered: Map<string, Rendered>,
  state: Candidate,
  renderer: OpenRenderer,
): Promise<Attempted> {
  const { store, checker, brotli, say, note, now, retention = defaultRetention } = environment;
  const { plan, registry, remotes, overruled } = await planned(environment, intent, state, renderer);
  const { assets } = intent;
  const { documents, refusals, warnings } = await renderDocuments({
    state,
    plan,
    registry,
    remotes,
    renderer,
    checker,
    known: rendered,
    say,
    assets,
  });
  const allOverruled = [...(intent.overruled ?? []), ...overruled, ...refuse(refusals, intent)];
  for (const warning of warnings) note(warning);

  const record = recordOf(environment, intent, state, plan, allOverruled);
  const changes = await changesOf({ state, plan, registry, documents, assets, record, retention, now: now(), brotli });
  const { number } = state.tree;
  const behind = timesOf(now(), state.live.records).latest.getTime() - now().getTime();
  if (behind > day)
    note(
      `The last release was made ${Math.floor(behind / day)} days later than now, by its clock or by this one. Check both.`,
    );
  if (changes === null) return { status: 'unchanged', number, plan, changes, taken: false };
  if (intent.dryRun) return { status: 'dry run', number, plan, changes, taken: false };

  say('Writing the release');
  const answer = await claim(store, state.tree, changes);
  return { status: 'released', number: state.tree.next, plan, changes, taken: answer === 'taken' };
}

/**
 * Tries once to release: reads what is live, plans, renders, checks, writes, and takes the next number.
 * @param rendered Documents by key that earlier attempts have rendered.
 */
export async function attempt(
  environment: Environment,
  intent: Intent,
  rendered: Map<string, Rendered>,
): Promise<Attempted> {
  const state = await begin(environment, intent);
  // Each attempt has a renderer of its own: the federation runtime does not forget the remotes of the one before.
  const renderer = await openRenderer(state.shell);
  return carriedOut(environment, intent, rendered, state, renderer).finally(() => renderer.close());
}
