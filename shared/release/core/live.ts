import { z } from 'zod';
import type { Registry } from '@3eu/shared/contract/release';
import { registrySchema } from '@3eu/shared/contract/schema';
import { ended, fault } from '../message';
import { files } from '../store/layout';
import type { Tree } from '../store/store';
import { storedBuild, type Build } from './builds';
import { parseRecords, type ReleaseRecord } from './records';
import { emptyRegistry } from './registry';
import { parsed } from './schema';
import type { Settings } from './settings';
import { isRemote, isShell, versionNames, type LiveSite, type PageFacts } from './versions';

async function jsonIn<T>(tree: Tree, path: string, otherwise: T): Promise<T> {
  return tree.has(path) ? (JSON.parse((await tree.read(path)).toString()) as T) : otherwise;
}

/** What a release says is live. @throws Fault where that is no registry. */
export async function readRegistry(tree: Tree): Promise<Registry> {
  if (!tree.has(files.registry)) return emptyRegistry;
  const result = parsed(registrySchema, (await tree.read(files.registry)).toString());
  if ('value' in result) return result.value;
  const file = tree.locate(files.registry);
  throw fault('unusable-file', { file }, `${file} cannot be used: ${ended(result.fault)}`);
}

/** The records of a site's releases, oldest first. */
export async function readRecords(tree: Tree): Promise<ReleaseRecord[]> {
  return tree.has(files.records) ? parseRecords((await tree.read(files.records)).toString()) : [];
}

const strings = z.array(z.string());
const pagesSchema = z.array(
  z.looseObject({
    ...{ path: z.string(), file: z.string(), owner: z.string(), title: z.string(), section: z.string() },
    ...{ indexed: z.boolean(), picture: z.string().nullable() },
    ...{ links: strings, pins: strings, files: strings, anchors: strings, search: z.array(z.unknown()) },
  }),
);

/**
 * What a release remembers of a package's documents. A list that is damaged, or from before some of this was recorded, is
 * none: the documents are then made again.
 */
async function readPages(tree: Tree, path: string): Promise<readonly PageFacts[]> {
  const list = await jsonIn<unknown>(tree, path, []).catch(() => []);
  return pagesSchema.safeParse(list).success ? (list as PageFacts[]) : [];
}

/** What is live, with the builds of its packages. */
export type Live = LiveSite & {
  builds: ReadonlyMap<string, Build>;
  /** Packages whose build is not the one that was released, and what is wrong with it: a new version has to replace it. */
  damaged: ReadonlyMap<string, Error>;
};

/** Reads a release as plain data. @throws Fault when a part of it is not what was released. */
export async function readLive(tree: Tree, site: string): Promise<Live> {
  const registry = await readRegistry(tree);
  const builds = new Map<string, Build>();
  const damaged = new Map<string, Error>();
  const named = [...versionNames({ registry })];
  const found = await Promise.all(
    named.map(([name, version]) => storedBuild(tree, name, version, site).catch((error: Error) => error)),
  );
  for (const [at, [name]] of named.entries()) {
    const build = found[at]!;
    if (build instanceof Error) damaged.set(name, build);
    else builds.set(name, build);
  }
  const lists = tree.paths.filter((path) => path.startsWith(files.pages('').replace('.json', '')));
  const remotes = [...builds.values()].filter(isRemote);
  return {
    number: tree.number,
    registry,
    builds,
    damaged,
    shell: [...builds.values()].find(isShell) ?? null,
    remotes: Object.fromEntries(remotes.map((build) => [build.descriptor.name, build])),
    pages: (await Promise.all(lists.map((path) => readPages(tree, path)))).flat(),
    records: await readRecords(tree),
    present: tree.paths.flatMap(
      (path) => /^private\/versions\/([^/]+\/[^/]+)\/descriptor\.json$/.exec(path)?.[1] ?? [],
    ),
    settings: await jsonIn<Settings>(tree, files.settings, {}).catch(() => ({})),
  };
}
