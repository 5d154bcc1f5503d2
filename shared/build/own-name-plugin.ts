import { createHash } from 'node:crypto';
import { rspack, type Compiler } from '@rspack/core';

/** What stands in a build for its own hash, and is as long. */
const placeholder = 'OwnHashOfAll';

/**
 * The name that a build uses on a page: two versions of a package can be on one page, because each has another one.
 * @param name The package's name in federation.
 */
export function nameWithOwnHash(name: string): string {
  return `${name}_${placeholder}`;
}

/** A script without the names of others: they still have the bundler's first hashes, which differ between folders. */
function withoutNames(text: string, files: readonly string[]): string {
  return files.reduce((rest, file) => rest.replaceAll(file.replace(/\.js$/, ''), ''), text);
}

/**
 * Puts a hash of the scripts into the name that they use on a page, once they are minified and before the bundler takes
 * the hashes that integrity and file names are made of. A hash can only be known when everything is compiled.
 */
export class OwnNamePlugin {
  apply(compiler: Compiler) {
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 2;
    compiler.hooks.thisCompilation.tap('OwnNamePlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'OwnNamePlugin', stage }, (assets) => {
        const scripts = Object.entries(assets).filter(([name]) => name.endsWith('.js'));
        const texts = scripts.map(([name, asset]) => [name, asset.source().toString()] as const);
        const hash = createHash('sha256');
        for (const text of texts.map(([, text]) => withoutNames(text, Object.keys(assets))).sort()) hash.update(text);
        const own = hash.digest('hex').slice(0, placeholder.length);
        for (const [name, text] of texts)
          if (text.includes(placeholder))
            compilation.updateAsset(name, new rspack.sources.RawSource(text.replaceAll(placeholder, own)));
      });
    });
  }
}
