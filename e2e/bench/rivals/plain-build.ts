import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rspack, type Configuration, type StatsChunk } from '@rspack/core';
import { shell } from '@3eu/shared/build';
import { compile } from '@3eu/shared/build/compile';
import { descriptor } from '../../../shell/src/descriptor';

const project = join(import.meta.dirname, '../../..');

/**
 * Both functions take the names of the chunks that a page loads besides the entry, and include the entry in the result.
 */
export type PlainBuild = {
  scriptsOf: (names: readonly string[]) => string[];
  bytesOf: (names: readonly string[]) => number;
};

function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}

/** Compiles the shell and all remotes from the same sources as one ordinary application, with a chunk a page. */
export async function buildPlain(outDir: string): Promise<PlainBuild> {
  const [web] = shell(join(project, 'shell'), descriptor)() as [Configuration];
  const here = import.meta.dirname;
  const [stats] = await compile('One ordinary bundle', [
    {
      ...web,
      entry: { shell: './src/entry-browser.tsx' },
      devtool: false,
      output: { ...web.output, path: outDir, publicPath: '/' },
      plugins: [new rspack.DefinePlugin({ PRERENDER: 'false' })],
      resolve: {
        ...web.resolve,
        alias: {
          ...web.resolve!.alias,
          [join(project, 'shell/src/remotes/sources.ts')]: join(here, 'plain-remote-source.ts'),
          [join(project, 'shell/src/remotes/browser-container.ts')]: join(here, 'plain-container.ts'),
        },
      },
    },
  ]);
  const { chunks = [], namedChunkGroups = {} } = stats!.toJson({
    all: false,
    chunks: true,
    chunkGroups: true,
    chunkRelations: true,
    ids: true,
  });
  const isAsked = (chunk: StatsChunk, names: readonly string[]) =>
    chunk.initial || names.some((name) => namedChunkGroups[name]!.chunks?.includes(chunk.id!));
  const scriptsOf = (names: readonly string[]) => {
    const files = chunks.filter((chunk) => isAsked(chunk, names)).flatMap((chunk) => chunk.files ?? []);
    return [...new Set(files)].filter((file) => file.endsWith('.js'));
  };
  return {
    scriptsOf,
    bytesOf: (names) => scriptsOf(names).reduce((sum, file) => sum + brotliSize(join(outDir, file)), 0),
  };
}
