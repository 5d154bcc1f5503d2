/** The commands that release: they differ in what they decide, and `release` does the rest. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../../build/nearest';
import { fault, usageFault, type Fault } from '../message';
import {
  allPackages,
  assetFiles,
  currentCommit,
  currentUser,
  hasShell,
  lacksCommit,
  packagesFrom,
  projectRoot,
  type Package,
} from '../project';
import { isAsset } from '../model';
import { isReason, refusal, type Refusal } from '../gate/refusal';
import { publishedAs, releasedVersions, versionsBefore } from '../core/records';
import { release, type Environment, type Intent, type Outcome } from '../core/release';
import { readSite, type Before } from '../core/site';
import { isShell, keptVersions, storedVersion, versionNames, type Build } from '../core/version';
import type { Store } from '../store/branch';
import { publicFolder, settingsFile } from '../store/objects';
import { buildPackages } from './build';
import { outcomeText, type Output } from './output';
import { cached, liveTree, nothingPublished, siteStore } from './site';
import { commandFor, siteOf } from './site-names';

/** What a release on this machine is made with. */
function environmentOf(store: Store, { say, note }: Output): Environment {
  return {
    store,
    cached,
    say,
    note,
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

/** Settings that lie beside a new site's repository go into it. */
async function foundSettings(store: Store, { note }: Output): Promise<string | undefined> {
  const place = join(store.folder, settingsFile);
  if (!existsSync(place) || (await store.read()).files.has(settingsFile)) return undefined;
  note(
    `${place} becomes part of the site with this release. From then on, change its settings with: ${commandFor(store.name, `render -- --config ${place}`)}`,
  );
  return readFileSync(place, 'utf8');
}

/** Releases into a store, checks out what is live, and says what that did. */
async function releaseInto(store: Store, intent: Intent, output: Output): Promise<Outcome> {
  const settings = intent.settings ?? (await foundSettings(store, output));
  const environment = environmentOf(store, output);
  const outcome = await release(environment, settings === undefined ? intent : { ...intent, settings });
  output.done();
  const { status, number, documents, expired, record } = outcome;
  output.report(outcomeText(outcome), { status, number, documents, expired, record });
  return outcome;
}

/** @throws Fault for a reason that is none. */
function checkReason({ force: reason }: { force?: string }): void {
  if (reason === undefined || isReason(reason)) return;
  throw usageFault(
    `--force "${reason}": give a reason in words that somebody will still understand in a year, as in --force "the page moved to the alumni site".`,
  );
}

/** What is said of a package that a site does not have. */
function notLive(name: string, site: string, names: Iterable<string>): Fault {
  return fault(`${name} is not live in ${site}. ${nearest(name, [...names])}`, undefined, 'not-live');
}

type PublishOptions = Options & {
  all?: boolean;
  /** Every package whose build is not the live one. */
  changed?: boolean;
  /** Makes a release that no branch has, to look at. */
  preview?: boolean;
};

function chosen(
  names: readonly string[],
  { site, all = false, changed = false, preview = false }: PublishOptions,
): Package[] {
  if ((all || changed) && names.length > 0)
    throw usageFault('--all and --changed choose the packages: do not name any as well.');
  if (all || changed) return allPackages();
  if (names.length > 0 || !hasShell) return packagesFrom(names);
  const command = preview ? 'preview' : 'publish-remote';
  throw usageFault(
    `Say of which packages: ${commandFor(site, `${command} -- campus`)}.`,
    `Whatever differs from the live site: ${commandFor(site, `${command} -- --changed`)}`,
  );
}

/**
 * Whether sources have what a version was published from that was not committed: whoever published it goes on with that,
 * until the checkout is clean at the same commit.
 */
function hasUncommitted({ commit, by }: { commit: string; by: string }, own: string): boolean {
  return by === currentUser() && own !== commit.replace(/-dirty$/, '');
}

/**
 * What speaks against replacing live versions: releases that others made from sources which those of the builds lack.
 * @param own The commit that the builds are from, where it is not what is checked out.
 */
function behind(builds: readonly Build[], live: Before, own?: string): Refusal[] {
  const versions = versionNames(live.registry);
  const refuse = (name: string, what: string, todo: string) => [refusal(name, 'behind', what, todo)];
  return builds.flatMap(({ descriptor: { name, version } }) => {
    const current = versions.get(name) ?? version;
    const published = publishedAs(live.records, name, current);
    if (current === version || published === undefined) return [];
    const { commit, by } = published;
    const lacks = lacksCommit(commit, own);
    if (lacks === 'unknown')
      return refuse(
        name,
        `the live one is from ${commit}, and this clone does not reach far enough to tell whether your release has that.`,
        'First: git fetch; in a shallow clone, git fetch --unshallow',
      );
    if (lacks === 'lacks')
      return refuse(
        name,
        `the live one is from ${commit}, which your release lacks: it would take that back.`,
        'First: git pull. If you amended or rebased that commit yourself, give that as the reason.',
      );
    if (!commit.endsWith('-dirty') || hasUncommitted(published, own ?? currentCommit())) return [];
    return refuse(
      name,
      `the live one is from ${commit}, with changes by ${by} that were not committed: your release would take them back.`,
      `First ask ${by} to commit and push them. If they are in your release, give that as the reason.`,
    );
  });
}

/** Builds and publishes packages. */
export async function publishCommand(
  names: readonly string[],
  options: PublishOptions,
  output: Output,
): Promise<Outcome> {
  checkReason(options);
  const { site, changed = false, force, dryRun = false, preview = false } = options;
  const packages = chosen(names, options);
  const store = siteStore(site);
  const built = await buildPackages(packages, output);
  const assets = await assetFiles();
  const decide: Intent['decide'] = async (live) => {
    const versions = versionNames(live.registry);
    const builds = built.filter(
      ({ descriptor: { name, version } }) => !changed || (versions.has(name) && versions.get(name) !== version),
    );
    // The shell makes a site; a folder or a branch without one may be misspelt.
    if (live.number === 0 && !builds.some(isShell)) throw nothingPublished(site);
    return {
      builds,
      refusals: preview ? [] : behind(builds, live),
      known: allPackages().map(({ name }) => name),
      assets,
    };
  };
  const reason = force === undefined ? {} : { force };
  const intent: Intent = { kind: 'publish', decide, dryRun, preview, forcible: !preview, ...reason };
  const outcome = await releaseInto(store, intent, output);
  noteUncommitted(outcome, output);
  return outcome;
}

/** Says that a release was made from sources that nobody else has. */
function noteUncommitted({ status, record: { packages } }: Outcome, { note }: Output): void {
  const commit = packages.find((each) => each.commit.endsWith('-dirty'))?.commit;
  if (status !== 'released' || commit === undefined) return;
  note(
    `The record says ${commit}: this checkout has changes that are not committed, and nobody else has them. Commit and push them.`,
  );
}

/** The version of a package that is live in another site, with all that its pages show. */
async function takenFrom(from: string, site: string, name: string): Promise<Intent> {
  const other = siteOf({ site: from });
  if (site === other) throw usageFault(`${site} is both sites: --from names another one than --site or --store.`);
  const source = siteStore(other);
  const tree = await liveTree(other, source);
  const live = await readSite(tree, source.name);
  const version = versionNames(live.registry).get(name);
  if (version === undefined) throw notLive(name, source.name, versionNames(live.registry).keys());
  const builds = [await storedVersion(tree, name, version, source.name)];
  const commit = publishedAs(live.records, name, version)?.commit ?? 'unknown';
  const commits = { [name]: commit };
  const assets = new Map(
    [...tree.files.keys()]
      .filter(isAsset)
      .map((path) => [path.slice(publicFolder.length + 1), () => tree.read(path)] as const),
  );
  const decide: Intent['decide'] = (there) => {
    // What was live there once is not taken back unawares.
    const known = releasedVersions(live.records, name).includes(versionNames(there.registry).get(name) ?? '');
    return Promise.resolve({ builds, commits, assets, refusals: known ? [] : behind(builds, there, commit) });
  };
  return { kind: 'publish', decide, forcible: true };
}

/** The version to go back to. @throws Fault where there is none. */
function targetOf({ records, files }: Before, name: string, wanted: string | undefined, site: string): string {
  const kept = keptVersions(files.keys()).flatMap((id) =>
    id.startsWith(`${name}/`) ? [id.slice(name.length + 1)] : [],
  );
  const target = wanted ?? versionsBefore(records, name).find((version) => kept.includes(version));
  if (target === undefined)
    throw fault(
      `${name} has no earlier version to go back to.`,
      name === 'shell'
        ? `Release a good version: ${commandFor(site, 'publish-remote -- shell')}`
        : `To take it out of the site: ${commandFor(site, `remove-remote -- ${name}`)}`,
    );
  if (kept.includes(target)) return target;
  throw fault(`${name} ${target} is not in ${site}. ${nearest(target, kept)}`, undefined, 'version-not-kept');
}

/** Makes another version of a package live, without a build: an earlier one of this site, or the one of another site. */
export async function rollbackCommand(
  name: string,
  version: string | undefined,
  { site, from, ...options }: Options & { from?: string },
  output: Output,
): Promise<void> {
  checkReason(options);
  const store = siteStore(site);
  if (from !== undefined) {
    if (version !== undefined)
      throw usageFault('A version is of this site, and --from takes the one of another: say one.');
    await releaseInto(store, { ...(await takenFrom(from, site, name)), ...options }, output);
    return;
  }
  await liveTree(site, store);
  let first: string | null | undefined;
  const decide: Intent['decide'] = async (live) => {
    const versions = versionNames(live.registry);
    const current = versions.get(name) ?? null;
    // A package that was removed comes back in the version that was live last.
    const last = current ?? releasedVersions(live.records, name).at(-1);
    if (last === undefined) throw notLive(name, store.name, versions.keys());
    first = first === undefined ? current : first;
    if (current !== first)
      throw fault(
        `Somebody else has released ${name} in the meantime: ${current ?? 'nothing'} is live. Nothing was rolled back.`,
        'To roll that version back, run the command again.',
      );
    const target = targetOf(live, name, version ?? (current === null ? last : undefined), store.name);
    return { builds: [await storedVersion(live.tree, name, target, store.name)] };
  };
  await releaseInto(store, { kind: 'rollback', trusted: true, decide, ...options }, output);
}

/** Makes the site again from the live versions, with other settings if they are given. */
export async function renderCommand(
  { site, all = false, dryRun = false, config }: Options & { all?: boolean; config?: string },
  output: Output,
) {
  if (config !== undefined && !statSync(config, { throwIfNoEntry: false })?.isFile())
    throw usageFault(`There is no file ${config}.`);
  const store = siteStore(site);
  await liveTree(site, store);
  const decide = () => Promise.resolve({ builds: [] });
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
    if (name === 'shell') throw fault('The shell cannot be removed: without it there are no pages.');
    if (!Object.hasOwn(remotes, name)) throw notLive(name, store.name, Object.keys(remotes));
    return Promise.resolve({ builds: [], removed: [name] });
  };
  const { status } = await releaseInto(store, { kind: 'remove', decide, forcible: true, ...intent }, output);
  if (status === 'released' && existsSync(join(projectRoot, `mfe-${name}`)))
    output.note(
      `Its folder mfe-${name} is still there. When nobody needs it any more, delete it and its line in tsconfig.json, then run npm install.`,
    );
}
