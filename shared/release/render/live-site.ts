import type { Registry } from '@3eu/shared/contract/release';
import { UserError } from '../user-error';
import type { LiveSite } from '../plan/live-site';
import type { PageFacts } from '../plan/pages';
import { emptyRegistry, remoteFacts } from '../plan/registry';
import type { LastLive } from '../plan/retention';
import { parsed, registrySchema } from '../plan/schema';
import type { Settings } from '../plan/settings';
import { isShell, type ShellVersion } from '../plan/versions';
import { files } from '../store/places';
import { DamagedFileError, type Tree } from '../store/store';
import { storedBuild, type Build } from './builds';
import { readRecords } from './records';

async function jsonOf<T>(tree: Tree, path: string, otherwise: T): Promise<T> {
  return tree.has(path) ? (JSON.parse((await tree.read(path)).toString()) as T) : otherwise;
}

/** What a release says is live. @throws UserError where that is no registry. */
export async function readRegistry(tree: Tree): Promise<Registry> {
  if (!tree.has(files.registry)) return emptyRegistry;
  const result = parsed(registrySchema, (await tree.read(files.registry)).toString());
  if ('value' in result) return result.value;
  throw new UserError(`${tree.locate(files.registry)} cannot be used: ${result.fault}.`);
}

function presentVersions(tree: Tree): string[] {
  return tree.paths.flatMap((path) => /^private\/versions\/([^/]+\/[^/]+)\/descriptor\.json$/.exec(path)?.[1] ?? []);
}

/** What is live, with access to its builds. */
export type LiveBuilds = LiveSite & {
  /** Reads the live build of a package, once. @throws DamagedFileError when it is not the one that was released. */
  build: (name: string) => Promise<Build>;
};

/** Reads builds of live packages when they are asked for: of a site of hundreds, a release needs a few. */
function buildReader(tree: Tree, { shell, remotes }: Registry, site: string): LiveBuilds['build'] {
  const known = new Map<string, Promise<Build>>();
  return (name) => {
    const build = known.get(name) ?? storedBuild(tree, name, (name === 'shell' ? shell : remotes[name])!.version, site);
    known.set(name, build);
    return build;
  };
}

/** The live shell; null where there is none, or where a new one has to replace it because it is damaged. */
async function readShell({ shell }: Registry, build: LiveBuilds['build']): Promise<(Build & ShellVersion) | null> {
  if (!shell) return null;
  const found = await build('shell').catch((error: unknown) => {
    if (error instanceof DamagedFileError) return null;
    throw error;
  });
  return found && isShell(found) ? found : null;
}

/** Reads a release as plain data. @throws DamagedFileError when a part of it is not what was released. */
export async function readLive(tree: Tree, site: string): Promise<LiveBuilds> {
  const registry = await readRegistry(tree);
  const build = buildReader(tree, registry, site);
  const pages = await Promise.all(
    tree.paths
      .filter((path) => path.startsWith(files.pages('').replace('.json', '')))
      .map((path) => jsonOf<PageFacts[]>(tree, path, [])),
  );
  return {
    number: tree.number,
    registry,
    shell: await readShell(registry, build),
    remotes: Object.fromEntries(
      Object.entries(registry.remotes).map(([name, remote]) => [name, remoteFacts(name, remote)]),
    ),
    pages: pages.flat(),
    records: await readRecords(tree),
    ledger: await jsonOf<LastLive>(tree, files.ledger, {}),
    present: presentVersions(tree),
    settings: await jsonOf<Settings>(tree, files.settings, {}),
    build,
  };
}
