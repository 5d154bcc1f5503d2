/** The commands that only look: what is live, and what was released. */
import { join } from 'node:path';
import { installedVersion } from '../../build/federation';
import { contractVersion } from '../../contract';
import { fault, message, result, type Message } from '../message';
import { allPackages, git, hasShell, lacksCommit, projectRoot, sourcesOf, type Package } from '../project';
import { readLive, readRecords } from '../core/live';
import { publishedAs } from '../core/records';
import { versionNames, type LiveSite } from '../core/versions';
import type { Output } from './output';
import { recordLines } from './report';
import { commandFor, liveTree, siteOf, siteStore } from './site';

export const inUtc = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`;

/** Lists every release of a site, the newest first. */
export async function releasesCommand({ site }: { site: string }, output: Output): Promise<void> {
  const store = siteStore(site);
  const records = await readRecords(await store.read());
  if (records.length === 0) throw fault('nothing-released', `Nothing has been released into ${store.name}.`);
  for (const record of [...records].reverse())
    for (const text of recordLines(record)) output.tell(result('release', record, text));
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
    return result('live-version', { name, version, since, commit, differs, behind: isBehind }, words.join('  '));
  });
}

/** The shared module whose version tells which version of the platform a shell was built from. */
const platformModule = '@3eu/platform/page';

/** What the live shell was built from, and what is installed here. */
function platformMessage({ shell }: LiveSite): Message {
  const live = shell?.manifest.shared.find(({ name }) => name === platformModule)?.version ?? 'unknown';
  const contract = shell?.descriptor.contract ?? 'unknown';
  const installed = installedVersion(platformModule);
  return result(
    'platform',
    { live, contract, installed, speaks: contractVersion },
    `The live shell has platform ${live}, contract ${contract}; installed here: platform ${installed}, contract ${contractVersion}.`,
  );
}

/** What differs from another site, and how to release what is live there. */
async function comparison(live: LiveSite, site: string, from: string): Promise<Message[]> {
  const store = siteStore(siteOf({ site: from }));
  const theirs = versionNames(await readLive(await liveTree(store.name, store), store.name));
  const ours = versionNames(live);
  const names = [...new Set([...ours.keys(), ...theirs.keys()])].filter((name) => ours.get(name) !== theirs.get(name));
  if (names.length === 0)
    return [result('sites-same', { site: store.name }, `The same versions are live in ${store.name}.`)];
  return names.map((name) => {
    const [here, there] = [ours.get(name) ?? null, theirs.get(name) ?? null];
    const words = `${name.padEnd(12)}  ${here ?? '—'}  there: ${there ?? '—'}`;
    const command = commandFor(site, `rollback -- ${name} --from ${from}`);
    return result('site-differs', { name, here, there }, there === null ? words : `${words}  ${command}`);
  });
}

/** Names of packages, by why their sources differ from those of the live version. */
type Differing = {
  /** They were changed here, or nobody can know. */
  changed: string[];
  /** The live version is from a commit that this checkout lacks. */
  behind: string[];
};

/** What is compiled into a package beside its own sources: what packages share, and the versions of libraries. */
const besides = (root: string) => [
  ...sourcesOf(root),
  ...['package-lock.json', 'tsconfig.base.json'].map((name) => join(projectRoot, name)),
];

/** What lies beside sources and is compiled into nothing. */
const excluded = ['*.test.ts', '*.test.tsx', '*.md', '*/release/*', '*/pictures/masters/*'];

/** Which packages' sources are not those of their live version, by what git knows of the commits that were recorded. */
function differing(packages: readonly Package[], live: LiveSite): Differing {
  const versions = versionNames(live);
  const found: Differing = { changed: [], behind: [] };
  for (const { name, root } of packages) {
    const version = versions.get(name);
    const commit = version === undefined ? undefined : publishedAs(live.records, name, version)?.commit;
    const paths = [root, ...besides(root), ...excluded.map((pattern) => `:(exclude)${pattern}`)];
    const isKnown = commit !== undefined && git('cat-file', '-t', commit) === 'commit';
    const isSame =
      isKnown &&
      git('diff', '--name-only', commit, '--', ...paths) === null &&
      git('ls-files', '--others', '--exclude-standard', '--', ...paths) === null;
    if (lacksCommit(commit)) found.behind.push(name);
    else if (!isSame) found.changed.push(name);
  }
  return found;
}

/** Says what is live, since when and by whom, and which packages' sources have changed since. Nothing is built. */
export async function statusCommand({ site, from }: { site: string; from?: string }, output: Output): Promise<void> {
  const store = siteStore(site);
  const tree = await liveTree(site, store);
  const live = await readLive(tree, store.name);
  for (const [, error] of live.unusable) throw error;
  if (from !== undefined) return (await comparison(live, site, from)).forEach((said) => output.tell(said));
  const versions = versionNames(live);
  const differ = differing(allPackages(), live);
  const { changed, behind } = differ;
  const command = commandFor(site, 'publish-remote -- --changed');
  const said = [
    result(
      'live-release',
      { number: live.number, site: store.name },
      `Release ${live.number} is live in ${store.name}.`,
    ),
    ...liveMessages(live, differ),
    ...(hasShell ? [] : [platformMessage(live)]),
    ...changed
      .filter((name) => !versions.has(name))
      .map((name) => result('not-released-yet', { name }, `${name.padEnd(12)}  is not released yet`)),
    ...(changed.length > 0 ? [result('to-make-live', { command }, `To make the working tree live: ${command}`)] : []),
    ...(changed.length + behind.length === 0 ? [message('all-live', 'The live site matches the working tree.')] : []),
  ];
  said.forEach((each) => output.tell(each));
}
