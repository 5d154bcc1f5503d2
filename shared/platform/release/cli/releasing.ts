/**
 * Room cli: the commands that release: they differ in what they decide, and `release` does the rest. What they report is for
 * scripts too: see the version of the JSON in output.ts.
 */
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
import { isReason, refusal, type Refusal } from '../gate/refusal';
import { release, type Intent, type Outcome } from '../release';
import { publishedAs, takenBackBefore, takenBackText } from '../site/records';
import type { Site } from '../site/site';
import { settingsFile } from '../site/tree';
import { isShell, type Version } from '../site/version';
import type { Store } from '../store/store';
import { buildPackages } from './build';
import { outcomeText, type Output } from './output';
import { cached, liveTree, nothingPublished, siteStore } from './site';
import { commandFor } from './site-names';

/** Options of whatever releases. */
export type Options = {
  site: string;
  dryRun?: boolean;
  /** Overrules refusals, for this reason. */
  force?: string;
  /** Why somebody goes back. */
  reason?: string;
};

/** Settings that lie beside a new site's repository go into it. */
function foundSettings({ folder, name }: Store, { note }: Output): { settings?: string } {
  const place = join(folder, settingsFile);
  if (!existsSync(place)) return {};
  note(
    `${place} becomes part of the site with this release. From then on, change its settings with: ${commandFor(name, `render -- --config ${place}`)}`,
  );
  return { settings: readFileSync(place, 'utf8') };
}

/** Releases into a store, and says what that did. */
export async function releaseInto(store: Store, intent: Intent, output: Output): Promise<Outcome> {
  let found: { settings?: string } | undefined;
  const decide: Intent['decide'] = async (live) => {
    const decision = await intent.decide(live);
    if (live.settings !== null || decision.settings !== undefined) return decision;
    return { ...decision, ...(found ??= foundSettings(store, output)) };
  };
  const { say, note } = output;
  const whose = { now: () => new Date(), by: currentUser(), commit: currentCommit() };
  const outcome = await release({ store, cached, say, note, ...whose }, { ...intent, decide });
  const { status, number, documents, expired, record, tree } = outcome;
  // Whoever only releases has no use for it, and does not wait for it.
  const words =
    status === 'dry run' ? await (await import('./history')).wordsText(await store.read(), tree) : undefined;
  const text = [outcomeText(outcome), ...(words ?? [])].join('\n');
  output.report(text, { status, number, documents, expired, record, words });
  return outcome;
}

/** @throws Fault for a reason that is none. */
export function checkReason({ force: reason }: { force?: string }): void {
  if (reason === undefined || isReason(reason)) return;
  throw usageFault(
    `--force "${reason}": give a reason in words that somebody will still understand in a year, as in --force "the page moved to the alumni site".`,
  );
}

/** What is said of a package that a site does not have. */
export function notLive(name: string, site: string, names: Iterable<string>): Fault {
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
export function behind(builds: readonly Version[], live: Site, own?: string): Refusal[] {
  const refuse = (name: string, what: string, todo: string) => [refusal(name, 'behind', what, todo)];
  return builds.flatMap(({ descriptor: { name, version } }) => {
    const current = live.versions.get(name) ?? version;
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
  let notes: string[] = [];
  const decide: Intent['decide'] = async (live) => {
    const { versions, takenBack } = live;
    const staysOut = ({ id }: Version) => changed && !preview && force === undefined && takenBack.has(id);
    notes = built.filter(staysOut).map(({ id, name, descriptor: { version } }) => {
      const command = commandFor(site, `publish-remote -- ${name} --force "REASON"`);
      return `${name} stays out: ${takenBackText(version, takenBack.get(id)!)}. If it is right after all: ${command}`;
    });
    const builds = built.filter((each) => {
      const { name, version } = each.descriptor;
      return !changed || (versions.has(name) && versions.get(name) !== version && !staysOut(each));
    });
    notes.push(
      ...builds.flatMap(({ id, name, descriptor: { version } }) => {
        const isKnown = takenBack.has(id) || versions.get(name) === version;
        const back = isKnown ? undefined : takenBackBefore(live.records, name);
        const see = 'This version is built from other sources: see that they no longer have that.';
        return back === undefined ? [] : [`${name} ${back}. ${see}`];
      }),
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
  notes.forEach(output.note);
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

/** Makes the site again from the live versions, with other settings if they are given. */
export async function renderCommand(
  { site, all = false, dryRun = false, config }: Options & { all?: boolean; config?: string },
  output: Output,
) {
  if (config !== undefined && !statSync(config, { throwIfNoEntry: false })?.isFile())
    throw usageFault(`There is no file ${config}.`);
  const store = siteStore(site);
  await liveTree(site, store);
  const settings = config === undefined ? {} : { settings: readFileSync(config, 'utf8') };
  const decide = () => Promise.resolve({ builds: [], everything: all, ...settings });
  await releaseInto(store, { kind: 'render', decide, dryRun }, output);
}

/** Takes a remote out of a site. Refused while others link to its pages or show its blocks. */
export async function removeRemoteCommand(name: string, options: Options, output: Output): Promise<void> {
  checkReason(options);
  const { site, ...intent } = options;
  const store = siteStore(site);
  await liveTree(site, store);
  const decide: Intent['decide'] = ({ versions }) => {
    if (name === 'shell') throw fault('The shell cannot be removed: without it there are no pages.');
    if (!versions.has(name)) throw notLive(name, store.name, versions.keys());
    return Promise.resolve({ builds: [], removed: [name] });
  };
  const { status } = await releaseInto(store, { kind: 'remove', decide, forcible: true, ...intent }, output);
  if (status === 'released' && existsSync(join(projectRoot, `mfe-${name}`)))
    output.note(
      `Its folder mfe-${name} is still there. When nobody needs it any more, delete it and its line in tsconfig.json, then run npm install.`,
    );
}
