import { z } from 'zod';
import type { Registry } from '../../contract/descriptor';
import { registrySchema } from '../../contract/schema';
import { ended, fault, Fault } from '../message';
import { settingsFile, type Tree } from '../store/git';
import { storedBuild, type Build } from './builds';
import { files } from './layout';
import { parseRecords, type ReleaseRecord } from './records';
import { emptyRegistry } from './registry';
import { parsed } from './schema';
import { isRemote, isShell, versionNames, type LiveSite, type PageFacts } from './versions';

/** What a release says is live. @throws Fault where that is no registry. */
async function readRegistry(tree: Tree): Promise<Registry> {
  if (!tree.has(files.registry)) return emptyRegistry;
  const result = parsed(registrySchema, (await tree.read(files.registry)).toString());
  if ('value' in result) return result.value;
  throw fault(`${files.registry} cannot be used: ${ended(result.fault)}`);
}

/** The records of a site's releases, oldest first. */
export async function readRecords(tree: Tree): Promise<ReleaseRecord[]> {
  return tree.has(files.records) ? parseRecords((await tree.read(files.records)).toString()) : [];
}

const keysSchema = z.record(z.string(), z.string());
const strings = z.array(z.string());
const pagesSchema = z.array(
  z.looseObject({
    path: z.string(),
    file: z.string(),
    owner: z.string(),
    title: z.string(),
    section: z.string(),
    indexed: z.boolean(),
    picture: z.string().nullable(),
    links: strings,
    pins: strings,
    files: strings,
    anchors: strings,
    search: z.array(z.unknown()),
  }),
);

/** Something that a release remembers. What cannot be understood is not remembered: it is then made again. */
async function remembered<T>(tree: Tree, path: string, schema: z.ZodType, otherwise: T): Promise<T> {
  if (!tree.has(path)) return otherwise;
  const text = (await tree.read(path)).toString();
  // As it was written: a schema would put its fields into another order, and the file would count as changed.
  return 'value' in parsed(schema, text) ? (JSON.parse(text) as T) : otherwise;
}

/** What is live, with the builds of its packages. */
export type Live = LiveSite & {
  builds: ReadonlyMap<string, Build>;
  /** Packages whose build cannot be used, and why: a new version has to replace it. */
  unusable: ReadonlyMap<string, Error>;
  /** What files were made from, as keys, by their paths in the site. */
  keys: ReadonlyMap<string, string>;
  /** The configuration in force, as its owner wrote it; null where there is none. */
  settingsText: string | null;
};

/** Reads a release as plain data. @throws Fault when a part of it cannot be read. */
export async function readLive(tree: Tree, site: string): Promise<Live> {
  const registry = await readRegistry(tree);
  const builds = new Map<string, Build>();
  const unusable = new Map<string, Error>();
  const named = [...versionNames({ registry })];
  const found = await Promise.all(
    named.map(([name, version]) =>
      storedBuild(tree, name, version, site).catch((error: unknown) => {
        if (error instanceof Fault && error.code === 'build-unusable') return error;
        throw error;
      }),
    ),
  );
  for (const [at, [name]] of named.entries()) {
    const build = found[at]!;
    if (build instanceof Error) unusable.set(name, build);
    else builds.set(name, build);
  }
  const lists = tree.paths.filter((path) => path.startsWith(files.pages('').replace('.json', '')));
  const remotes = [...builds.values()].filter(isRemote);
  return {
    number: tree.number,
    registry,
    builds,
    unusable,
    shell: [...builds.values()].find(isShell) ?? null,
    remotes: Object.fromEntries(remotes.map((build) => [build.descriptor.name, build])),
    pages: (await Promise.all(lists.map((path) => remembered<PageFacts[]>(tree, path, pagesSchema, [])))).flat(),
    records: await readRecords(tree),
    present: tree.paths.flatMap(
      (path) => /^private\/versions\/([^/]+\/[^/]+)\/descriptor\.json$/.exec(path)?.[1] ?? [],
    ),
    keys: new Map(Object.entries(await remembered<Record<string, string>>(tree, files.keys, keysSchema, {}))),
    settingsText: tree.has(settingsFile) ? (await tree.read(settingsFile)).toString() : null,
  };
}
