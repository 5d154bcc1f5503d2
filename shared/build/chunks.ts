/** Which modules of a browser build stand in which script. A first view on a slow network pays for every request. */
import type { Configuration } from '@rspack/core';
import { shellPageChunk } from './descriptor';
import type { App } from './configuration';
import { blockChunk, exposeChunk, federationName } from './federation';

type SplitChunks = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>;

/** The carousel, with its library and its icons. */
const carousel =
  /[\\/]shared[\\/]src[\\/]ui[\\/]carousel[\\/]|[\\/]embla-carousel|[\\/]icons[\\/](chevron-(left|right)|pause|play)\.m?js$/;

/** Modules of JavaScript; those that stand for a shared module are of another type, and stay where they are asked for. */
const type = /^javascript/;

/** Nearly nobody but home shows the carousel: it stands in home's script, and saves its first view two requests. */
const ofShell: SplitChunks = {
  cacheGroups: {
    defaultVendors: false,
    carouselWithHome: { name: shellPageChunk('/'), test: carousel, type, chunks: 'async', enforce: true },
  },
};

/**
 * What the values of a pattern have in common is one script beside that of the value: a page needs two of its own then,
 * and neither grows with the number of values. Left to itself the bundler splits by size, into any number of scripts.
 * @param exposes The exposed modules: `./pages/major` and `./pages/major/psychology` are of one pattern.
 */
export function commonOfValues(exposes: Readonly<Record<string, string>>): NonNullable<SplitChunks['cacheGroups']> {
  const modules = Object.entries(exposes);
  const valuesOf = (pattern: string) => modules.filter(([module]) => module.startsWith(`${pattern}/`));
  const patterns = modules.filter(([pattern]) => valuesOf(pattern).length > 0);
  return Object.fromEntries(
    patterns.map(([pattern, file]) => {
      const chunks = new Set([file, ...valuesOf(pattern).map(([, own]) => own)].map(exposeChunk));
      const group = {
        name: `${exposeChunk(file)}_common`,
        type,
        chunks: ({ name }: { name?: string | undefined }) => chunks.has(name ?? ''),
        minChunks: 2,
        enforce: true,
      };
      return [group.name, group];
    }),
  );
}

/**
 * A page is one script beside its remote's entry. What pages have in common stands in each of them, until it is large
 * enough to be worth a request: bytes of source, of which a tenth are left when it is minified and compressed. Blocks are
 * small and stand in the entry: the page that shows them asks for nothing else of their remote.
 */
const ofRemote = (name: string, exposes: Readonly<Record<string, string>>): SplitChunks => ({
  minSize: 80_000,
  cacheGroups: {
    defaultVendors: false,
    blocksWithEntry: {
      name: federationName(name),
      type,
      chunks: (chunk) => blockChunk.test(chunk.name ?? ''),
      enforce: true,
    },
    ...commonOfValues(exposes),
  },
});

export function splitChunksOf({ name, exposes }: App): SplitChunks {
  return exposes ? ofRemote(name, exposes) : ofShell;
}
