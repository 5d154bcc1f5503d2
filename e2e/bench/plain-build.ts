import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rspack, type Stats, type StatsChunk } from '@rspack/core';
import { shell } from '@3eu/shared/build';

const project = join(import.meta.dirname, '../..');

/** Folders of the pages that are measured, beside the scripts they share. */
export type PlainBuild = { bytesOf: (requests: readonly string[]) => number; files: number };

function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}

/** Compiles the shell and all remotes from the same sources as one ordinary application, with a chunk a page. */
export async function buildPlain(outDir: string): Promise<PlainBuild> {
  const { web } = shell(join(project, 'shell'));
  const here = import.meta.dirname;
  const compiler = rspack({
    ...web,
    devtool: false,
    // An ordinary bundle takes of the design system what its pages need.
    module: { rules: web.module!.rules!.filter((rule) => !(rule && typeof rule === 'object' && rule.sideEffects)) },
    output: { ...web.output, path: outDir, publicPath: '/' },
    plugins: [],
    resolve: {
      ...web.resolve,
      alias: {
        [join(project, 'shell/src/remotes/load-module.ts')]: join(here, 'plain-load-module.ts'),
        [join(project, 'shell/src/remotes/provided-modules.ts')]: false,
        [join(project, 'shell/src/remotes/container.ts')]: join(here, 'plain-container.ts'),
      },
    },
  });
  const stats = await new Promise<Stats>((resolve, reject) => compiler.run((error, result) => (error ? reject(error) : resolve(result!))));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  const chunks = stats.toJson({ all: false, chunks: true, chunkOrigins: true, chunkRelations: true, ids: true }).chunks ?? [];
  const isAsked = (chunk: StatsChunk, requests: readonly string[]) => chunk.initial || chunk.origins?.some(({ request }) => requests.some((wanted) => request.includes(wanted)));
  return {
    files: chunks.length,
    bytesOf: (requests) => {
      const files = chunks.filter((chunk) => isAsked(chunk, requests)).flatMap((chunk) => chunk.files ?? []);
      return [...new Set(files)].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + brotliSize(join(outDir, file)), 0);
    },
  };
}
