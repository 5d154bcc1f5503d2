/**
 * A release is a function, a cache and a compare-and-swap: read what is live, decide, make every file of the site, ask
 * the gate, check out, and claim the next number with what differs. Whoever finds the number taken begins again.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { day, type Cached } from '../cache';
import { gate } from '../gate/gate';
import { Refused, refusalText, type Refusal } from '../gate/refusal';
import { ended, fault, type Fault } from '../message';
import { allVersions, type DocumentFacts } from '../model';
import type { Store } from '../store/branch';
import { checkOut, serve } from '../store/checkout';
import { publicFolder, settingsFile, type Change, type Tree } from '../store/objects';
import {
  expiredFiles,
  expiredVersions,
  defaultRetention,
  latestTime,
  publishedAs,
  recordMessage,
  recordsText,
  type ReleaseRecord,
  type Retention,
} from './records';
import { parseSettings, type Settings } from './settings';
import { difference, isEmpty, readSite, recordsFile, siteOf, type After, type Before } from './site';
import { keptVersions, scriptBytes, versionAt, versionNames, type Build } from './version';

/** What is to be released, decided again in every attempt from what is live. */
export type Decision = {
  builds: readonly Build[];
  /** What the command itself has against releasing them. */
  refusals?: readonly Refusal[];
  removed?: readonly string[];
  /** Pictures, fonts and icons that come along, by their path in the public part of the site. */
  assets?: ReadonlyMap<string, () => Promise<Buffer>>;
  /** Commits that packages were built from, by name, where it is not this working tree's. */
  commits?: Readonly<Record<string, string>>;
  /** Names of the packages that there are. While one has no release yet, links may lead to its pages. */
  known?: readonly string[];
};

/** What a command wants to release, and how. */
export type Intent = {
  kind: ReleaseRecord['kind'];
  decide: (before: Before) => Promise<Decision>;
  /** Whether the command takes a reason that overrules refusals. Default false. */
  forcible?: boolean;
  /** Overrules refusals, for this reason. */
  force?: string;
  /** The versions passed the gate before: only refusals that cannot be overruled count. */
  trusted?: boolean;
  /** Says what would change, and changes nothing. */
  dryRun?: boolean;
  /** Makes every document and card again, also those that would come out the same. */
  everything?: boolean;
  /** The configuration from now on, as its owner wrote it. */
  settings?: string;
  /** Makes a release that no branch has, to look at: what a reason can overrule is a note. */
  preview?: boolean;
};

/** What a release acts with. */
export type Environment = {
  store: Store;
  cached: Cached;
  /** Says what is being done. */
  say: (text: string, progress?: { done: number; of: number }) => void;
  /** Says something that the user should know, but that does not stop the release. */
  note: (text: string) => void;
  now: () => Date;
  by: string;
  commit: string;
  retention?: Retention;
};

/** The result of a release. */
export type Outcome = {
  status: 'released' | 'unchanged' | 'dry run' | 'preview';
  number: number;
  /** The release that was made, or is still live. */
  tree: Tree;
  attempts: number;
  change: Change;
  record: ReleaseRecord;
  /** Addresses of the documents that are written, and that are gone. */
  documents: {
    rendered: readonly string[];
    removed: readonly string[];
    /** Whether none stays as it was. */
    isAll: boolean;
  };
  /** Versions that nothing has used for long enough, as `package/version`. */
  expired: readonly string[];
};

/** Each lost attempt means that another release has landed; more than this many mean that something else is wrong. */
const mostAttempts = 50;

function settingsIn(text: string | null): Settings {
  const result = text === null ? { value: {} } : parseSettings(text);
  if ('value' in result) return result.value;
  const what = `${settingsFile} cannot be used: ${ended(result.fault)} Nothing was released.`;
  throw fault(what);
}

/** The version of each package once a decision is live. @throws Fault where that is no site. */
function buildsAfter({ builds, unusable }: Before, { builds: released, removed = [] }: Decision) {
  const changed = new Set([...released.map(({ name }) => name), ...removed]);
  for (const [name, error] of unusable) if (!changed.has(name)) throw error;
  const after = new Map([...builds, ...released.map((build) => [build.name, build] as const)]);
  removed.forEach((name) => after.delete(name));
  if (after.has('shell')) return after;
  const what = 'The site has no shell yet, and no page can be rendered without one.';
  throw fault(what, 'Publish the package shell to it first.');
}

/** Packages that no release of a site has included yet. One that was removed is not awaited: links to it are dead. */
export function awaitedPackages(
  known: readonly string[],
  records: readonly ReleaseRecord[],
  there: ReadonlyMap<string, unknown>,
): string[] {
  const released = new Set(records.flatMap(({ packages }) => packages.map(({ name }) => name)));
  return known.filter((name) => !released.has(name) && !there.has(name));
}

/** The site that a decision leads to. */
async function siteAfter(before: Before, decision: Decision, intent: Intent, environment: Environment) {
  const { now, cached, say, note } = environment;
  const latest = latestTime(before.records, now());
  const behind = Math.floor((latest.getTime() - now().getTime()) / day);
  if (behind > 0) note(`A release was made ${behind} days later than now, by its clock or by this one. Check both.`);
  const builds = buildsAfter(before, decision);
  const settingsText = intent.settings ?? before.settingsText;
  const input = {
    before,
    builds,
    released: decision.builds,
    settings: settingsIn(settingsText),
    settingsText,
    ...(decision.assets && { assets: decision.assets }),
    awaited: awaitedPackages(decision.known ?? [], before.records, builds),
    now: latest,
    everything: intent.everything ?? false,
  };
  return siteOf(input, { cached, say });
}

/** @returns The refusals that are overruled. @throws Refused with the others. */
function passed(refusals: readonly Refusal[], { force, forcible, trusted, preview }: Intent): string[] {
  const overrules = force !== undefined || trusted === true || preview === true;
  const decisive = overrules ? refusals.filter(({ final }) => final) : refusals;
  if (decisive.length > 0) throw new Refused(decisive, forcible);
  return refusals.map(refusalText);
}

/** The record of a release. */
async function recordOf(
  before: Before,
  { builds, removed = [], commits = {} }: Decision,
  documents: Outcome['documents'],
  overruled: readonly string[],
  { kind, force }: Intent,
  { now, by, commit, cached }: Environment,
): Promise<ReleaseRecord> {
  const versions = versionNames(before.registry);
  const from = (name: string) => versions.get(name) ?? null;
  const released = async (build: Build) => {
    const { name, version } = build.descriptor;
    // A version that was not built for this release keeps the commit that it was published from.
    const earlier = kind === 'publish' ? undefined : publishedAs(before.records, name, version);
    const bytes = await scriptBytes(build, cached);
    return { name, version, from: from(name), commit: commits[name] ?? earlier?.commit ?? commit, scriptBytes: bytes };
  };
  const changed = builds.filter(({ descriptor: { name, version } }) => version !== from(name));
  return {
    number: before.number + 1,
    time: now().toISOString(),
    kind,
    by,
    packages: [
      ...(await Promise.all(changed.map(released))),
      ...removed.map((name) => ({ name, version: null, from: from(name), commit, scriptBytes: 0 })),
    ],
    documents: { rendered: documents.rendered.length, removed: documents.removed.length },
    // Only an emergency overrules refusals without a reason that somebody has to give.
    forced: overruled.length === 0 ? null : { reason: force ?? kind, refusals: overruled },
  };
}

/**
 * What may go with a release: versions of which nothing is live and which no document names, and parts of the search
 * index that are as old.
 */
function expiredIn({ records }: Before, after: After, { now, retention = defaultRetention }: Environment) {
  const input = { records, now: now(), retention };
  const versions = expiredVersions({
    ...input,
    present: keptVersions(after.files.keys()),
    needed: new Set([
      ...allVersions(after.versions).map(({ id }) => id),
      ...after.documents.flatMap(({ pins }) => pins),
    ]),
  });
  return { versions, files: expiredFiles(after.past, input) };
}

/** What a release does to documents, as addresses. */
function documentsIn(change: Change, before: readonly DocumentFacts[], after: readonly DocumentFacts[]) {
  const files = new Set(after.map(({ file }) => file));
  const rendered = after.filter(({ file }) => change.write.has(`${publicFolder}/${file}`)).map(({ path }) => path);
  return {
    rendered,
    isAll: rendered.length === after.length,
    removed: before.filter(({ file }) => !files.has(file)).map(({ path }) => path),
  };
}

/**
 * Releases.
 * @throws Refused with every refusal, or Fault; the live site is then unchanged.
 */
export async function release(environment: Environment, intent: Intent): Promise<Outcome> {
  const { store, cached, say, note } = environment;
  let isTriedAgain = false;
  for (let attempts = 1; attempts <= mostAttempts; attempts += 1) {
    const before = await readSite(await store.read(), store.name);
    const decision = await intent.decide(before);
    const after = await siteAfter(before, decision, intent, environment);
    const { refusals, notes } = gate(before, after);
    const overruled = passed([...(decision.refusals ?? []), ...refusals], intent);
    notes.forEach(note);
    if (intent.preview) overruled.forEach((refused) => note(`This would not be released. ${refused}`));

    const differs = difference(before, after);
    const documents = documentsIn(differs, before.documents, after.documents);
    const record = await recordOf(before, decision, documents, overruled, intent, environment);
    const found = { number: before.number, tree: before.tree, attempts, change: differs, record, documents };
    if (isEmpty(differs)) return { ...found, status: 'unchanged', expired: [] };

    const { versions: expired, files } = expiredIn(before, after, environment);
    const change: Change = {
      write: new Map([...differs.write, [recordsFile, Buffer.from(recordsText([...before.records, record]))]]),
      remove: [
        ...differs.remove,
        ...[...before.files.keys()].filter((path) => expired.includes(versionAt(path) ?? '') || files.includes(path)),
      ],
    };
    if (intent.dryRun) return { ...found, change, status: 'dry run', expired };
    say('Writing the release');
    try {
      const tree = await store.commit(before.tree, change, recordMessage(record));
      const made = { ...found, change, tree, number: tree.number, expired };
      if (intent.preview) return { ...made, status: 'preview' };
      // What would be served stands before anything is claimed. Whoever is late already writes nothing out.
      if ((await store.read()).commit === before.tree.commit) {
        if (store.isServed) await checkOut(store, tree, cached);
        if ((await store.claim(before.tree, tree)) === 'claimed') {
          await tidied(environment);
          return { ...made, status: 'released' };
        }
      }
      say('Somebody else has released in the meantime: deciding again from what is live now');
    } catch (error) {
      // `git gc --prune=now` removes what no branch has yet. What is missing twice is damaged.
      if (isTriedAgain || (error as Fault).code !== 'objects-failed') throw error;
      isTriedAgain = true;
    }
    await wait(Math.random() * 50 * Math.min(attempts, 10));
  }
  throw fault(`Others released ${mostAttempts} times while this release was made.`, 'Try again when it is quieter.');
}

/** Serves the newest release. It is live already, so what fails here is not a failure of it. */
async function tidied({ store, cached, note }: Environment): Promise<void> {
  try {
    if (store.isServed) await serve(store, cached);
    await store.tidy();
  } catch (error) {
    note(`The release is live, but what follows it failed: ${ended((error as Error).message)}`);
  }
}
