import { setTimeout as wait } from 'node:timers/promises';
import { checkBuilds, checkFrozen } from '../gate/gate';
import { verdict, refusalText, type Refusal } from '../gate/refusal';
import { planRelease, remotesToRead, type Plan } from '../plan/plan';
import { recordMessage, type ReleaseRecord } from '../plan/records';
import { rebase } from '../plan/rebase';
import { nextRegistry } from '../plan/registry';
import { defaultRetention, type Retention } from '../plan/retention';
import { foreignOrigins, parseSettings, publicSettings, type Settings } from '../plan/settings';
import { isShell, withVersions } from '../plan/versions';
import { readBuilds, type Attempt, type Decision } from '../render/attempt';
import type { Checker } from '../render/check-pool';
import { changesOf, type Changes } from '../render/changes';
import { readLive, type LiveBuilds } from '../render/live-site';
import { renderDocuments, type Rendered } from '../render/render-documents';
import { openRenderer, type OpenRenderer } from '../render/renderer';
import { pageSizes } from '../render/sizes';
import type { Store, Tree } from '../store/store';
import { UserError } from '../user-error';
import { recordOf } from './record';

export type Intent = {
  kind: ReleaseRecord['kind'];
  decide: (live: LiveBuilds, tree: Tree) => Promise<Decision>;
  /** Folder of pictures, portraits, fonts and icons that come along. */
  assets?: string;
  /** Overrules refusals, for this reason. */
  force?: string;
  /** The versions were let through before: only what no reason overrules is refused. */
  trusted?: boolean;
  /** Says what would change, and changes nothing. */
  dryRun?: boolean;
  /** Renders every document, also those that would come out the same. */
  everything?: boolean;
  /** Refusals that were overruled before, for the record. */
  overruled?: readonly string[];
  /** Types, lint and unit tests were left out, for the record. */
  unchecked?: boolean;
  /** Settings that replace the configured ones of the same name. */
  settings?: Settings;
};

export type Environment = {
  store: Store;
  checker: Checker;
  /** What is being done. */
  say: (text: string) => void;
  /** What whoever releases should know, though it stops nothing. */
  note: (text: string) => void;
  now: () => Date;
  by: string;
  commit: string;
  retention?: Retention;
};

/** What came of it. */
export type Outcome = {
  status: 'released' | 'unchanged' | 'dry run';
  number: number;
  plan: Plan;
  changes: Changes | null;
  attempts: number;
};

/** More attempts than this mean that something else is wrong: every lost one means that somebody else has landed. */
const mostAttempts = 50;

async function settingsOf(
  { store }: Environment,
  { settings = {} }: Intent,
  names: readonly string[],
): Promise<Settings> {
  const text = await store.settings();
  const result = text === null ? { value: {} } : parseSettings(text, names);
  if ('value' in result) return { ...result.value, ...settings };
  throw new UserError(`config.json in ${store.name} cannot be used: ${result.fault} Nothing was released.`);
}

async function begin(environment: Environment, intent: Intent): Promise<Attempt> {
  const tree = await environment.store.read();
  const live = await readLive(tree, environment.store.name);
  const decision = await intent.decide(live, tree);
  const removed = decision.removed ?? [];
  const after = withVersions(live, decision.builds, removed);
  if (!after.shell)
    throw new UserError(
      'The site has no shell yet, and no page can be rendered without it. Publish it first: npm run publish-remote -- shell',
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

type Attempted = Omit<Outcome, 'attempts'> & { taken: boolean };

/** @param rendered Documents by key that earlier attempts have rendered. */
async function attempt(environment: Environment, intent: Intent, rendered: Map<string, Rendered>): Promise<Attempted> {
  const state = await begin(environment, intent);
  // Each attempt has a renderer of its own: the federation runtime does not forget the remotes of the one before.
  const renderer = await openRenderer(state.shell);
  return finish(environment, intent, rendered, state, renderer).finally(() => renderer.close());
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

async function finish(
  environment: Environment,
  intent: Intent,
  rendered: Map<string, Rendered>,
  state: Attempt,
  renderer: OpenRenderer,
): Promise<Attempted> {
  const { store, say } = environment;
  const { tree, live, decision, settings, released, removed } = state;
  // A shell has to suit all remotes; beside that, only those are read of which documents are made.
  const needed = released.includes('shell') ? Object.keys(state.after.remotes) : [];
  const after = withVersions(state.after, await readBuilds(state, needed));
  const origins = settings.origins ?? {};
  const registry = rebase(
    nextRegistry(live.registry, {
      versions: decision.builds,
      removed,
      origins,
      ...(decision.previous ? { previous: decision.previous } : {}),
    }),
    origins,
  );
  const overruled = [...(intent.overruled ?? [])];
  overruled.push(
    ...refuse(
      checkBuilds({ before: live, after, released, removed, sizes: await pageSizes(decision.builds, tree) }),
      intent,
    ),
  );
  const frame = await renderer.frame(registry);
  const input = {
    ...after,
    registry,
    config: publicSettings(settings),
    foreign: foreignOrigins(settings),
    origins,
    frame,
    before: intent.everything ? { ...live, pages: live.pages.map((page) => ({ ...page, key: '' })) } : live,
  };
  const remotes = await readBuilds(state, remotesToRead(input));
  const plan = planRelease({ ...input, ...withVersions(after, remotes) });
  overruled.push(...refuse(checkFrozen(live, after, plan), intent));

  const { documents, refusals, warnings } = await renderDocuments({
    state,
    plan,
    registry,
    remotes,
    renderer,
    checker: environment.checker,
    known: rendered,
    say,
    assets: intent.assets,
  });
  overruled.push(...refuse(refusals, intent));
  for (const warning of warnings) environment.note(warning);

  const changes = await changesOf({
    state,
    plan,
    registry,
    documents,
    assets: intent.assets,
    record: recordOf(environment, intent, state, plan, overruled),
    retention: environment.retention ?? defaultRetention,
    now: environment.now(),
  });
  const unchanged = changes === null;
  if (unchanged || intent.dryRun)
    return { status: unchanged ? 'unchanged' : 'dry run', number: tree.number, plan, changes, taken: false };

  say('Writing the release');
  const answer = await claim(store, tree, changes);
  return { status: 'released', number: tree.number + 1, plan, changes, taken: answer === 'taken' };
}

/**
 * Releases: reads what is live, plans, renders, checks, writes, and takes the next number. Where somebody else was faster,
 * all of it again, from what is live then.
 * @throws UserError with every refusal; the live site is as it was.
 */
export async function release(environment: Environment, intent: Intent): Promise<Outcome> {
  const rendered = new Map<string, Rendered>();
  try {
    for (let attempts = 1; attempts <= mostAttempts; attempts += 1) {
      const { taken, ...outcome } = await attempt(environment, intent, rendered);
      if (!taken) {
        if (outcome.status === 'released') await environment.store.tidy();
        return { ...outcome, attempts };
      }
      environment.say('Somebody else has released meanwhile: planning again from what is live now');
      await wait(Math.random() * 50 * Math.min(attempts, 10));
    }
    throw new UserError(
      `Others released ${mostAttempts} times while this release was planned. Try again when it is quieter.`,
    );
  } finally {
    await environment.checker.close();
  }
}
