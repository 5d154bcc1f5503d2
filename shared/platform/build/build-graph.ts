import type { Chunk, ChunkGroup, Compilation, Compiler, Module } from '@rspack/core';
import { isLibrary } from './federation';

/** A module of a build: its scripts, its exports, and the names that it imports from each shared module. */
type ModuleFacts = { scripts: string[]; exports: string[]; shared: Record<string, string[]> };

/** A module that appears in the descriptor: its name, and its file. */
export type DescribedModule = { name: string; file: string };

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

/** Reads what is known of a build out of the compilation's graph, once its files have their final names. */
export class BuildGraphPlugin {
  facts: BuildFacts | undefined;

  /**
   * @param described Exposed modules, or the shell's lazily loaded pages, by the name of their chunk.
   * @param shared Names of the modules that a page has once.
   */
  constructor(
    private readonly described: Readonly<Record<string, DescribedModule>>,
    private readonly shared: readonly string[],
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('BuildGraphPlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const modules: BuildFacts['modules'] = {};
      for (const [chunkName, { name, file }] of Object.entries(this.described)) {
        const group = compilation.namedChunkGroups.get(chunkName);
        if (group) modules[name] = groupFacts(compilation, group, file);
      }
      const [entrypoint] = compilation.entrypoints.values();
      this.facts = {
        entry: scriptsOf(entrypoint!.chunks)[0]!,
        modules,
        provided: providedBy(compilation, this.shared),
        packages: packagesOf(compilation),
      };
    });
  }
}
