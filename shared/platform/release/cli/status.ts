/** Room cli: the command that says what is live, since when and by whom. For program.ts and cli. */
import { join } from 'node:path';
import { installedVersion } from '../../build/installed';
import { contractVersion } from '../../contract';
import { allPackages, git, hasCommit, hasShell, lacksCommit, projectRoot, sourcesOf, type Package } from '../project';
import { inUtc, publishedAs, takenBackBefore } from '../site/records';
import type { Site } from '../site/site';
import type { Store } from '../store/store';
import type { Output } from './output';
import { liveSite, siteStore } from './site';
import { commandFor, siteOf } from './site-names';

/** What is known of the live version of each package. */
function packagesOf(live: Site, { behind, changed }: Differing) {
  const newestFirst = [...live.records].reverse();
  return [...live.versions].map(([name, version]) => {
    const isOf = (each: { name: string; version: string | null }) => each.name === name && each.version === version;
    const since = newestFirst.find(({ packages }) => packages.some(isOf)) ?? null;
    const commit = publishedAs(live.records, name, version)?.commit ?? null;
    const takenBack = takenBackBefore(live.records, name);
    const [isBehind, hasChanged] = [behind.includes(name), changed.includes(name)];
    return { name, version, since, commit, isBehind, hasChanged, takenBack };
  });
}

function packageText({ name, version, since, ...is }: ReturnType<typeof packagesOf>[number]) {
  const { commit, isBehind, hasChanged, takenBack } = is;
  return [
    `${name.padEnd(12)}  ${version}`,
    since ? `since ${inUtc(since.time)} (release ${since.number}, ${since.kind} by ${since.by})` : '',
    ...(commit ? [`commit ${commit}`] : []),
    ...(isBehind ? ['— your checkout lacks this commit: git pull'] : []),
    ...(hasChanged ? ['— its sources have changed since'] : []),
    ...(takenBack === undefined ? [] : [`— ${takenBack}`]),
  ].join('  ');
}

/** The shared module whose version tells which version of the platform a shell was built from. */
const platformModule = '@3eu/platform/page';

/** What the live shell was built from, and what is installed here. */
function platformText({ shell }: Site): string {
  const live = shell?.shared.get(platformModule)?.version ?? 'unknown';
  const [contract, installed] = [shell?.descriptor.contract ?? 'unknown', installedVersion(platformModule)];
  return `The live shell has platform ${live}, contract ${contract}; installed here: platform ${installed}, contract ${contractVersion}.`;
}

/** Says what differs from another site, and how to release what is live there. */
async function compare(live: Site, site: string, from: string, output: Output): Promise<void> {
  const store = siteStore(siteOf({ site: from }));
  const [{ versions: theirs }, { versions: ours }] = [await liveSite(store.name, store), live];
  const differ = [...new Set([...ours.keys(), ...theirs.keys()])]
    .map((name) => ({ name, here: ours.get(name) ?? null, there: theirs.get(name) ?? null }))
    .filter(({ here, there }) => here !== there);
  const lines = differ.map(({ name, here, there }) => {
    const words = `${name.padEnd(12)}  ${here ?? '—'}  there: ${there ?? '—'}`;
    return there === null ? words : `${words}  ${commandFor(site, `rollback -- ${name} --from ${from}`)}`;
  });
  output.report(lines.join('\n') || `The same versions are live in ${store.name}.`, differ);
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
const excluded = ['*.test.ts', '*.test.tsx', '*.md', '*/release/*', '*/pictures/masters/*', '*/pictures/public/*'];

/** Which packages' sources are not those of their live version, by what git knows of the commits that were recorded. */
function differing(packages: readonly Package[], live: Site): Differing {
  const found: Differing = { changed: [], behind: [] };
  for (const { name, root } of packages) {
    const version = live.versions.get(name);
    const commit = version === undefined ? undefined : publishedAs(live.records, name, version)?.commit;
    const paths = [root, ...besides(root), ...excluded.map((pattern) => `:(exclude)${pattern}`)];
    const isKnown = commit !== undefined && hasCommit(commit);
    const isSame =
      isKnown &&
      git(['diff', '--name-only', commit, '--', ...paths]) === null &&
      git(['ls-files', '--others', '--exclude-standard', '--', ...paths]) === null;
    if (lacksCommit(commit) !== 'has') found.behind.push(name);
    else if (!isSame) found.changed.push(name);
  }
  return found;
}

/** Where visitors get another release than the one that is live: somebody was interrupted after it was claimed. */
export function servedText(store: Store, number: number): string[] {
  const served = store.served();
  if (!store.isServed || served?.number === number) return [];
  const what = `Release ${number} is claimed, but visitors get ${served ? `release ${served.number}` : 'nothing'} until now`;
  return [`${what}: to finish, ${commandFor(store.name, 'serve')}, or any release.`];
}

/** Says what is live, since when and by whom, and which packages' sources have changed since. Nothing is built. */
export async function statusCommand({ site, from }: { site: string; from?: string }, output: Output): Promise<void> {
  const store = siteStore(site);
  const live = await liveSite(site, store);
  for (const [, error] of live.unusable) throw error;
  if (from !== undefined) return compare(live, site, from, output);
  const differ = differing(allPackages(), live);
  const packages = packagesOf(live, differ);
  const isLive = new Set(packages.map(({ name }) => name));
  const unreleased = differ.changed.filter((name) => !isLive.has(name));
  const lines = [
    `Release ${live.number} is live in ${store.name}.`,
    ...servedText(store, live.number),
    ...packages.map(packageText),
    ...(hasShell ? [] : [platformText(live)]),
    ...unreleased.map((name) => `${name.padEnd(12)}  is not released yet`),
    ...(differ.changed.length > 0
      ? [`To make the working tree live: ${commandFor(site, 'publish-remote -- --changed')}`]
      : []),
    ...(differ.changed.length + differ.behind.length === 0 ? ['The live site matches the working tree.'] : []),
  ];
  const served = store.isServed ? (store.served()?.number ?? null) : live.number;
  output.report(lines.join('\n'), { site: store.name, number: live.number, served, packages, unreleased });
}
