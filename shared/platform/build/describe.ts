/**
 * Room build: what a finished build is: its descriptor and its manifest, made from what the bundler knows of it and
 * from the files that it wrote. For index.ts alone. Every release reads both: another form of them raises the
 * contract.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, StatsAssets } from '@module-federation/sdk';
import type { Chunk, ChunkGroup, Compilation, Compiler, Module } from '@rspack/core';
import { contractVersion, type RemoteDefinition, type ShellDefinition, type SiteConfig } from '../contract';
import {
  cardFontFile,
  questionsFile,
  type Descriptor,
  type ExportsByModule,
  type RemoteDescriptor,
  type ShellDescriptor,
} from '../contract/descriptor';
import { componentsOf, DefinitionError, lacksComponent, startScript } from './definition';
import { BuildError } from './error';
import { isLibrary, type Container } from './federation';
import { integrityOf } from './integrity';

/** A module of a build: its scripts, its exports, and the names that it imports from each shared module. */
type ModuleFacts = { scripts: string[]; exports: string[]; shared: Record<string, string[]> };

/** A module that appears in the descriptor: its name, its file, and the name of its chunk. */
export type DescribedModule = { name: string; file: string; chunk: string };

/** What the bundler knows of a finished browser build, as plain data. Files are relative to the build's folder. */
export type BuildFacts = {
  /** The entry script. */
  entry: string;
  /** Exposed modules of a remote, or lazily loaded pages of the shell, by name. */
  modules: Record<string, ModuleFacts>;
  /** Shared modules that the build provides: the scripts that are not part of the entry, and what each exports. */
  provided: Record<string, { scripts: string[]; exports: string[] }>;
  /** Packages whose code stands in it. */
  packages: string[];
};

const consumed = 'consume-shared-module';

function scriptsOf(chunks: Iterable<Chunk>): string[] {
  return [...new Set([...chunks].flatMap(({ files }) => [...files]).filter((file) => file.endsWith('.js')))];
}

/** The shared modules that chunks import, with the names imported from each. */
function sharedIn({ chunkGraph, moduleGraph }: Compilation, chunks: readonly Chunk[]): Record<string, string[]> {
  const modules = chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .filter(({ type }) => type === consumed);
  const taken = new Map<string, Set<string>>();
  for (const module of new Set(modules)) {
    for (const { dependency, originModule } of moduleGraph.getIncomingConnections(module)) {
      const isHere =
        originModule && [...chunkGraph.getModuleChunksIterable(originModule)].some((chunk) => chunks.includes(chunk));
      const name = dependency.request;
      if (!isHere || name === undefined) continue;
      if (!taken.has(name)) taken.set(name, new Set());
      if (dependency.ids?.[0] !== undefined) taken.get(name)!.add(dependency.ids[0]);
    }
  }
  return Object.fromEntries(
    [...taken].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, names]) => [name, [...names].sort()]),
  );
}

function packageOf(resource: string): string | undefined {
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(resource)?.[1]?.replace('\\', '/');
}

/** A module and, where the bundler has joined several, all of them. */
function innerModules(module: Module): Module[] {
  return 'modules' in module ? (module as Module & { modules: Module[] }).modules.flatMap(innerModules) : [module];
}

function resourceOf(module: Module): string | undefined {
  return (module as Module & { resource?: string }).resource;
}

/**
 * The platform's own packages do not count as libraries: a remote bundles those parts that are not shared on the page.
 */
const platform = /^@3eu\//;

function packagesOf({ modules, chunkGraph }: Compilation): string[] {
  const bundled = [...modules].filter((module) => [...chunkGraph.getModuleChunksIterable(module)].length > 0);
  const names = bundled.flatMap(innerModules).flatMap((module) => packageOf(resourceOf(module) ?? '') ?? []);
  return [...new Set(names)].filter((name) => !platform.test(name)).sort();
}

/** The shared modules of the shell, by the imports of their list: any other one may lead to a part of a module only. */
function providedBy(
  { modules, moduleGraph, chunkGroups }: Compilation,
  shared: readonly string[],
): BuildFacts['provided'] {
  const provided: BuildFacts['provided'] = {};
  const connections = [...modules].flatMap((module) => moduleGraph.getOutgoingConnections(module));
  for (const { dependency, module: target } of connections) {
    const name = dependency.request;
    if (!name || !target || !dependency.type.startsWith('import()') || !shared.includes(name)) continue;
    const exports = isLibrary(name) ? [] : moduleGraph.getProvidedExports(target);
    const groups = chunkGroups.filter(({ origins }) => origins.some(({ request }) => request === name));
    provided[name] = {
      scripts: scriptsOf(groups.flatMap(({ chunks }) => [...chunks])),
      exports: Array.isArray(exports) ? [...exports].sort() : [],
    };
  }
  // The graph's order is another one in every build.
  return Object.fromEntries(Object.entries(provided).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The exports of the module in a file; in a concatenated module, the first part is its root. */
function exportsOf({ modules, moduleGraph }: Compilation, file: string): string[] {
  const found = [...modules].find((module) => resourceOf(innerModules(module)[0]!) === file);
  const exports = found && moduleGraph.getProvidedExports(found);
  return Array.isArray(exports) ? [...exports].sort() : [];
}

function groupFacts(compilation: Compilation, group: ChunkGroup, file: string): ModuleFacts {
  const chunks = [...group.chunks];
  return { scripts: scriptsOf(chunks), exports: exportsOf(compilation, file), shared: sharedIn(compilation, chunks) };
}

/** What is known of a finished browser build, out of the compilation's graph. */
function readGraph(compilation: Compilation, { modules: described, container }: Described): BuildFacts {
  const modules: BuildFacts['modules'] = {};
  for (const { name, file, chunk } of described) {
    const group = compilation.namedChunkGroups.get(chunk);
    if (group) modules[name] = groupFacts(compilation, group, file);
  }
  const [entrypoint] = compilation.entrypoints.values();
  return {
    entry: scriptsOf(entrypoint!.chunks)[0]!,
    modules,
    provided: providedBy(
      compilation,
      container.shared.map(({ name }) => name),
    ),
    packages: packagesOf(compilation),
  };
}

/** File name of the manifest, beside the browser build's scripts. */
const manifestFile = 'mf-manifest.json';

function assets(sync: string[]): StatsAssets {
  return { js: { sync, async: [] }, css: { sync: [], async: [] } };
}

/**
 * The standard manifest of Module Federation 2 for a browser build. Decision 3 has what the field's own plugins cannot say.
 * @param name The package's short name.
 */
export function manifestOf(
  { name: id, shared }: Container,
  name: string,
  { entry, modules, provided }: BuildFacts,
  version: string,
): Manifest {
  const exposes = Object.entries(modules).filter(([module]) => module.startsWith('./'));
  return {
    id,
    name: id,
    metaData: {
      name: id,
      globalName: id,
      type: 'app',
      publicPath: 'auto',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: entry, path: '', type: 'global' },
    },
    shared: shared.map((module) => ({
      id: `${id}:${module.name}`,
      name: module.name,
      version: module.version,
      singleton: true,
      requiredVersion: module.requiredVersion,
      hash: '',
      assets: assets(provided[module.name]?.scripts ?? []),
    })),
    remotes: [],
    exposes: exposes.map(([path, { scripts }]) => ({
      id: `${id}:${path.slice(2)}`,
      name: path.slice(2),
      path,
      assets: assets(scripts),
    })),
  };
}

/** What both kinds of descriptors have. */
type Common = Pick<Descriptor, 'version' | 'integrity'>;

/** A release compares only names that own modules export; libraries are compared by version. */
function named(shared: Record<string, string[]>): ExportsByModule {
  return Object.fromEntries(Object.entries(shared).map(([module, names]) => [module, isLibrary(module) ? [] : names]));
}

/**
 * The descriptor of a remote: what federation does not know of it.
 * @throws DefinitionError when the module of a page or block has no component.
 */
export function remoteDescriptor(
  definition: RemoteDefinition,
  { modules, packages }: BuildFacts,
  common: Common,
): RemoteDescriptor {
  const { name, pages, blocks = [], redirects = {}, connects } = definition;
  const missing = componentsOf(definition).find(
    ({ module, component }) => !modules[module]?.exports.includes(component),
  );
  if (missing) throw new DefinitionError(`${name}: ${lacksComponent(missing)}`);
  const requires = Object.fromEntries(Object.entries(modules).map(([module, { shared }]) => [module, named(shared)]));
  return {
    kind: 'remote',
    name,
    contract: contractVersion,
    ...common,
    serverEntry: 'server/remoteEntry.cjs',
    pages,
    blocks,
    redirects,
    ...(connects && { connects }),
    requires,
    bundled: packages,
  };
}

/** The descriptor of the shell. */
export function shellDescriptor(
  { pages, developmentPages = [], awaited = [] }: ShellDefinition,
  site: SiteConfig,
  { entry, modules, provided }: BuildFacts,
  common: Common,
): ShellDescriptor {
  const own = Object.entries(provided).filter(([module]) => !isLibrary(module));
  return {
    kind: 'shell',
    name: 'shell',
    contract: contractVersion,
    ...common,
    site,
    entry: `web/${entry}`,
    start: startScript,
    serverEntry: 'server/shell.cjs',
    pages: pages.map((page) => {
      const facts = modules[page.path];
      return { ...page, scripts: (facts?.scripts ?? []).map((file) => `web/${file}`) };
    }),
    developmentPages,
    awaited,
    provides: Object.fromEntries(own.map(([module, { exports }]) => [module, exports])),
  };
}

/**
 * The build's files by their names from its folder, in their order, without source maps and the manifest.
 * @throws BuildError where one goes meanwhile: somebody else builds into that folder, or empties it.
 */
export function builtFiles(dist: string): (readonly [file: string, content: Buffer])[] {
  const below = (part: string) =>
    readdirSync(join(dist, part), { recursive: true, encoding: 'utf8' }).map((file) => `${part}/${file}`);
  try {
    return ['web', 'server']
      .flatMap(below)
      .filter((file) => statSync(join(dist, file)).isFile() && !file.endsWith('.map') && !file.endsWith(manifestFile))
      .sort()
      .map((file) => [file, readFileSync(join(dist, file))] as const);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const what = `${(error as NodeJS.ErrnoException).path} has gone while the build was read.`;
    throw new BuildError(
      `${what} Something else builds into that folder or empties it: let that end, and build again.`,
    );
  }
}

/** What is described, and where its builds are. */
export type Described = {
  /** The folder that the builds go to. */
  dist: string;
  /** What the package says of itself; a change of it is a new version. */
  definition: RemoteDefinition | ShellDefinition;
  /** Who the site is; null for a remote. */
  site: SiteConfig | null;
  container: Container;
  /** Exposed modules, or the shell's lazily loaded pages. */
  modules: readonly DescribedModule[];
};

/**
 * Writes `web/mf-manifest.json` and `descriptor.json` beside finished builds. The version, which stands in both, is a hash
 * of what they wrote: the same sources make the same one everywhere.
 * @param browser The compilation of the browser build.
 */
export function describe(browser: Compilation, described: Described): void {
  const { dist, definition, site, container } = described;
  const facts = readGraph(browser, described);
  const files = builtFiles(dist);
  const said = site ? [definition, site] : definition;
  const hash = createHash('sha256').update(JSON.stringify([contractVersion, said]));
  for (const [file, content] of files) hash.update(file).update(content);
  const version = hash.digest('hex').slice(0, 12);
  // What a version releases: its scripts, the font that a release draws social cards with, the questions of its places.
  const kept = files.filter(([file]) => /\.c?js$/.test(file) || file === cardFontFile || file === questionsFile);
  const integrity = Object.fromEntries(kept.map(([file, content]) => [file, integrityOf(content)]));
  const descriptor = site
    ? shellDescriptor(definition as ShellDefinition, site, facts, { version, integrity })
    : remoteDescriptor(definition as RemoteDefinition, facts, { version, integrity });
  const write = (file: string, value: object) => writeFileSync(join(dist, file), JSON.stringify(value, null, 2));
  write(`web/${manifestFile}`, manifestOf(container, descriptor.name, facts, version));
  write('descriptor.json', descriptor);
}

/** Describes a package once all of its builds are finished; one instance is applied to each of them. */
export class DescribePlugin {
  private readonly builds = new Map<Compiler, Compilation | null>();

  constructor(private readonly described: Described) {}

  apply(compiler: Compiler) {
    this.builds.set(compiler, null);
    compiler.hooks.compile.tap('DescribePlugin', () => void this.builds.set(compiler, null));
    compiler.hooks.done.tap('DescribePlugin', (stats) => {
      if (!stats.hasErrors()) this.builds.set(compiler, stats.compilation);
      const [browser, ...others] = this.builds.values();
      if (browser && others.every((each) => each !== null)) describe(browser, this.described);
    });
  }
}
