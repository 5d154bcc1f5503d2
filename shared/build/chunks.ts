/** Which modules of a browser build stand in which script. A first view on a slow network pays for every request. */
import type { Configuration } from '@rspack/core';
import { shellPageChunk } from './descriptor';
import type { App } from './configuration';
import { exposeChunk, federationName } from './federation';

/** Exposed modules and their files. */
type Exposes = Readonly<Record<string, string>>;

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

/** Chooses the chunks of exposed modules, by the files in which these stand. */
function chunksOf(files: readonly string[]) {
  const names = new Set(files.map(exposeChunk));
  return ({ name }: { name?: string | undefined }) => names.has(name ?? '');
}

/** The files of the exposed modules in a folder: those of `./pages/major` are its values. */
function filesBelow(exposes: Exposes, folder: string): string[] {
  return Object.entries(exposes).flatMap(([module, file]) => (module.startsWith(`${folder}/`) ? [file] : []));
}

/**
 * What the values of a pattern have in common is one script beside that of the value: a page needs two of its own then,
 * and neither grows with the number of values. Left to itself the bundler splits by size, into any number of scripts.
 * @param exposes The exposed modules: `./pages/major` and `./pages/major/psychology` are of one pattern.
 */
export function commonOfValues(exposes: Exposes): NonNullable<SplitChunks['cacheGroups']> {
  return Object.fromEntries(
    Object.entries(exposes).flatMap(([pattern, file]) => {
      const values = filesBelow(exposes, pattern);
      if (values.length === 0) return [];
      const name = `${exposeChunk(file)}_common`;
      return [[name, { name, type, chunks: chunksOf([file, ...values]), minChunks: 2, enforce: true }]];
    }),
  );
}

/**
 * A page is one script beside its remote's entry. What pages have in common stands in each of them, until it is large
 * enough to be worth a request: bytes of source, of which a tenth are left when it is minified and compressed. Blocks are
 * small and stand in the entry: the page that shows them asks for nothing else of their remote.
 */
const ofRemote = (name: string, exposes: Exposes): SplitChunks => ({
  minSize: 80_000,
  cacheGroups: {
    defaultVendors: false,
    blocksWithEntry: {
      name: federationName(name),
      type,
      chunks: chunksOf(filesBelow(exposes, './blocks')),
      enforce: true,
    },
    ...commonOfValues(exposes),
  },
});

export function splitChunksOf({ name, exposes }: App): SplitChunks {
  return exposes ? ofRemote(name, exposes) : ofShell;
}
