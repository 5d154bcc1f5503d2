import { brotliCompressSync } from 'node:zlib';
import { pageModule } from '@3eu/shared/contract';
import type { PageSize } from '../gate/sizes';
import { moduleFiles } from '../plan/scripts';
import { isRemote } from '../plan/versions';
import type { Build } from './builds';

type SourceMap = { sources?: string[]; sourcesContent?: (string | null)[] };

/** A source as its team knows it: the package that it came with, or its path in the remote. */
function sourceName(source: string): string {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  return library ?? source.replace(/^.*?\/\.\//, '').replace(/^\.\//, '');
}

/** The sources that take most room in scripts, by what their source maps say. */
async function heaviestOf(build: Build, scripts: readonly string[]): Promise<string[]> {
  const sums = new Map<string, number>();
  for (const map of scripts.map((file) => `${file}.map`).filter((file) => build.files.includes(file))) {
    const { sources = [], sourcesContent = [] } = JSON.parse((await build.read(map)).toString()) as SourceMap;
    sources.forEach((source, index) =>
      sums.set(sourceName(source), (sums.get(sourceName(source)) ?? 0) + (sourcesContent[index]?.length ?? 0)),
    );
  }
  const ranked = [...sums].sort((a, b) => b[1] - a[1]).slice(0, 3);
  return ranked.map(([name, size]) => `${name} (${(size / 1000).toFixed(1)} kB of source)`);
}

/** What the pages of released remotes weigh: their own scripts, without the remote's entry. */
export async function pageSizes(builds: readonly Build[]): Promise<PageSize[]> {
  const sizes: PageSize[] = [];
  for (const build of builds.filter(isRemote)) {
    for (const { path } of build.descriptor.pages) {
      const files = moduleFiles(build, pageModule(path));
      const scripts = await Promise.all(
        files.map(async (file) => ({ file, bytes: brotliCompressSync(await build.read(file)).length })),
      );
      sizes.push({ owner: build.descriptor.name, path, scripts, heaviest: await heaviestOf(build, files) });
    }
  }
  return sizes;
}
