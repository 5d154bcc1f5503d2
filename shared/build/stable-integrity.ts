import { rspack, type Compiler } from '@rspack/core';

/** The bundler's table of its chunks' hashes, as it stands in an entry. */
const table = /(\bsriHashes=\{)([^}]*)(\})/;

function sorted(entries: string): string {
  return entries.split(',').sort((a, b) => a.localeCompare(b, 'en')).join(',');
}

/**
 * Sorts the table of hashes that the integrity plugin writes into an entry. It comes in any order, and the same sources
 * would make a new version with every build.
 */
export class StableIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('StableIntegrityPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'StableIntegrityPlugin', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          if (!name.endsWith('.js')) continue;
          const source = asset.source().toString();
          if (!table.test(source)) continue;
          compilation.updateAsset(name, new rspack.sources.RawSource(source.replace(table, (_all, start: string, entries: string, end: string) => start + sorted(entries) + end)));
        }
      });
    });
  }
}
