/** Room build: compiles packages as a command asks for it. For release/cli alone. */
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack, type Configuration, type MultiStats, type Stats } from '@rspack/core';
import { BuildError, loadFault } from './error';
import type { PackageConfiguration } from './index';
import { secondCopies } from './installed';

/**
 * Compiles what the configurations describe.
 * @param what What is compiled, for the message.
 * @returns What the bundler says of each.
 * @throws BuildError with the compiler's report if it does not compile.
 */
export async function compile(what: string, configurations: Configuration[]): Promise<Stats[]> {
  const compiler = rspack(configurations);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result!)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors())
    throw new BuildError(`${what} does not compile.\n${stats.toString({ preset: 'errors-only', colors: false })}`);
  return stats.stats;
}

/**
 * Builds one package, as `rspack build` in it does. No other package needs to be built.
 * @param root The package's folder.
 * @param dist Where the builds go.
 * @throws BuildError with the compiler's report if it does not compile, and where it would get a second copy of something.
 */
export async function buildPackage(root: string, dist: string): Promise<void> {
  const copies = secondCopies(root);
  if (copies.length > 0) {
    const todo = 'Write one version of each into every package.json, as npm run upgrade does, and run npm install.';
    throw new BuildError(`${basename(root)}: ${[...copies, todo].join('\n')}`);
  }
  const loaded = import(pathToFileURL(join(root, 'rspack.config.ts')).href) as Promise<{
    default: PackageConfiguration;
  }>;
  const { default: configuration } = await loaded.catch((error: Error) => {
    throw /^(Build|Definition)Error$/.test(error.name) ? error : loadFault(basename(root), error);
  });
  await compile(basename(root), [configuration({ dist })].flat());
}
