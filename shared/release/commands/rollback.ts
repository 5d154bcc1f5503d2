import { versionsBefore } from '../plan/records';
import { nearest } from '@3eu/shared/build/nearest';
import { versionNames } from '../plan/versions';
import { checkWhole, storedBuild, type Build } from '../render/builds';
import type { LiveBuilds } from '../render/live-site';
import type { Tree } from '../store/store';
import { UserError } from '../user-error';
import { localEnvironment } from './environment';
import { siteStore } from './site-store';
import type { Output } from './output';
import { release } from './release';
import { reportOutcome } from './report';

async function wholeBuild(tree: Tree, name: string, version: string, site: string): Promise<Build> {
  const build = await storedBuild(tree, name, version, site);
  await checkWhole(build).catch((error: Error) => {
    throw new UserError(
      `${name} ${version} in ${site} is damaged. ${error.message} Publish that version's sources again, or choose another version.`,
    );
  });
  return build;
}

/** The version to fall back on once a version is live again: the nearest earlier one that is still complete. */
async function fallback(
  { records, present }: LiveBuilds,
  tree: Tree,
  name: string,
  version: string,
  site: string,
): Promise<Build | null> {
  for (const earlier of versionsBefore(records, name, version).filter((candidate) =>
    present.includes(`${name}/${candidate}`),
  )) {
    const build = await wholeBuild(tree, name, earlier, site).catch(() => null);
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
  let first: string | undefined;
  const outcome = await release(localEnvironment(store, output), {
    kind: 'rollback',
    dryRun,
    trusted: true,
    decide: async (live, tree) => {
      const versions = versionNames(live);
      const current = versions.get(name);
      if (current === undefined)
        throw new UserError(`${name} is not live in ${store.name}. ${nearest(name, [...versions.keys()])}`);
      first ??= current;
      if (current !== first)
        throw new UserError(
          `Somebody else has released ${name} in the meantime: ${current} is live. Nothing was rolled back; to roll that version back, run the command again.`,
        );
      const previous = name === 'shell' ? live.registry.shell?.previous : live.registry.remotes[name]?.previous;
      const target = version ?? previous?.version;
      if (target === undefined)
        throw new UserError(
          `${name} has no earlier version to go back to. \`npm run releases\` lists what was released.`,
        );
      if (!live.present.includes(`${name}/${target}`))
        throw new UserError(
          `${name} ${target} is not in ${store.name}. ${nearest(
            target,
            live.present.flatMap((entry) => (entry.startsWith(`${name}/`) ? [entry.slice(name.length + 1)] : [])),
          )}`,
        );
      return {
        builds: [await wholeBuild(tree, name, target, store.name)],
        previous: { [name]: await fallback(live, tree, name, target, store.name) },
      };
    },
  });
  reportOutcome(outcome, output);
}
