import { rspack, type Compiler } from '@rspack/core';

/** The bundler's table of its chunks' hashes, as it stands in an entry. */
const table = /(\bsriHashes=\{)([^}]*)(\})/;

function sorted(entries: string): string {
  return entries
    .split(',')
    .sort((a, b) => a.localeCompare(b, 'en'))
    .join(',');
}

/** An entry with its table sorted; null where it has none. */
export function withSortedTable(source: string): string | null {
  return table.test(source)
    ? source.replace(table, (_all, start: string, entries: string, end: string) => start + sorted(entries) + end)
    : null;
}

/**
 * Sorts the table of hashes that the integrity plugin writes into an entry. Its order is random, so the same sources
 * would make another version with every build, and the bundler has no option for it. This is the only place that reads
 * the bundler's output; `stable-integrity.test.ts` fails if a new version of the bundler writes it differently.
 */
export class StableIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('StableIntegrityPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'StableIntegrityPlugin', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          if (!name.endsWith('.js')) continue;
          const stable = withSortedTable(asset.source().toString());
          if (stable !== null) compilation.updateAsset(name, new rspack.sources.RawSource(stable));
        }
      });
    });
  }
}
