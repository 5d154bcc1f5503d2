/** Room cli: the command that says what is live, since when and by whom. For program.ts and cli. */
import { installedVersion } from '../../build/installed';
import { contractVersion } from '../../contract';
import { allPackages, hasShell, isBuiltFrom, lacksCommit, type Package } from '../project';
import { inUtc, publishedAs, takenBackBefore, takenBackText } from '../site/records';
import type { Site } from '../site/site';
import type { Store } from '../store/store';
import { builtVersion } from './build';
import type { Output } from './output';
import { liveSite, siteStore } from './site';
import { commandFor, siteOf } from './site-names';

/** How the sources of a package here differ from those of its live version. */
const differenceTexts = {
  behind: '— your checkout lacks this commit: git pull',
  changed: '— its sources have changed since',
  unknown: '— made with changes that were not committed: whether they are here, publish-remote with --dry-run says',
  'taken-back': '— its sources still make that',
};

type Difference = { how: keyof typeof differenceTexts; takenBack?: string };

/** Undefined where they do not differ. What this machine has built of these sources decides, else the commits that are recorded. */
function differenceOf({ name, root }: Package, { versions, records, takenBack }: Site): Difference | undefined {
  const commitOf = (version?: string) => publishedAs(records, name, version ?? '')?.commit;
  const [version, made] = [versions.get(name), builtVersion({ name, root })];
  const makes = (other: string) => (made === undefined ? isBuiltFrom(commitOf(other), root) : made === other);
  if (version !== undefined && makes(version)) return undefined;
  if (lacksCommit(commitOf(version)) !== 'has') return { how: 'behind' };
  for (const [id, record] of takenBack) {
    const back = id.slice(name.length + 1);
    if (id === `${name}/${back}` && makes(back)) return { how: 'taken-back', takenBack: takenBackText(back, record) };
  }
  return { how: made === undefined && commitOf(version)?.endsWith('-dirty') ? 'unknown' : 'changed' };
}

/** What is known of the live version of each package. */
function packagesOf(live: Site, differences: ReadonlyMap<string, Difference>) {
  const newestFirst = [...live.records].reverse();
  return [...live.versions].map(([name, version]) => {
    const isOf = (each: { name: string; version: string | null }) => each.name === name && each.version === version;
    const since = newestFirst.find(({ packages }) => packages.some(isOf)) ?? null;
    const commit = publishedAs(live.records, name, version)?.commit ?? null;
    const { how, takenBack = takenBackBefore(live.records, name) }: Partial<Difference> = differences.get(name) ?? {};
    const [isBehind, hasChanged] = [how === 'behind', how !== undefined && how !== 'behind'];
    return { name, version, since, commit, isBehind, hasChanged, how, takenBack };
  });
}

function packageText({ name, version, since, commit, how, takenBack }: ReturnType<typeof packagesOf>[number]) {
  return [
    `${name.padEnd(12)}  ${version}`,
    since ? `since ${inUtc(since.time)} (release ${since.number}, ${since.kind} by ${since.by})` : '',
    ...(commit ? [`commit ${commit}`] : []),
    ...(takenBack === undefined ? [] : [`— ${takenBack}`]),
    ...(how ? [differenceTexts[how]] : []),
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
  const differences = new Map(
    allPackages().flatMap((each) => {
      const difference = differenceOf(each, live);
      return difference ? [[each.name, difference] as const] : [];
    }),
  );
  const packages = packagesOf(live, differences);
  const unreleased = [...differences.keys()].filter((name) => !live.versions.has(name));
  const isReleasable = [...differences.values()].some(({ how }) => how !== 'behind');
  const faulty = packages.filter(({ hasChanged, takenBack }) => hasChanged && takenBack !== undefined);
  const names = new Intl.ListFormat('en-US').format(faulty.map(({ name }) => name));
  const todo = names
    ? `See first that the sources of ${names} no longer have what was taken back: mend or revert them, and commit. Then release`
    : 'To make the working tree live';
  const lines = [
    `Release ${live.number} is live in ${store.name}.`,
    ...servedText(store, live.number),
    ...packages.map(packageText),
    ...(hasShell ? [] : [platformText(live)]),
    ...unreleased.map((name) => `${name.padEnd(12)}  is not released yet`),
    ...(isReleasable ? [`${todo}: ${commandFor(site, 'publish-remote -- --changed')}`] : []),
    ...(differences.size === 0 ? ['The live site matches the working tree.'] : []),
  ];
  const served = store.isServed ? (store.served()?.number ?? null) : live.number;
  output.report(lines.join('\n'), { site: store.name, number: live.number, served, packages, unreleased });
}
