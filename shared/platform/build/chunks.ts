/**
 * Which modules of a browser build go into which script. On a slow network, every request of a first view costs time.
 */
import type { Configuration } from '@rspack/core';
import type { App } from './configuration';
import { exposeChunk } from './federation';

/** Exposed modules and their files. */
type Exposes = Readonly<Record<string, string>>;

type SplitChunks = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>;

/**
 * JavaScript modules only: the placeholders of shared modules are of another type, and stay in the chunk that uses
 * them.
 */
const type = /^javascript/;

/** The shell's lazily loaded pages and shared modules are a script each. */
const ofShell: SplitChunks = { cacheGroups: { defaultVendors: false } };

/** Chooses the chunks of exposed modules, by the files in which these stand. */
function chunksOf(files: readonly string[]) {
  const names = new Set(files.map(exposeChunk));
  return ({ name }: { name?: string | undefined }) => names.has(name ?? '');
}

/** The files of the exposed modules below a folder, for example the values of `./pages/major`. */
function filesBelow(exposes: Exposes, folder: string): string[] {
  return Object.entries(exposes).flatMap(([module, file]) => (module.startsWith(`${folder}/`) ? [file] : []));
}

/**
 * What the values of a pattern have in common goes into one script, beside the value's own: a page then needs two
 * scripts, and neither grows with the number of values. By default the bundler splits by size, into any number of
 * scripts.
 * @param exposes The exposed modules: `./pages/major` and `./pages/major/psychology` belong to one pattern.
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
 * A page or a block is one script, besides its remote's entry. Code that they have in common is duplicated in each of
 * them until it is large enough to be worth a request; `minSize` is in bytes of source, a tenth of which remains after
 * minification and compression.
 */
const ofRemote = (exposes: Exposes): SplitChunks => ({
  minSize: 80_000,
  cacheGroups: { defaultVendors: false, ...commonOfValues(exposes) },
});

export function splitChunksOf({ exposes }: App): SplitChunks {
  return exposes ? ofRemote(exposes) : ofShell;
}
