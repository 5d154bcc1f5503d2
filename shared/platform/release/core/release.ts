/**
 * A release is a function, a cache and a compare-and-swap: read what is live, decide, ask the gate, make every file of the
 * site, ask it again, and claim the next number with what differs. Whoever finds the number taken begins again.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Cached } from '../cache';
import { ended, fault } from '../message';
import { publicFolder, settingsFile, type Change, type Store, type Tree } from '../store/git';
import { isOfVersion, placeOf, storedBuild, versionPaths, type Build } from './builds';
import { addressBook, awaitedPackages, checkBuilds, checkDocuments } from '../gate/gate';
import { lostFile } from '../gate/losses';
import { Refused, refusalText, type Refusal } from '../gate/refusal';
import { files } from './layout';
import { readLive, type Live } from './live';
import { publishedAs, recordMessage, recordsText, type ReleaseRecord } from './records';
import { defaultRetention, expiredVersions, latestTime, type Retention } from './retention';
import { parseSettings, type Settings } from './settings';
import { difference, isEmpty, siteFiles, type SiteFiles } from './site';
import { scriptBytes, scriptSizes } from './sizes';
import { versionNames, withVersions, type Versions } from './versions';

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
  decide: (live: Live, base: Tree) => Promise<Decision>;
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
  /** Makes a release that no branch has, to look at. */
  preview?: boolean;
};

/** What a release acts with. */
export type Environment = {
  store: Store;
  cached: Cached;
  /** Reports the current step. */
  say: (text: string, progress?: { done: number; of: number }) => void;
  /** Reports something that the user should know, but that does not stop the release. */
  note: (text: string) => void;
  now: () => Date;
  by: string;
  commit: string;
  retention?: Retention;
};

/** What a decision makes of what is live. */
export type Candidate = {
  base: Tree;
  live: Live;
  decision: Decision;
  /** The packages of the site once the release is live, and their builds. */
  after: Versions;
  builds: ReadonlyMap<string, Build>;
  settings: Settings;
  /** The same as its owner wrote it; null where there is none. */
  settingsText: string | null;
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
  };
  /** Versions that nothing has used for long enough, as `package/version`. */
  expired: readonly string[];
};

const day = 24 * 60 * 60 * 1000;

/** Each lost attempt means that another release has landed; more than this many mean that something else is wrong. */
const mostAttempts = 50;

function settingsIn(text: string | null): Settings {
  const result = text === null ? { value: {} } : parseSettings(text);
  if ('value' in result) return result.value;
  const what = `${settingsFile} cannot be used: ${ended(result.fault)} Nothing was released.`;
  throw fault(what);
}

function candidateOf(base: Tree, live: Live, decision: Decision, newSettings?: string): Candidate {
  const { builds, removed = [] } = decision;
  const changed = new Set([...builds.map(({ descriptor }) => descriptor.name), ...removed]);
  for (const [name, error] of live.unusable) if (!changed.has(name)) throw error;
  const after = withVersions(live, builds, removed);
  if (!after.shell)
    throw fault(
      'The site has no shell yet, and no page can be rendered without one.',
      'Publish the package shell to it first.',
    );
  const settingsText = newSettings ?? live.settingsText;
  return {
    base,
    live,
    decision,
    after,
    settingsText,
    builds: new Map([...live.builds, ...builds.map((build) => [build.descriptor.name, build] as const)]),
    settings: settingsIn(settingsText),
  };
}

/** @returns The refusals that are overruled. @throws Refused with the others. */
function passed(refusals: readonly Refusal[], { force, forcible, trusted = false }: Intent): string[] {
  const standing = force === undefined && !trusted ? refusals : refusals.filter(({ final }) => final);
  if (standing.length > 0) throw new Refused(standing, forcible);
  return refusals.map(refusalText);
}

/** What the gate has against the builds. */
async function buildRefusals(
  { base, live, decision, after, settings }: Candidate,
  { store, cached }: Environment,
): Promise<Refusal[]> {
  const { builds, removed = [] } = decision;
  const standing = builds
    .map(({ descriptor: { name, version } }) => ({ name, version }))
    .filter(({ name, version }) => live.present.includes(`${name}/${version}`))
    .map(({ name, version }) => storedBuild(base, name, version, store.name).catch(() => []));
  return checkBuilds({
    before: live,
    after,
    builds,
    removed,
    settings,
    standing: (await Promise.all(standing)).flat(),
    sizes: await scriptSizes(builds, cached),
  });
}

/** What the gate has against the documents of the packages that are released. */
function documentRefusals(
  { live, decision, after }: Candidate,
  { pages, files: all }: SiteFiles,
  { note }: Environment,
): Refusal[] {
  const { builds, removed = [], known = [] } = decision;
  // If a remote is removed, the shell's own pages are rendered without it.
  const owners = [...builds.map(({ descriptor }) => descriptor.name), ...(removed.length > 0 ? ['shell'] : [])];
  const [own, others] = [true, false].map((isOwn) => pages.filter(({ owner }) => owners.includes(owner) === isOwn));
  const isFile = (path: string) => all.has(publicFolder + path) && !path.endsWith('/index.html');
  const book = addressBook(pages, after, isFile, awaitedPackages(known, live, after));
  const { refusals, notes } = checkDocuments(own!, others!, book);
  notes.forEach(note);
  return refusals;
}

/** Files of live versions that the site would lack, and of kept ones that would go: nothing may take them away. */
function lostFiles({ base, builds }: Candidate, { files: all }: SiteFiles): Refusal[] {
  const ofLive = [...builds.values()].flatMap((build) =>
    Object.keys(build.descriptor.integrity).map((file) => ({
      owner: build.descriptor.name,
      path: placeOf(build, file),
    })),
  );
  const ofKept = base.paths.filter(isOfVersion).map((path) => ({ owner: 'site', path }));
  return [...ofLive, ...ofKept].filter(({ path }) => !all.has(path)).map(({ owner, path }) => lostFile(owner, path));
}

/** The record of a release. */
async function recordOf(
  { base, live, decision }: Candidate,
  documents: Outcome['documents'],
  overruled: readonly string[],
  { kind, force }: Intent,
  { now, by, commit, cached }: Environment,
): Promise<ReleaseRecord> {
  const versions = versionNames(live);
  const from = (name: string) => versions.get(name) ?? null;
  const changed = decision.builds.filter(({ descriptor: { name, version } }) => version !== from(name));
  return {
    number: base.number + 1,
    time: now().toISOString(),
    kind,
    by,
    packages: [
      ...(await Promise.all(
        changed.map(async (build) => {
          const { name, version } = build.descriptor;
          // A version that was not built for this release keeps the commit that it was published from.
          const earlier = kind === 'publish' ? undefined : publishedAs(live.records, name, version);
          return {
            name,
            version,
            from: from(name),
            commit: decision.commits?.[name] ?? earlier?.commit ?? commit,
            scriptBytes: await scriptBytes(build, cached),
          };
        }),
      )),
      ...(decision.removed ?? []).map((name) => ({ name, version: null, from: from(name), commit, scriptBytes: 0 })),
    ],
    documents: { rendered: documents.rendered.length, removed: documents.removed.length },
    // Only an emergency overrules refusals without a reason that somebody has to give.
    forced: overruled.length === 0 ? null : { reason: force ?? kind, refusals: overruled },
  };
}

/** The versions that may go with a release: nothing is live of them, and no document names them. */
function expiredIn(
  { base, live, decision }: Candidate,
  { pages }: SiteFiles,
  after: ReadonlySet<string>,
  environment: Environment,
) {
  const { now, retention = defaultRetention } = environment;
  const released = decision.builds.map(({ descriptor: { name, version } }) => `${name}/${version}`);
  return expiredVersions({
    records: live.records,
    now: now(),
    number: base.number + 1,
    retention,
    present: live.present,
    needed: new Set([...released, ...after, ...pages.flatMap(({ pins }) => pins)]),
  });
}

function noteClocks({ now, note }: Environment, { records }: Live): void {
  const behind = latestTime(records, now()).getTime() - now().getTime();
  const days = Math.floor(behind / day);
  if (days > 0) note(`A release was made ${days} days later than now, by its clock or by this one. Check both.`);
}

type Attempt = Omit<Outcome, 'attempts'> & { answer: 'claimed' | 'taken' | null };

async function attempt(environment: Environment, intent: Intent): Promise<Attempt> {
  const { store, say } = environment;
  const base = await store.read();
  const live = await readLive(base, store.name);
  const decision = await intent.decide(live, base);
  const candidate = candidateOf(base, live, decision, intent.settings);
  const gate = passed([...(decision.refusals ?? []), ...(await buildRefusals(candidate, environment))], intent);
  const site = await siteFiles(candidate, environment, intent.everything);
  passed(lostFiles(candidate, site), intent);
  const overruled = [...gate, ...passed(documentRefusals(candidate, site, environment), intent)];
  noteClocks(environment, live);

  const differs = difference(base, site);
  const now = new Set(site.pages.map(({ file }) => file));
  const documents = {
    rendered: site.pages.filter(({ file }) => differs.write.has(`${publicFolder}/${file}`)).map(({ path }) => path),
    removed: live.pages.filter(({ file }) => !now.has(file)).map(({ path }) => path),
  };
  const record = await recordOf(candidate, documents, overruled, intent, environment);
  const found = { number: base.number, tree: base, change: differs, record, documents };
  if (isEmpty(differs)) return { ...found, status: 'unchanged', expired: [], answer: null };

  const after = new Set(
    [...candidate.builds.values()].map(({ descriptor }) => `${descriptor.name}/${descriptor.version}`),
  );
  const expired = expiredIn(candidate, site, after, environment);
  const change: Change = {
    write: new Map([...differs.write, [files.records, Buffer.from(recordsText([...live.records, record]))]]),
    remove: [
      ...differs.remove,
      ...expired.flatMap((entry) => versionPaths(base, ...(entry.split('/') as [string, string]))),
    ],
  };
  if (intent.dryRun) return { ...found, change, status: 'dry run', expired, answer: null };
  say('Writing the release');
  const tree = await store.commit(base, change, recordMessage(record));
  const made = { ...found, change, tree, number: tree.number, expired };
  if (intent.preview) return { ...made, status: 'preview', answer: null };
  return { ...made, status: 'released', answer: await store.claim(base, tree) };
}

/**
 * Releases.
 * @throws Refused with every refusal, or Fault; the live site is then unchanged.
 */
export async function release(environment: Environment, intent: Intent): Promise<Outcome> {
  const { store, say, note } = environment;
  for (let attempts = 1; attempts <= mostAttempts; attempts += 1) {
    const { answer, ...outcome } = await attempt(environment, intent);
    if (answer !== 'taken') {
      // The release is live already, so a failure here is not a failure of it.
      if (answer === 'claimed')
        await store.tidy().catch(({ message: problem }: Error) => {
          note(`Leftovers of earlier releases could not be removed: ${problem}`);
        });
      return { ...outcome, attempts };
    }
    say('Somebody else has released in the meantime: deciding again from what is live now');
    await wait(Math.random() * 50 * Math.min(attempts, 10));
  }
  throw fault(`Others released ${mostAttempts} times while this release was made.`, 'Try again when it is quieter.');
}
