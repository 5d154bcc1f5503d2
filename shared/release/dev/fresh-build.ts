import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import type { AppBuild } from '@3eu/shared/build';

/** A package's configuration, with the bundler that its plugins were made by. */
export type FreshBuild = { build: AppBuild; rspack: typeof rspack; RspackDevServer: typeof RspackDevServer };

/**
 * Reads a configuration. When this module is imported with `tsImport`, everything that it imports is read afresh too.
 */
export async function freshBuild(root: string): Promise<FreshBuild> {
  const { build } = (await import(pathToFileURL(join(root, 'rspack.config.ts')).href)) as { build: AppBuild };
  return { build, rspack, RspackDevServer };
}
