/**
 * Room build: which modules of a browser build go into which script: on a slow network, every request of a first view
 * costs time. For configuration.ts alone.
 */
import type { Configuration } from '@rspack/core';
import type { Container, Exposed } from './federation';

type SplitChunks = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>;

/**
 * JavaScript modules only: the placeholders of shared modules are of another type, and stay in the chunk that uses
 * them.
 */
const type = /^javascript/;

/** The shell's lazily loaded pages and shared modules are a script each. */
const ofShell: SplitChunks = { cacheGroups: { defaultVendors: false } };

/**
 * What the values of a pattern have in common goes into one script, beside the value's own: a page then needs two
 * scripts, and neither grows with the number of values. By default the bundler splits by size, into any number of
 * scripts.
 * @param exposes The exposed modules: `./pages/major` and `./pages/major/psychology` belong to one pattern.
 */
export function commonOfValues(exposes: readonly Exposed[]): NonNullable<SplitChunks['cacheGroups']> {
  return Object.fromEntries(
    exposes.flatMap(({ module, chunk }) => {
      const values = exposes.filter((each) => each.module.startsWith(`${module}/`));
      if (values.length === 0) return [];
      const [name, own] = [`${chunk}_common`, new Set([chunk, ...values.map((each) => each.chunk)])];
      const chunks = (each: { name?: string | undefined }) => own.has(each.name ?? '');
      return [[name, { name, type, chunks, minChunks: 2, enforce: true }]];
    }),
  );
}

/**
 * A page or a block is one script, besides its remote's entry. Code that they have in common is duplicated in each of
 * them until it is large enough to be worth a request; `minSize` is in bytes of source, a tenth of which remains after
 * minification and compression.
 */
const ofRemote = (exposes: readonly Exposed[]): SplitChunks => ({
  minSize: 80_000,
  cacheGroups: { defaultVendors: false, ...commonOfValues(exposes) },
});

export function splitChunksOf({ exposes }: Container): SplitChunks {
  return exposes ? ofRemote(exposes) : ofShell;
}
