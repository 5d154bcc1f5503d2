import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StatsChunk, StatsCompilation } from '@rspack/core';
import { contractVersion } from '../src/contract';
import type { Descriptor, ScriptNeeds } from '../src/contract/release';
import { exposeChunk, federationName, sharedModuleNames } from './federation';
import type { AppBuild } from './index';
import { integrityOf } from './integrity';
import { offeredExports, takenExports } from './shared-exports';

/** The parts of the compilation that `describe` reads. Modules within a concatenated one count as orphans. */
export const statsOptions = { all: false, chunks: true, chunkOrigins: true, chunkRelations: true, chunkModules: true, dependentModules: true, nestedModules: true, orphanModules: true, modules: true, providedExports: true, ids: true } as const;

const consumed = /^consume shared module \([^)]*\) (.+)@/;
const provided = /^provide shared module \([^)]*\) (.+)@\d/;

function filesBelow(folder: string): string[] {
  return (readdirSync(folder, { recursive: true }) as string[]).filter((file) => statSync(join(folder, file)).isFile()).sort();
}

function scriptsOf(chunks: readonly StatsChunk[]): string[] {
  const files = chunks.flatMap((chunk) => chunk.files ?? []);
  return [...new Set(files)].filter((file) => file.endsWith('.js')).map((file) => `web/${file}`);
}

/** The shared modules that chunks take. */
function consumedBy(chunks: readonly StatsChunk[]): string[] {
  const names = chunks.flatMap((chunk) => (chunk.modules ?? []).map((module) => consumed.exec(module.name ?? '')?.[1]));
  return [...new Set(names)].filter((name): name is string => name !== undefined && sharedModuleNames.includes(name));
}

function needs(chunks: readonly StatsChunk[]): ScriptNeeds {
  return { scripts: scriptsOf(chunks), shared: consumedBy(chunks) };
}

/** The chunks that `import('./pages/<folder>/…')` loads; the routes themselves stand in the entry. */
function chunksOfPage(chunks: readonly StatsChunk[], folder: string): StatsChunk[] {
  return chunks.filter((chunk) => chunk.origins?.some(({ request }) => request.startsWith(`./pages/${folder}/`)));
}

function chunksOfExpose(chunks: readonly StatsChunk[], name: string): StatsChunk[] {
  const exposed = chunks.filter((chunk) => chunk.names?.includes(exposeChunk(name)));
  const siblings = exposed.flatMap((chunk) => chunk.siblings ?? []);
  return chunks.filter((chunk) => exposed.includes(chunk) || siblings.includes(chunk.id!));
}

/** Names of the packages whose modules stand in a build; the federation runtime's own are left out. */
function bundledPackages(chunks: readonly StatsChunk[]): string[] {
  const modules = chunks.flatMap((chunk) => chunk.modules ?? []).flatMap((module) => [module, ...(module.modules ?? [])]);
  const names = modules.filter(({ moduleType }) => moduleType !== 'consume-shared-module').map(({ name }) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name ?? '')?.[1]);
  return [...new Set(names)].filter((name): name is string => name !== undefined && !name.startsWith('@module-federation/')).sort();
}

function pageFolder(path: string): string {
  return path.split('/')[1] ?? '';
}

/**
 * Describes a finished build: its version, the scripts that each page needs first, and the hash of every script.
 * @param dist The package's `dist` folder, with `web` and `server` in it.
 * @throws Error when a page of the descriptor has no folder of its own, and so no chunk.
 */
export function describe(build: AppBuild, dist: string, web: StatsCompilation): Descriptor {
  const chunks = web.chunks ?? [];
  // The long form of the manifest lists its parts in any order: the same sources would make another version each time.
  rmSync(join(dist, 'server/mf-stats.json'), { force: true });
  const files = ['web', 'server'].flatMap((part) => filesBelow(join(dist, part)).map((file) => `${part}/${file}`));
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !name.endsWith('.map'))) hash.update(file).update(readFileSync(join(dist, file)));
  const integrity = Object.fromEntries(
    files
      .filter((file) => /\.c?js$/.test(file))
      .map((file) => [file, integrityOf(readFileSync(join(dist, file)))]),
  );
  const common = { contract: contractVersion, integrity };

  if (!build.definition) {
    const entry = scriptsOf(chunks.filter((chunk) => chunk.entry))[0];
    if (!entry) throw new Error('The shell was built without an entry script.');
    const lazy = chunks.filter((chunk) => !chunk.initial);
    return {
      kind: 'shell',
      name: 'shell',
      version: hash.digest('hex').slice(0, 12),
      ...common,
      entry,
      serverEntry: 'server/shell.cjs',
      pages: { '/': needs(chunksOfHome(chunks)) },
      provides: Object.fromEntries(sharedModuleNames.map((name) => [name, scriptsOf(lazy.filter((chunk) => providedBy(chunk).includes(name)))])),
      offers: offeredExports(web, dirname(dist)),
    };
  }

  const { name, pages, blocks = [] } = build.definition;
  hash.update(JSON.stringify(build.definition));
  return {
    kind: 'remote',
    name,
    version: hash.digest('hex').slice(0, 12),
    ...common,
    globalName: federationName(name),
    entry: 'web/remoteEntry.js',
    serverEntry: 'server/remoteEntry.cjs',
    pages: pages.map((page) => {
      const own = chunksOfPage(chunks, pageFolder(page.path));
      if (own.length === 0) throw new Error(`${build.name}: ${page.path} has no page in src/pages/${pageFolder(page.path)}/. Add it, or take the page out of src/descriptor.ts.`);
      return { ...page, ...needs(own) };
    }),
    blocks: blocks.map((block) => ({ name: block, ...needs(chunksOfExpose(chunks, block)) })),
    bundled: bundledPackages(chunks),
    takes: takenExports(join(dirname(dist), 'src')),
  };
}

/** The chunks that the shell's home page loads. */
function chunksOfHome(chunks: readonly StatsChunk[]): StatsChunk[] {
  const own = chunks.filter((chunk) => chunk.origins?.some(({ request }) => request.endsWith('/home/home-page')));
  if (own.length === 0) throw new Error('shell: no chunk has the home page, so its document could not preload it.');
  return own;
}

/** The shared modules that a chunk is loaded for. */
function providedBy(chunk: StatsChunk): string[] {
  return (chunk.origins ?? []).flatMap(({ moduleName }) => provided.exec(moduleName)?.[1] ?? []);
}
