import type { LiveBuilds } from '../core/live';
import { fault } from '../messages/fault';
import { nearest } from '@3eu/shared/build/nearest';
import { versionsBefore } from '../plan/records';
import { versionNames } from '../plan/versions';
import { checkWhole, storedBuild, type Build } from '../render/builds';
import type { Tree } from '../store/store';
import { releaseInto } from './environment';
import type { Output } from './output';
import { liveTree, siteStore } from './site';

/** A version that stands in a site. @throws Fault where a file of it is damaged. */
export async function wholeBuild(tree: Tree, name: string, version: string, site: string): Promise<Build> {
  const build = await storedBuild(tree, name, version, site);
  await checkWhole(build).catch((error: Error) => {
    throw fault('version-damaged', { name, version, site, problem: error.message });
  });
  return build;
}

/** The version to go back to. @throws Fault where there is none. */
function targetOf({ registry, present }: LiveBuilds, name: string, version: string | undefined, site: string): string {
  const { previous } = (name === 'shell' ? registry.shell : registry.remotes[name])!;
  const target = version ?? previous?.version;
  if (target === undefined) throw fault('no-earlier-version', { name });
  const kept = present.filter((entry) => entry.startsWith(`${name}/`)).map((entry) => entry.slice(name.length + 1));
  if (kept.includes(target)) return target;
  throw fault('version-not-kept', { name, version: target, site, hint: nearest(target, kept) });
}

/** The version to fall back on once a version is live again: the nearest earlier one that is still complete. */
async function fallback({ records, present }: LiveBuilds, tree: Tree, name: string, version: string, site: string) {
  const earlier = versionsBefore(records, name, version).filter((each) => present.includes(`${name}/${each}`));
  for (const candidate of earlier) {
    const build = await wholeBuild(tree, name, candidate, site).catch(() => null);
    if (build) return build;
  }
  return null;
}

/** Makes an earlier version of a package live again, without a build. */
export async function rollbackCommand(
  name: string,
  version: string | undefined,
  { site, dryRun = false }: { site: string; dryRun?: boolean },
  output: Output,
): Promise<void> {
  const store = siteStore(site, output);
  await liveTree(site, store);
  let first: string | undefined;
  await releaseInto(
    store,
    {
      kind: 'rollback',
      dryRun,
      trusted: true,
      decide: async (live, tree) => {
        const versions = versionNames(live);
        const current = versions.get(name);
        if (current === undefined)
          throw fault('not-live', { name, site: store.name, hint: nearest(name, [...versions.keys()]) });
        first ??= current;
        if (current !== first) throw fault('released-meanwhile', { name, version: current });
        const target = targetOf(live, name, version, store.name);
        return {
          builds: [await wholeBuild(tree, name, target, store.name)],
          previous: { [name]: await fallback(live, tree, name, target, store.name) },
        };
      },
    },
    output,
  );
}
