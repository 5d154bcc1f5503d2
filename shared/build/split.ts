/** How the scripts of a remote are split where the values of a pattern have a module each. */
import type { Configuration } from '@rspack/core';
import { exposeChunk } from './federation';

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>;

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
        type: /^javascript/,
        chunks: ({ name }: { name?: string | undefined }) => chunks.has(name ?? ''),
        minChunks: 2,
        enforce: true,
      };
      return [group.name, group];
    }),
  );
}
