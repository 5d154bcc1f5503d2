/** Room cli: the commands that make other versions live, without a build. A release that is taken back stays in the history. */
import { fault, usageFault } from '../message';
import { meantBy } from '../../build/nearest';
import { changesBetween, lacksCommit, sharedPaths } from '../project';
import type { Intent } from '../release';
import { publishedAs, releasedVersions, takenBackText, versionsBefore, type ReleaseRecord } from '../site/records';
import { settingsIn, type Site } from '../site/site';
import { publicPath } from '../site/tree';
import { storedVersion } from '../site/version';
import type { Store } from '../store/store';
import { headText, versionsText } from './history';
import type { Output } from './output';
import { behind, checkReason, notLive, releaseInto, type Options } from './releasing';
import { liveSite, liveTree, siteStore } from './site';
import { commandFor, siteOf } from './site-names';

/** The version of a package that is live in another site, with all that its pages show. */
async function takenFrom(from: string, site: string, name: string): Promise<Intent> {
  const other = siteOf({ site: from });
  if (site === other) throw usageFault(`${site} is both sites: --from names another one than --site or --store.`);
  const source = siteStore(other);
  const live = await liveSite(other, source);
  const version = live.versions.get(name);
  if (version === undefined) throw notLive(name, source.name, live.versions.keys());
  const builds = [await storedVersion(live, name, version, source.name)];
  const commit = publishedAs(live.records, name, version)?.commit ?? 'unknown';
  const commits = { [name]: commit };
  const assets = new Map(live.assets.map((path) => [publicPath(path), () => live.read(path)] as const));
  const decide: Intent['decide'] = (there) => {
    // What was live there once is not taken back unawares.
    const known = releasedVersions(live.records, name).includes(there.versions.get(name) ?? '');
    return Promise.resolve({ builds, commits, assets, refusals: known ? [] : behind(builds, there, commit) });
  };
  return { kind: 'publish', decide, forcible: true };
}

/** As many characters of a version as it takes at least: fewer may be the number of a release. */
const shortest = 4;

/** The version to go back to, of which the beginning may be typed. @throws Fault where there is none, or more than one. */
function targetOf(live: Site, name: string, wanted: string | undefined, site: string): string {
  const kept = live.kept.filter((id) => id.startsWith(`${name}/`)).map((id) => id.slice(name.length + 1));
  const available = `Available:\n${versionsText(live, name)}`;
  if (wanted !== undefined) {
    const typed = wanted.toLowerCase();
    const [found, ...others] = typed.length < shortest ? [] : kept.filter((version) => version.startsWith(typed));
    if (found !== undefined && others.length === 0) return found;
    const begin = (version: string) => version.slice(0, typed.length);
    const meant = found ? undefined : meantBy(typed, kept.map(begin));
    const what = found ? 'is the beginning of several versions: type more of it' : `is no version in ${site}`;
    const hint = meant === undefined ? '' : ` Did you mean ${kept.find((version) => begin(version) === meant)}?`;
    throw fault(`${name} ${wanted} ${what}.${hint} ${available}`, undefined, 'version-not-kept');
  }
  const before = versionsBefore(live.records, name).find((version) => kept.includes(version));
  if (before !== undefined) return before;
  const lines = [
    `There is nothing before the live version of ${name} to go back to. ${available}`,
    `One of them goes live by its name: ${commandFor(site, `rollback -- ${name} VERSION`)}`,
    'What is wrong may have come with another package. Which release brought some words, and all that it changed, taken back:',
    `  ${commandFor(site, 'releases -- "WORDS"')}`,
    `  ${commandFor(site, 'rollback -- --release N')}`,
  ];
  throw fault(lines.join('\n'), undefined, 'nothing-before');
}

/** What an option of a rollback is for, where it goes with nothing else. */
type RollbackOptions = Options & {
  /** Another site, whose live version is taken. */
  from?: string;
  /** A whole release, which is taken back. */
  release?: number;
};

/** The version of a package that was live before, or another one of this site. */
function packageBefore(name: string, version: string | undefined, site: string): Intent['decide'] {
  let first: string | null | undefined;
  return async (live) => {
    const current = live.versions.get(name) ?? null;
    // A package that was removed comes back in the version that was live last.
    const last = current ?? releasedVersions(live.records, name).at(-1);
    if (last === undefined) throw notLive(name, site, live.versions.keys());
    first = first === undefined ? current : first;
    if (current !== first)
      throw fault(
        `Somebody else has released ${name} in the meantime: ${current ?? 'nothing'} is live. Nothing was rolled back.`,
        'To roll that version back, run the command again.',
      );
    const target = targetOf(live, name, version ?? (current === null ? last : undefined), site);
    return { builds: [await storedVersion(live, name, target, site)] };
  };
}

/** What was live before a release, of all that it has changed: packages and settings. */
function allBefore(number: number, store: Store, reason?: string): Intent['decide'] {
  return async (live) => {
    if (number === 1) throw fault('Release 1 is the first one: there is nothing to go back to.');
    const [made, before] = [await store.read(number), await store.read(number - 1)];
    const { packages: all = [] } = live.records.find((record) => record.number === number) ?? {};
    const isLive = ({ name, version }: (typeof all)[number]) => (live.versions.get(name) ?? null) === version;
    const packages = all.filter((each) => isLive(each) || !live.takenBack.has(`${each.name}/${each.version}`));
    const [settings, earlier] = [await settingsIn(made), await settingsIn(before)];
    const [first] = all;
    const back = first && live.takenBack.get(`${first.name}/${first.version}`);
    if (back && packages.length === 0 && settings === earlier)
      throw fault(`Release ${number} is taken back already: ${takenBackText(`${first.name} ${first.version}`, back)}.`);
    const changed = [
      ...packages.filter((each) => !isLive(each)).map(({ name }) => name),
      ...(settings !== earlier && settings !== live.settings ? ['the settings'] : []),
    ];
    const why = reason === undefined ? '' : ` --reason "${reason}"`;
    const later = live.records.findLast(
      (record) => record.number > number && record.packages.some(({ name }) => changed.includes(name)),
    );
    if (changed.length > 0)
      throw fault(
        [
          `A later release than ${number} has changed ${changed.join(' and ')}. Nothing was rolled back.`,
          ...(later ? headText(later) : []),
          `Take that one back first: ${commandFor(store.name, later ? `rollback -- --release ${later.number}${why}` : 'releases')}`,
        ].join('\n'),
        undefined,
        'released-since',
      );
    const kept = packages.flatMap(({ name, from }) => (from === null ? [] : [{ name, from }]));
    return {
      // Of a version that has expired since, the earlier release has the files.
      builds: await Promise.all(kept.map(({ name, from }) => storedVersion(before, name, from, store.name))),
      removed: packages.filter(({ from }) => from === null).map(({ name }) => name),
      ...(settings !== earlier && { settings: earlier }),
    };
  };
}

/**
 * Which packages stay live with a change of what packages share that a rollback takes back: their words may then stand in
 * two forms. Undefined where there are none. Commits that git does not have are compared by their names.
 */
function stayingText({ records, versions }: Site, { packages }: ReleaseRecord, site: string): string | undefined {
  const commitOf = (name: string, version: string) => publishedAs(records, name, version)?.commit ?? 'unknown';
  const [shared, files, staying] = [sharedPaths(), new Set<string>(), new Set<string>()];
  for (const { name, version, from } of packages) {
    if (version === null || from === null) continue;
    const [to, back] = [version, from].map((each) => publishedAs(records, name, each)?.time ?? '');
    // Whoever goes on to a later version takes no change back.
    if (to! > back!) continue;
    const [earlier, taken] = [commitOf(name, version), commitOf(name, from)];
    const changed = changesBetween(earlier, taken, shared);
    for (const [other, current] of versions) {
      const own = commitOf(other, current);
      const [since, beside] = [earlier, taken].map((commit) => changed && changesBetween(commit, own, changed));
      // Older sources differ from both; newer ones have the change, and more.
      const same = since?.filter((file) => !beside?.includes(file) || lacksCommit(taken, own) === 'has');
      const isSame = same ? same.length > 0 : own === taken && own !== earlier;
      if (!isSame || packages.some((each) => each.name === other)) continue;
      staying.add(other);
      same?.forEach((file) => files.add(file));
    }
  }
  if (staying.size === 0) return undefined;
  const [names, places] = [staying, files].map((each) => new Intl.ListFormat('en-US').format(each));
  return [
    `${names} stay${staying.size === 1 ? 's' : ''} live from the same sources${places && `, with the change of ${places}`}: what packages share may now stand in two forms.`,
    `To make all one again, take back ${staying.size === 1 ? 'that' : 'those'} too, or mend or revert the sources: ${commandFor(site, 'publish-remote -- --changed')}`,
  ].join(' ');
}

/** Makes other versions live, without a build: an earlier one, the one of another site, or what was before a release. */
export async function rollbackCommand(
  name: string | undefined,
  version: string | undefined,
  { site, from, release, ...options }: RollbackOptions,
  output: Output,
): Promise<void> {
  checkReason(options);
  if ((name === undefined) === (release === undefined))
    throw usageFault(
      `Say what to take back, a package or a whole release: ${commandFor(site, 'rollback -- campus')}, or ${commandFor(site, 'rollback -- --release 41')}`,
    );
  if (from !== undefined && (version !== undefined || release !== undefined))
    throw usageFault('A version or a release is of this site, and --from takes a version of another: say one.');
  const store = siteStore(site);
  if (from !== undefined) {
    await releaseInto(store, { ...(await takenFrom(from, site, name!)), ...options }, output);
    return;
  }
  await liveTree(site, store);
  const decide =
    release === undefined ? packageBefore(name!, version, store.name) : allBefore(release, store, options.reason);
  let before: Site | undefined;
  const seen: Intent['decide'] = (live) => decide((before = live));
  const intent: Intent = { kind: 'rollback', trusted: true, decide: seen, ...options };
  const { status, record } = await releaseInto(store, intent, output);
  if (status === 'unchanged') return;
  const staying = stayingText(before!, record, store.name);
  if (staying !== undefined) output.note(staying);
  if (options.reason === undefined)
    output.note('The record does not say why. --reason "what was wrong" tells whoever releases that version again.');
}
