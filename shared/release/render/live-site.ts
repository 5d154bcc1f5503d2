import { UserError } from '../user-error';
import type { LiveSite } from '../plan/live-site';
import type { PageFacts } from '../plan/pages';
import { parseRecords } from '../plan/records';
import { emptyRegistry } from '../plan/registry';
import type { Ledger } from '../plan/retention';
import { parsed, registrySchema } from '../plan/schema';
import type { Settings } from '../plan/settings';
import { isRemote, isShell } from '../plan/versions';
import { files } from '../store/places';
import { DamagedFileError, privateFolder, type Tree } from '../store/store';
import { storedBuild, versionFiles, type Build } from './builds';

async function jsonOf<T>(tree: Tree, path: string, otherwise: T): Promise<T> {
  return tree.has(path) ? (JSON.parse((await tree.read(path)).toString()) as T) : otherwise;
}

async function registryOf(tree: Tree) {
  if (!tree.has(files.registry)) return emptyRegistry;
  const result = parsed(registrySchema, (await tree.read(files.registry)).toString());
  if ('value' in result) return result.value;
  throw new UserError(`${tree.locate(files.registry)} cannot be used: ${result.fault}.`);
}

function presentVersions(tree: Tree): string[] {
  return [...versionFiles(tree).keys()].filter((key) => tree.has(`${privateFolder}/versions/${key}/descriptor.json`));
}

/** What is live, with the builds that it is made of. */
export type LiveBuilds = LiveSite & { builds: ReadonlyMap<string, Build> };

/**
 * Reads a release as plain data.
 * @throws DamagedFileError, with the way out, when a part of it is not what was released.
 */
export async function readLive(tree: Tree, site: string): Promise<LiveBuilds> {
  return read(tree, site).catch((error: unknown) => {
    if (!(error instanceof DamagedFileError)) throw error;
    throw new DamagedFileError(
      `${error.message} Restore it from a backup, or take release ${tree.number} away: the one before it is live then (${tree.undo}).`,
    );
  });
}

async function read(tree: Tree, site: string): Promise<LiveBuilds> {
  const registry = await registryOf(tree);
  const names = [
    ...(registry.shell ? [['shell', registry.shell.version]] : []),
    ...Object.entries(registry.remotes).map(([name, { version }]) => [name, version]),
  ] as [string, string][];
  const builds = await Promise.all(names.map(([name, version]) => storedBuild(tree, name, version, site)));
  const pages = await Promise.all(
    tree.paths
      .filter((path) => path.startsWith(files.pages('').replace('.json', '')))
      .map((path) => jsonOf<PageFacts[]>(tree, path, [])),
  );
  return {
    number: tree.number,
    registry,
    shell: builds.find(isShell) ?? null,
    remotes: Object.fromEntries(builds.filter(isRemote).map((build) => [build.descriptor.name, build])),
    pages: pages.flat(),
    records: tree.has(files.records) ? parseRecords((await tree.read(files.records)).toString()) : [],
    ledger: await jsonOf<Ledger>(tree, files.ledger, {}),
    present: presentVersions(tree),
    settings: await jsonOf<Settings>(tree, files.settings, {}),
    builds: new Map(builds.map((build) => [build.descriptor.name, build])),
  };
}
