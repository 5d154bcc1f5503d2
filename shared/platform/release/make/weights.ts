/** Room make: what the scripts of a version weigh, in brotli bytes. For make alone. */
import type { Cached } from '../cache';
import { brotliOf } from '../compressed';
import { isTooLarge, type Weight } from '../site/site';
import type { Version } from '../site/version';

type SourceMap = { sources?: string[]; sourcesContent?: (string | null)[] };

/** A source as its team knows it: the package that it came with, or its path in the remote. */
function sourceName(source: string): string {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  return library ?? source.replace(/^.*?\/\.\//, '').replace(/^\.\//, '');
}

/** The sources that take most room in scripts, by what their source maps say. */
async function heaviestOf({ files, read }: Version, scripts: readonly string[]): Promise<string[]> {
  const sums = new Map<string, number>();
  for (const map of scripts.map((script) => `${script}.map`).filter((each) => files.has(each))) {
    const { sources = [], sourcesContent = [] } = JSON.parse((await read(map)).toString()) as SourceMap;
    sources.forEach((source, index) =>
      sums.set(sourceName(source), (sums.get(sourceName(source)) ?? 0) + (sourcesContent[index]?.length ?? 0)),
    );
  }
  const ranked = [...sums].sort((a, b) => b[1] - a[1]).slice(0, 3);
  return ranked.map(([name, size]) => `${name} (${(size / 1000).toFixed(1)} kB of source)`);
}

/**
 * Weighs all scripts that a browser may load of a version.
 * @returns Their sum, and what each page and block of a remote weighs: its own scripts, without the remote's entry.
 */
export async function weigh(version: Version, cached: Cached): Promise<{ all: number; parts: Weight[] }> {
  const { name: owner, base, descriptor, files, there, read } = version;
  const scripts = [...files.keys()].filter(
    (each) => each.startsWith('web/') && each.endsWith('.js') && there.has(each),
  );
  const bytesOf = async (script: string) => (await brotliOf(script, await read(script), cached)).length;
  const sizes = new Map(await Promise.all(scripts.map(async (file) => [file, await bytesOf(file)] as const)));
  const parts = descriptor.kind === 'shell' ? [] : version.parts;
  const weights = parts.map(async ({ kind, path, scripts: own }) => {
    const weighed = (own ?? []).map(({ url }) => url.slice(base.length));
    const each = weighed.map((file) => ({ file, bytes: sizes.get(file) ?? 0 }));
    // Source maps are large, and only a part over the budget has to say why.
    const heaviest = isTooLarge(each) ? await heaviestOf(version, weighed) : [];
    return { owner, part: kind === 'block' ? `the block ${path}` : path, scripts: each, heaviest };
  });
  return { all: [...sizes.values()].reduce((sum, size) => sum + size, 0), parts: await Promise.all(weights) };
}
