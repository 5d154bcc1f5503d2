/** The commands that only look: what is live, what was released, and whether it is whole. */
import { isDeepStrictEqual } from 'node:util';
import { installedVersion } from '@3eu/shared/build/federation';
import { contractVersion } from '@3eu/shared/contract';
import { ended, fault, message, type Message } from '../message';
import { allPackages, isStandalone } from '../project';
import { placeOf } from '../core/builds';
import { readLive, readRecords, type Live } from '../core/live';
import { publishedAs } from '../core/records';
import { parseSettings } from '../core/settings';
import { versionNames, type LiveSite } from '../core/versions';
import { files, isAsset } from '../store/layout';
import { damagedFiles, DamagedFileError } from '../store/store';
import { differing, type Differing } from './build';
import type { Output } from './output';
import { recordLines } from './report';
import { commandFor, liveTree, siteOf, siteStore } from './site';

export const inUtc = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`;

/** Lists every release of a site, the newest first. */
export async function releasesCommand({ site }: { site: string }, output: Output): Promise<void> {
  const store = siteStore(site, output);
  const records = await readRecords(await store.read());
  if (records.length === 0)
    throw fault('nothing-released', { site: store.name }, `Nothing has been released into ${store.name}.`);
  for (const record of [...records].reverse())
    for (const text of recordLines(record)) output.tell(message('release', record, text));
}

function liveMessages(live: LiveSite, differ: Differing): Message[] {
  const newestFirst = [...live.records].reverse();
  return [...versionNames(live)].map(([name, version]) => {
    const isOf = (each: { name: string; version: string | null }) => each.name === name && each.version === version;
    const since = newestFirst.find(({ packages }) => packages.some(isOf)) ?? null;
    const commit = publishedAs(live.records, name, version)?.commit ?? null;
    const isBehind = differ.behind.includes(name);
    const differs = isBehind || differ.changed.includes(name);
    const words = [
      `${name.padEnd(12)}  ${version}`,
      since ? `since ${inUtc(since.time)} (release ${since.number}, ${since.kind} by ${since.by})` : '',
      ...(commit ? [`commit ${commit}`] : []),
      ...(isBehind ? ['— your checkout lacks this commit: git pull'] : []),
      ...(differs && !isBehind ? ['— its sources have changed since'] : []),
    ];
    return message('live-version', { name, version, since, commit, differs, behind: isBehind }, words.join('  '));
  });
}

/** The shared module whose version tells which version of the platform a shell was built from. */
const platformModule = '@3eu/shared/ui';

/** What the live shell was built from, and what is installed here. */
function platformMessage({ shell }: LiveSite): Message {
  const live = shell?.manifest.shared.find(({ name }) => name === platformModule)?.version ?? 'unknown';
  const contract = shell?.descriptor.contract ?? 'unknown';
  const installed = installedVersion(platformModule);
  return message(
    'platform',
    { live, contract, installed, speaks: contractVersion },
    `The live shell has platform ${live}, contract ${contract}; installed here: platform ${installed}, contract ${contractVersion}.`,
  );
}

/**
 * Whether a site's settings are invalid or not in force yet.
 * @param text Content of config.json; null if there is none.
 */
export function settingsMessages(text: string | null, live: LiveSite, site: string): Message[] {
  const result = text === null ? { value: {} } : parseSettings(text, Object.keys(live.registry.remotes));
  if ('fault' in result) {
    const what = `config.json in ${site} cannot be used: ${ended(result.fault)} No release can go live until this is fixed.`;
    return [message('settings-invalid', { site, problem: result.fault }, what)];
  }
  if (isDeepStrictEqual(result.value, live.settings)) return [];
  const [removed, command] = [text === null, commandFor(site, 'render')];
  return [
    message(
      'settings-pending',
      { site, number: live.number, removed, command },
      `config.json in ${site} has been ${removed ? 'removed' : 'changed'} since release ${live.number}. ${removed ? 'Its settings stop applying' : 'The change takes effect'} with the next release, or now with: ${command}`,
    ),
  ];
}

/** What differs from another site, and how to release what is live there. */
async function comparison(live: LiveSite, site: string, from: string, output: Output): Promise<Message[]> {
  const other = siteOf({ site: from });
  const store = siteStore(other, output);
  const theirs = versionNames(await readLive(await liveTree(other, store), store.name));
  const ours = versionNames(live);
  const names = [...new Set([...ours.keys(), ...theirs.keys()])].filter((name) => ours.get(name) !== theirs.get(name));
  if (names.length === 0)
    return [message('sites-same', { site: store.name }, `The same versions are live in ${store.name}.`)];
  const command = commandFor(site, `promote -- ${names.filter((name) => theirs.has(name)).join(' ')} --from ${from}`);
  return [
    ...names.map((name) => {
      const [here, there] = [ours.get(name) ?? null, theirs.get(name) ?? null];
      const words = `${name.padEnd(12)}  ${here ?? '—'}  there: ${there ?? '—'}`;
      return message('site-differs', { name, here, there }, words);
    }),
    message('to-promote', { commands: [command] }, `To release what is live there: ${command}`),
  ];
}

/** Says what is live, since when and by whom, and which packages' sources have changed since. Nothing is built. */
export async function statusCommand({ site, from }: { site: string; from?: string }, output: Output): Promise<void> {
  const store = siteStore(site, output);
  const tree = await liveTree(site, store);
  const live = await readLive(tree, store.name);
  for (const [, error] of live.damaged) throw error;
  if (from !== undefined) return (await comparison(live, site, from, output)).forEach((said) => output.tell(said));
  const versions = versionNames(live);
  const differ = await differing(allPackages(), versions, live.records);
  const { changed, behind } = differ;
  const command = commandFor(site, `publish-remote -- ${changed.join(' ')}`);
  const said = [
    message(
      'live-release',
      { number: live.number, site: store.name },
      `Release ${live.number} is live in ${store.name}.`,
    ),
    ...liveMessages(live, differ),
    ...(isStandalone ? [platformMessage(live)] : []),
    ...settingsMessages(tree.settings, live, store.name),
    ...changed
      .filter((name) => !versions.has(name))
      .map((name) => message('not-released-yet', { name }, `${name.padEnd(12)}  is not released yet`)),
    ...(changed.length > 0 ? [message('to-make-live', { command }, `To make the working tree live: ${command}`)] : []),
    ...(changed.length + behind.length === 0
      ? [message('all-live', {}, 'The live site matches the working tree.')]
      : []),
  ];
  said.forEach((each) => output.tell(each));
}

/** The command that makes a file of a release again. */
function remedyFor(path: string, live: Live | null, site: string): string {
  const [, name = 'shell', version] =
    /^(?:public\/remotes|private\/versions)\/([^/]+)\/([^/]+)\//.exec(path) ??
    /^public\/(shell)\/([^/]+)\//.exec(path) ??
    [];
  if (path === files.records || path === files.registry || live === null) return isBranchText(site);
  if (!isAsset(path) && versionNames(live).get(name) !== version) return commandFor(site, 'render');
  const isOurs = allPackages().some((each) => each.name === name);
  return isOurs ? commandFor(site, `publish-remote -- ${name}`) : `the next release of ${name}, by its team`;
}

/** What is only written, and never made: the release before has it. */
function isBranchText(site: string): string {
  return site.startsWith('git:')
    ? 'git revert the newest commit'
    : 'move the folder of this release away: the one before is then live';
}

/** Reads every file of the live release. @throws Fault, after naming the files that are not as they were released. */
export async function verifyCommand({ site }: { site: string }, output: Output): Promise<void> {
  const store = siteStore(site, output);
  const tree = await liveTree(site, store);
  const { number, strangers, paths } = tree;
  output.step('Reading every file');
  const live = await readLive(tree, store.name).catch(() => null);
  // A damaged file counts as absent, so a later release may have left one out that a live version lists.
  const listed = [...(live?.builds.values() ?? [])].flatMap((build) =>
    Object.keys(build.descriptor.integrity).map((file) => placeOf(build, file)),
  );
  const damaged = [...(await damagedFiles(tree)), ...listed.filter((path) => !tree.has(path))];
  for (const path of strangers)
    output.tell(
      message(
        'stranger',
        { path, number },
        `${path} stands in release ${number}, but is not part of it. The next release leaves it out.`,
      ),
      'note',
    );
  for (const path of damaged) {
    const command = remedyFor(path, live, site);
    output.tell(message('damaged', { path, command }, `${path}  ${command}`));
  }
  if (damaged.length > 0)
    throw new DamagedFileError(
      message(
        'release-damaged',
        { number, store: store.name, files: damaged.length },
        `Release ${number} in ${store.name} is damaged: the files above are missing, or differ from those that were released.`,
        'The command beside each makes it again, in a new release.',
      ),
    );
  const count = paths.length;
  output.tell(
    message('whole', { number, files: count }, `Release ${number}: all ${count} files are as they were released.`),
  );
}
