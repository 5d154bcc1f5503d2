import type { Registry } from '@3eu/shared/contract/release';
import { fault } from '../messages/fault';
import type { LiveSite, PageFacts } from '../plan/live-site';
import { emptyRegistry } from '../plan/registry';
import { parseRecords, type ReleaseRecord } from '../plan/records';
import type { LastLive } from '../plan/live-site';
import { parsed, registrySchema } from '../plan/schema';
import type { Settings } from '../plan/settings';
import { isRemote, isShell, versionNames } from '../plan/versions';
import { storedBuild, type Build } from '../render/builds';
import { files } from '../store/places';
import type { Tree } from '../store/store';

async function jsonOf<T>(tree: Tree, path: string, otherwise: T): Promise<T> {
  return tree.has(path) ? (JSON.parse((await tree.read(path)).toString()) as T) : otherwise;
}

/** What a release says is live. @throws Fault where that is no registry. */
export async function readRegistry(tree: Tree): Promise<Registry> {
  if (!tree.has(files.registry)) return emptyRegistry;
  const result = parsed(registrySchema, (await tree.read(files.registry)).toString());
  if ('value' in result) return result.value;
  throw fault('unusable-file', { file: tree.locate(files.registry), problem: result.fault });
}

/** The records of a site's releases, oldest first. */
export async function readRecords(tree: Tree): Promise<ReleaseRecord[]> {
  return tree.has(files.records) ? parseRecords((await tree.read(files.records)).toString()) : [];
}

/** What is live, with the builds of its packages. */
export type LiveBuilds = LiveSite & {
  builds: ReadonlyMap<string, Build>;
  /** Packages whose build is not the one that was released, and what is wrong with it: a new version has to replace it. */
  damaged: ReadonlyMap<string, Error>;
};

/** Reads a release as plain data. @throws Fault when a part of it is not what was released. */
export async function readLive(tree: Tree, site: string): Promise<LiveBuilds> {
  const registry = await readRegistry(tree);
  const builds = new Map<string, Build>();
  const damaged = new Map<string, Error>();
  for (const [name, version] of versionNames({ registry }))
    await storedBuild(tree, name, version, site).then(
      (build) => builds.set(name, build),
      (error: Error) => damaged.set(name, error),
    );
  const lists = tree.paths.filter((path) => path.startsWith(files.pages('').replace('.json', '')));
  const remotes = [...builds.values()].filter(isRemote);
  return {
    number: tree.number,
    registry,
    builds,
    damaged,
    shell: [...builds.values()].find(isShell) ?? null,
    remotes: Object.fromEntries(remotes.map((build) => [build.descriptor.name, build])),
    pages: (await Promise.all(lists.map((path) => jsonOf<PageFacts[]>(tree, path, [])))).flat(),
    records: await readRecords(tree),
    ledger: await jsonOf<LastLive>(tree, files.ledger, {}),
    present: tree.paths.flatMap(
      (path) => /^private\/versions\/([^/]+\/[^/]+)\/descriptor\.json$/.exec(path)?.[1] ?? [],
    ),
    settings: await jsonOf<Settings>(tree, files.settings, {}),
  };
}
