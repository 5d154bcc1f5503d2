import { blockModule } from '../../contract';
import { modulesOf } from '../../contract/address';
import type { Cached } from '../cache';
import { brotliOf } from '../store/checkout';
import { isPublic, placeOf, type Build } from './builds';
import { isTooLarge, type ScriptSizes } from '../gate/sizes';
import { moduleFiles } from './scripts';
import { isRemote } from './versions';

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

/** Brotli bytes of a script. */
async function compressedSize(build: Build, file: string, cached: Cached): Promise<number> {
  return (await brotliOf(placeOf(build, file), await build.read(file), cached)).length;
}

/** What the pages and blocks of released remotes weigh: their own scripts, without the remote's entry. */
export async function scriptSizes(builds: readonly Build[], cached: Cached): Promise<ScriptSizes[]> {
  const parts = builds.filter(isRemote).flatMap((build) => {
    const { pages, blocks } = build.descriptor;
    const modules = [
      ...pages.flatMap((page) => [...modulesOf(page)]),
      ...blocks.map((block) => [`the block ${block}`, blockModule(block)] as const),
    ];
    return modules.map(([part, module]) => ({ build, part, files: moduleFiles(build, module) }));
  });
  return Promise.all(
    parts.map(async ({ build, part, files }) => {
      const scripts = await Promise.all(
        files.map(async (file) => ({ file, bytes: await compressedSize(build, file, cached) })),
      );
      // Source maps are large, and only a part over the budget has to say why.
      const heaviest = isTooLarge(scripts) ? await heaviestOf(build, files) : [];
      return { owner: build.descriptor.name, part, scripts, heaviest };
    }),
  );
}

/** Brotli bytes of all scripts that a browser may load of a version. */
export async function scriptBytes(build: Build, cached: Cached): Promise<number> {
  const scripts = build.files.filter((file) => isPublic(file) && file.endsWith('.js'));
  const sizes = await Promise.all(scripts.map((file) => compressedSize(build, file, cached)));
  return sizes.reduce((sum, size) => sum + size, 0);
}
