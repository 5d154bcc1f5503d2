import { rspack, type Compiler } from '@rspack/core';

/** The bundler's table of its chunks' hashes, as it stands in an entry. */
const table = /(\bsriHashes\s*=\s*\{)([^}]*)(\})/;

/**
 * Sorts the table of the integrity plugin, before names are made of the content. Rspack (2.2.9 to 2.3.3) writes it in the
 * order of a hash map, so that the same sources make two builds: of twelve builds of academics, whose table is the
 * largest, four differed in nothing else. There is no option for it, and no report upstream yet; this can go when ten
 * builds of academics are equal without it.
 */
export class SortedIntegrityPlugin {
  apply(compiler: Compiler) {
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
    compiler.hooks.thisCompilation.tap('SortedIntegrityPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'SortedIntegrityPlugin', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets).filter(([file]) => file.endsWith('.js'))) {
          const source = asset.source().toString();
          const sorted = source.replace(table, (_all, start: string, rows: string, end: string) => {
            return start + rows.split(',').sort().join(',') + end;
          });
          if (sorted !== source) compilation.updateAsset(name, new rspack.sources.RawSource(sorted));
        }
      });
    });
  }
}
