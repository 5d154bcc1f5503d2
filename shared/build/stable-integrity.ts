import { rspack, type Compiler } from '@rspack/core';

/** The bundler's table of its chunks' hashes, as it stands in an entry. */
const table = /(\bsriHashes\s*=\s*\{)([^}]*)(\})/;

/** An entry with its table sorted. */
function withSortedTable(source: string): string {
  return source.replace(
    table,
    (_all, start: string, rows: string, end: string) => start + rows.split(',').sort().join(',') + end,
  );
}

/**
 * Sorts the table of hashes that the integrity plugin writes into an entry. Cause: Rspack (2.2.9 to 2.3.3) writes it in
 * the order of a hash map, which differs from one folder to another, so the same sources would be another version there;
 * there is no option for it, and no report upstream yet. It can go when builds in two folders are the same without it:
 * `skew.spec.ts` compares them.
 */
export class StableIntegrityPlugin {
  apply(compiler: Compiler) {
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
    compiler.hooks.thisCompilation.tap('StableIntegrityPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'StableIntegrityPlugin', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          const source = asset.source().toString();
          if (name.endsWith('.js') && table.test(source))
            compilation.updateAsset(name, new rspack.sources.RawSource(withSortedTable(source)));
        }
      });
    });
  }
}
