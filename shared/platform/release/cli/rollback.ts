/** Room cli: the commands that make other versions live, without a build. A release that is taken back stays in the history. */
import { fault, usageFault } from '../message';
import type { Intent } from '../release';
import { publishedAs, releasedVersions, versionsBefore } from '../site/records';
import { settingsIn, type Site } from '../site/site';
import { publicPath } from '../site/tree';
import { storedVersion } from '../site/version';
import type { Store } from '../store/store';
import { versionsText } from './history';
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

/** The version to go back to. @throws Fault where there is none. */
function targetOf(live: Site, name: string, wanted: string | undefined, site: string): string {
  const isKept = (version: string) => live.kept.includes(`${name}/${version}`);
  const target = wanted ?? versionsBefore(live.records, name).find(isKept);
  if (target !== undefined && isKept(target)) return target;
  const available = `Available:\n${versionsText(live, name)}`;
  if (target !== undefined)
    throw fault(`${name} ${target} is not in ${site}. ${available}`, undefined, 'version-not-kept');
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
function allBefore(number: number, store: Store): Intent['decide'] {
  return async (live) => {
    if (number === 1) throw fault('Release 1 is the first one: there is nothing to go back to.');
    const [made, before] = [await store.read(number), await store.read(number - 1)];
    const { packages = [] } = live.records.find((record) => record.number === number) ?? {};
    const [settings, earlier] = [await settingsIn(made), await settingsIn(before)];
    const since = packages.filter(({ name, version }) => (live.versions.get(name) ?? null) !== version);
    const changed = [
      ...since.map(({ name }) => name),
      ...(settings !== earlier && settings !== live.settings ? ['the settings'] : []),
    ];
    if (changed.length > 0)
      throw fault(
        `A later release than ${number} has changed ${changed.join(' and ')}. Nothing was rolled back.`,
        `Take that one back first; it is in the list: ${commandFor(store.name, 'releases')}`,
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
  const decide = release === undefined ? packageBefore(name!, version, store.name) : allBefore(release, store);
  await releaseInto(store, { kind: 'rollback', trusted: true, decide, ...options }, output);
}
