/** The commands that release: they differ in what they decide, and `release` does the rest. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '@3eu/shared/build/nearest';
import { fault, message, usageFault, type Fault } from '../message';
import { hostingFiles } from '../look/hosting-files';
import {
  allPackages,
  assetFiles,
  currentCommit,
  currentUser,
  definitionsOf,
  isStandalone,
  lacksCommit,
  packagesFrom,
  type Package,
} from '../project';
import { storedBuild, type Build } from '../core/builds';
import { isReason, Refused, refusal, refusalText, type Refusal } from '../gate/refusal';
import { readLive, type Live } from '../core/live';
import { cleanCommit, publishedAs, versionsBefore } from '../core/records';
import { release, type Environment, type Intent, type Outcome } from '../core/release';
import { noChecks, openChecker } from '../render/checks';
import { assetsIn } from '../core/site';
import { versionNames } from '../core/versions';
import { checkOut } from '../store/checkout';
import { publicFolder, settingsFile, type Store } from '../store/git';
import { buildPackages, differing, differingBuilds } from './build';
import { checkPackage } from './checks';
import type { Output } from './output';
import { reportOutcome } from './report';
import { cached, commandFor, isInBranch, liveTree, nothingPublished, siteOf, siteStore } from './site';

/** What a release on this machine is made with. */
function environmentOf(store: Store, { step, tell }: Output, checksDocuments: boolean): Environment {
  return {
    store,
    cached,
    checker: checksDocuments ? openChecker(cached) : noChecks,
    hosting: hostingFiles,
    say: step,
    note: (said) => tell(said, 'note'),
    now: () => new Date(),
    by: currentUser(),
    commit: currentCommit(),
  };
}

type Options = {
  site: string;
  dryRun?: boolean;
  /** Overrules refusals, for this reason. */
  force?: string;
};

type Reporting = {
  /** Whether the site is a copy of the live one, which nobody else sees. Default false. */
  preview?: boolean;
  /** False where axe and the validator are not asked: `npm start` does not wait for them. */
  checksDocuments?: boolean;
};

/** Settings that lie beside a new site's repository go into it. */
async function foundSettings(store: Store, { tell }: Output): Promise<string | undefined> {
  const place = join(store.folder, settingsFile);
  if (!existsSync(place) || (await store.read()).has(settingsFile)) return undefined;
  const what = `${place} becomes part of the site with this release.`;
  const todo = `From then on, change its settings with: npm run render -- --config ${place}`;
  tell(message('settings-taken', { place }, what, todo), 'note');
  return readFileSync(place, 'utf8');
}

/** Releases into a store, checks out what is live, and says what that did. */
async function releaseInto(store: Store, intent: Intent, output: Output, how: Reporting = {}): Promise<Outcome> {
  const { checksDocuments = true } = how;
  const settings = intent.settings ?? (await foundSettings(store, output));
  const environment = environmentOf(store, output, checksDocuments);
  const outcome = await release(environment, settings === undefined ? intent : { ...intent, settings });
  if (!intent.dryRun && !intent.preview && !isInBranch(store.name)) {
    output.step('Checking out what is live');
    await checkOut(store, cached).catch((error: Error) => {
      const what = `Release ${outcome.number} is made, but could not be checked out, so what is served is still the one before. ${error.message}`;
      throw fault('not-checked-out', { number: outcome.number }, what, 'Mend that, then: npm run serve');
    });
  }
  reportOutcome(outcome, output, intent.preview ?? false);
  return outcome;
}

/** @throws Fault for a reason that is none. */
function checkReason({ force: reason }: { force?: string }): void {
  if (reason === undefined || isReason(reason)) return;
  throw usageFault(
    'unclear-reason',
    { reason },
    `--force "${reason}": give a reason in words that somebody will still understand in a year, as in --force "the page moved to the alumni site".`,
  );
}

/** What is said of a package that a site does not have. */
function notLive(name: string, site: string, names: Iterable<string>): Fault {
  return fault('not-live', { name, site }, `${name} is not live in ${site}. ${nearest(name, [...names])}`);
}

export type PublishOptions = Options &
  Reporting & {
    all?: boolean;
    /** Folder of the one named package, if it is not in the project. */
    from?: string;
    /** False where types, lint and unit tests of these very sources were run before, as `npm test` does. */
    checks?: boolean;
    /** Whether an older checkout may replace what newer ones have released: in a site that nobody shares. Default false. */
    backwards?: boolean;
    settings?: Intent['settings'];
  };

function chosen(names: readonly string[], { all, from }: PublishOptions): Package[] {
  if (all && names.length > 0)
    throw usageFault('all-and-names', {}, '--all means every package: do not name any as well.');
  if (all) return allPackages();
  if (names.length > 0) return packagesFrom(from, names);
  throw usageFault(
    'nothing-named',
    {},
    'Say what to publish: npm run publish-remote -- campus.',
    'For every package: npm run publish-remote -- --all',
  );
}

/**
 * Content, types, lint and unit tests of packages whose version is not the one that is live.
 * @returns The refusals that a reason overrules. @throws Refused where none does.
 */
async function checked(
  packages: readonly Package[],
  live: Live,
  force: string | undefined,
  output: Output,
): Promise<string[]> {
  const versions = versionNames(live);
  const refusals = [];
  for (const each of packages) {
    const commit = cleanCommit(live.records, each.name, versions.get(each.name));
    refusals.push(...(await checkPackage(each, commit, cached, output)));
  }
  if (refusals.length > 0 && force === undefined) throw new Refused(refusals, true);
  return refusals.map(refusalText);
}

/** What speaks against replacing live versions: releases that others made from commits which this checkout lacks. */
function behind(builds: readonly Build[], live: Live): Refusal[] {
  const versions = versionNames(live);
  return builds.flatMap(({ descriptor: { name, version } }) => {
    const current = versions.get(name) ?? version;
    const commit = publishedAs(live.records, name, current)?.commit;
    if (current === version || commit === undefined || !lacksCommit(commit)) return [];
    const what = `the live one is from ${commit}, which your checkout lacks: your release would take it back.`;
    const todo = 'First: git pull. If you amended or rebased that commit yourself, give that as the reason.';
    return [refusal(name, 'behind', { commit }, what, todo)];
  });
}

/** Builds and publishes packages. */
export async function publishCommand(
  names: readonly string[],
  options: PublishOptions,
  output: Output,
): Promise<Outcome> {
  checkReason(options);
  const { site, all, from, force, dryRun = false, checks = true, preview = false, settings } = options;
  const { backwards = preview } = options;
  const packages = chosen(names, options);
  const store = siteStore(site);
  const base = await store.read();
  // The shell makes a site; nothing is built for a folder or a branch that may be misspelt.
  if (base.number === 0 && !packages.some(({ name }) => name === 'shell')) throw nothingPublished(site);
  const before = await readLive(base, store.name);
  const built = await buildPackages(packages, output);
  const builds = built.map(({ build }) => build);
  const refusals = (state: Live) => (backwards ? [] : behind(builds, state));
  // Asked again of whatever is live by then; here, so that nobody waits for checks in vain.
  if (force === undefined && refusals(before).length > 0) throw new Refused(refusals(before), true);
  const isLive = ({ name }: Package, at: number) =>
    versionNames(before).get(name) === built[at]!.build.descriptor.version;
  const others = packages.filter((each, at) => !isLive(each, at));
  const overruled = checks ? await checked(others, before, force, output) : [];
  let live = before;
  const outcome = await releaseInto(
    store,
    {
      kind: 'publish',
      decide: async (state) => {
        live = state;
        const versions = versionNames(state);
        return {
          builds,
          refusals: refusals(state),
          sources: Object.fromEntries(packages.map(({ name }, at) => [name, built[at]!.sources])),
          known: await definitionsOf(allPackages().filter(({ name }) => !versions.has(name))),
          assets: await assetFiles(),
        };
      },
      ...{ overruled, dryRun, preview, unchecked: !checks, forcible: !preview },
      ...(force === undefined ? {} : { force }),
      ...(settings === undefined ? {} : { settings }),
    },
    output,
    options,
  );
  if (!preview) noteUncommitted(outcome, output);
  if (!all && from === undefined && !preview) await noteOthers(packages, live, site, output);
  return outcome;
}

/** Says that a release was made from sources that nobody else has. */
function noteUncommitted({ status, record: { packages } }: Outcome, { tell }: Output): void {
  const commit = packages.find((each) => each.commit.endsWith('-dirty'))?.commit;
  if (status !== 'released' || commit === undefined) return;
  const what = `The record says ${commit}: this checkout has changes that are not committed, and nobody else has them.`;
  tell(message('uncommitted', { commit }, what, 'Commit and push them.'), 'note');
}

/** Says which other packages would come out differently, and which ones others have released from newer commits. */
async function noteOthers(packages: readonly Package[], live: Live, site: string, output: Output): Promise<void> {
  const versions = versionNames(live);
  const others = allPackages().filter(({ name }) => versions.has(name) && !packages.some((each) => each.name === name));
  const { changed, behind: older } = await differing(others, versions, live.records);
  if (older.length > 0)
    output.tell(
      message('others-behind', { names: older }, `Others have released ${older.join(', ')} since: git pull`),
      'note',
    );
  const differ = await differingBuilds(
    others.filter(({ name }) => changed.includes(name)),
    versions,
    output,
  );
  if (differ.length === 0) return;
  const command = commandFor(site, `publish-remote -- ${differ.join(' ')}`);
  output.tell(
    message(
      'others-differ',
      { names: differ, command },
      `Other packages have changed since they were released: ${differ.join(', ')}.`,
      `Release them too: ${command}`,
    ),
    'note',
  );
}

/** Releases the very versions that are live in another site, without a build, through the same gate. */
export async function promoteCommand(
  names: readonly string[],
  { from, ...options }: Options & { from: string },
  output: Output,
) {
  checkReason(options);
  const { site, ...intent } = options;
  const other = siteOf({ site: from });
  if (site === other)
    throw usageFault('same-site', { site }, `${site} is both sites: --from names another one than --site or --store.`);
  const source = siteStore(other);
  const tree = await liveTree(other, source);
  const live = await readLive(tree, source.name);
  const versions = versionNames(live);
  const builds = await Promise.all(
    names.map((name) => {
      const version = versions.get(name);
      if (version === undefined) throw notLive(name, source.name, versions.keys());
      return storedBuild(tree, name, version, source.name);
    }),
  );
  const commits = Object.fromEntries(
    names.map((name) => [name, publishedAs(live.records, name, versions.get(name)!)?.commit ?? 'unknown']),
  );
  const assets = new Map(
    assetsIn(tree).map((path) => [path.slice(publicFolder.length + 1), () => tree.read(path)] as const),
  );
  const decide = () => Promise.resolve({ builds, commits, assets });
  await releaseInto(siteStore(site), { kind: 'promote', decide, forcible: true, ...intent }, output);
}

/** The version to go back to. @throws Fault where there is none. */
function targetOf(
  { records, present }: Live,
  name: string,
  current: string,
  wanted: string | undefined,
  site: string,
): string {
  const kept = present.filter((entry) => entry.startsWith(`${name}/`)).map((entry) => entry.slice(name.length + 1));
  const target = wanted ?? versionsBefore(records, name, current).find((version) => kept.includes(version));
  if (target === undefined)
    throw fault(
      'no-earlier-version',
      { name },
      `${name} has no earlier version to go back to.`,
      '`npm run releases` lists what was released.',
    );
  if (kept.includes(target)) return target;
  const data = { name, version: target, site };
  throw fault('version-not-kept', data, `${name} ${target} is not in ${site}. ${nearest(target, kept)}`);
}

/** Makes an earlier version of a package live again, without a build. */
export async function rollbackCommand(
  name: string,
  version: string | undefined,
  { site, dryRun = false }: Options,
  output: Output,
): Promise<void> {
  const store = siteStore(site);
  await liveTree(site, store);
  let first: string | undefined;
  const decide: Intent['decide'] = async (live, base) => {
    const versions = versionNames(live);
    const current = versions.get(name);
    if (current === undefined) throw notLive(name, store.name, versions.keys());
    first ??= current;
    if (current !== first)
      throw fault(
        'released-meanwhile',
        { name, version: current },
        `Somebody else has released ${name} in the meantime: ${current} is live. Nothing was rolled back.`,
        'To roll that version back, run the command again.',
      );
    return { builds: [await storedBuild(base, name, targetOf(live, name, current, version, store.name), store.name)] };
  };
  await releaseInto(store, { kind: 'rollback', trusted: true, dryRun, decide }, output);
}

/** Makes the site again from the live versions, with other settings if they are given. */
export async function renderCommand(
  { site, all = false, dryRun = false, config }: Options & { all?: boolean; config?: string },
  output: Output,
) {
  const store = siteStore(site);
  await liveTree(site, store);
  const decide = () => Promise.resolve({ builds: [] });
  if (config !== undefined && !existsSync(config))
    throw usageFault('no-such-file', { file: config }, `There is no file ${config}.`);
  const settings = config === undefined ? {} : { settings: readFileSync(config, 'utf8') };
  await releaseInto(store, { kind: 'render', decide, everything: all, dryRun, ...settings }, output);
}

/** Takes a remote out of a site. Refused while others link to its pages or show its blocks. */
export async function removeRemoteCommand(name: string, options: Options, output: Output): Promise<void> {
  checkReason(options);
  const { site, ...intent } = options;
  const store = siteStore(site);
  await liveTree(site, store);
  const decide: Intent['decide'] = ({ registry: { remotes } }) => {
    if (name === 'shell') throw fault('shell-stays', {}, 'The shell cannot be removed: without it there are no pages.');
    if (!Object.hasOwn(remotes, name)) throw notLive(name, store.name, Object.keys(remotes));
    return Promise.resolve({ builds: [], removed: [name] });
  };
  const { status } = await releaseInto(store, { kind: 'remove', decide, forcible: true, ...intent }, output);
  if (status === 'released' && !isStandalone)
    output.tell(
      message(
        'folder-still-there',
        { name },
        `Its folder mfe-${name} is still there.`,
        'When nobody needs it any more, delete it and its line in tsconfig.json.',
      ),
    );
}
