/**
 * Room release: a release is four verbs over one noun: read the site that is live, make the one that a decision leads to,
 * ask the gate, put it in the place of the other. Whoever finds that somebody else was faster begins again. For look, dev
 * and cli. What a record says of a release is read for ever.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { gate } from './gate/gate';
import { Refused, refusalText, type Refusal } from './gate/refusal';
import { fault } from './message';
import { make, type Decision, type Tools } from './make/make';
import { publishedAs, type ReleaseRecord } from './site/records';
import { readSite, type Site } from './site/site';
import { inPublic } from './site/tree';
import { versionsAmong } from './site/version';
import type { Put, Store } from './store/store';

/** What a command wants to release, and how. */
export type Intent = {
  kind: ReleaseRecord['kind'];
  /** Decides from what is live, in every attempt again; refusals are what the command itself has against it. */
  decide: (before: Site) => Promise<Decision & { refusals?: readonly Refusal[] }>;
  /** Whether the command takes a reason that overrules refusals. Default false. */
  forcible?: boolean;
  /** Overrules refusals, for this reason. */
  force?: string;
  /** The versions passed the gate before: only what nothing overrules counts, and what was taken back. */
  trusted?: boolean;
  /** Why somebody goes back. */
  reason?: string;
  /** Says what would change, and changes nothing. */
  dryRun?: boolean;
  /** Makes a release that no branch has, to look at: what a reason can overrule is a note. */
  preview?: boolean;
};

/** What a release acts with. */
export type Environment = Tools & {
  store: Store;
  by: string;
  commit: string;
};

/** The result of a release. */
export type Outcome = Exclude<Put, { status: 'late' }> & {
  attempts: number;
  record: ReleaseRecord;
  documents: Documents;
  /** Versions that nothing has used for long enough, as `package/version`. */
  expired: readonly string[];
};

/** Addresses of the documents that a release writes, and of those that are gone. */
type Documents = {
  rendered: readonly string[];
  removed: readonly string[];
  /** Whether none stays as it was. */
  isAll: boolean;
};

/** Each lost attempt means that another release has landed; more than this many mean that something else is wrong. */
const mostAttempts = 50;

/** @returns The refusals that are overruled. @throws Refused with the others. */
function passRefusals(refusals: readonly Refusal[], { force, forcible, trusted, preview, reason }: Intent): string[] {
  const overrules = force !== undefined || preview === true;
  const isTrusted = ({ code }: Refusal) => trusted === true && (code !== 'taken-back' || reason !== undefined);
  const decisive = refusals.filter((each) => each.final || !(overrules || isTrusted(each)));
  if (decisive.length > 0) throw new Refused(decisive, trusted ? '--reason' : forcible ? '--force' : undefined);
  // Whoever goes back has no use for a publisher's remedies.
  return refusals.map((each) => (trusted ? `${each.owner}: ${each.what}` : refusalText(each)));
}

/** What a release does to documents. */
function documentsIn(before: Site, { documents, files: all }: Site): Documents {
  const files = new Set(documents.map(({ file }) => file));
  const rendered = documents.filter(({ file }) => all.get(inPublic(file))?.content !== undefined);
  const removed = before.documents.filter(({ file }) => !files.has(file));
  const [paths, gone] = [rendered, removed].map((each) => each.map(({ path }) => path));
  return { rendered: paths!, removed: gone!, isAll: rendered.length === documents.length };
}

/** The record of a release. */
function recordOf(
  before: Site,
  after: Site,
  documents: Documents,
  { builds, removed = [], commits = {} }: Decision,
  overruled: readonly string[],
  { kind, force, reason }: Intent,
  { now, by, commit }: Environment,
): ReleaseRecord {
  const from = (name: string) => before.versions.get(name) ?? null;
  const changed = builds.filter(({ descriptor: { name, version } }) => version !== from(name));
  const released = changed.map(({ descriptor: { name, version } }) => {
    // A version that was not built for this release keeps the commit that it was published from.
    const earlier = kind === 'publish' ? undefined : publishedAs(before.records, name, version);
    const origin = commits[name] ?? earlier?.commit ?? commit;
    return { name, version, from: from(name), commit: origin, scriptBytes: after.scriptBytes.get(name) ?? 0 };
  });
  const gone = removed.map((name) => ({ name, version: null, from: from(name), commit, scriptBytes: 0 }));
  return {
    number: after.number,
    time: now().toISOString(),
    kind,
    by,
    packages: [...released, ...gone],
    documents: { rendered: documents.rendered.length, removed: documents.removed.length },
    // Only an emergency overrules refusals without a reason that somebody has to give.
    forced: overruled.length === 0 ? null : { reason: force ?? reason ?? kind, refusals: overruled },
    ...(reason !== undefined && { reason }),
  };
}

/**
 * Releases.
 * @throws Refused with every refusal, or Fault; the live site is then unchanged.
 */
export async function release(environment: Environment, intent: Intent): Promise<Outcome> {
  const { store, say, note } = environment;
  const { dryRun = false, preview = false } = intent;
  for (let attempts = 1; attempts <= mostAttempts; attempts += 1) {
    const before = await readSite(await store.read(), store.name);
    const decision = await intent.decide(before);
    const after = await make(before, decision, environment);
    const { refusals, notes } = gate(before, after);
    const overruled = passRefusals([...(decision.refusals ?? []), ...refusals], intent);
    notes.forEach(note);
    if (preview) overruled.forEach((refused) => note(`This would not be released. ${refused}`));
    const documents = documentsIn(before, after);
    const record = recordOf(before, after, documents, decision, overruled, intent, environment);
    const put = await store.put(before, after, record, { dryRun, preview, say, note });
    const expired = put.status === 'unchanged' ? [] : versionsAmong(after.expired);
    if (put.status !== 'late') return { ...put, attempts, record, documents, expired };
    say('Somebody else has released in the meantime: deciding again from what is live now');
    await wait(Math.random() * 50 * Math.min(attempts, 10));
  }
  throw fault(`Others released ${mostAttempts} times while this release was made.`, 'Try again when it is quieter.');
}
