import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack, type MultiStats } from '@rspack/core';
import type { Descriptor } from '../src/contract/release';
import { describe, statsOptions } from './descriptor';
import type { AppBuild } from './index';

/** A package that does not compile; the message is the compiler's report. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/**
 * Builds one package, for the browser and for the prerender step, and writes its descriptor to `dist/descriptor.json`.
 * No other package needs to be built.
 * @param root The package's folder.
 * @throws BuildError with the compiler's own report when it does not compile.
 */
export async function buildApp(root: string): Promise<Descriptor> {
  const { build } = (await import(pathToFileURL(join(root, 'rspack.config.ts')).href)) as { build: AppBuild };
  const compiler = rspack([build.web, build.server]);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result!)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new BuildError(`${build.name} does not compile.\n${stats.toString({ preset: 'errors-only', colors: false })}`);
  const dist = join(root, 'dist');
  const descriptor = describe(build, dist, stats.stats[0]!.toJson(statsOptions));
  await writeFile(join(dist, 'descriptor.json'), JSON.stringify(descriptor, null, 2));
  return descriptor;
}
