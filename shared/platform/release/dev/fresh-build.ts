/** Room dev: a package's configuration, read afresh with all that it imports. For this room alone. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import type { PackageConfiguration } from '../../build';
import type { RemoteDefinition, ShellDefinition } from '../../contract';

/** A package's configuration and definition, with the bundler that its plugins were made by. */
export type FreshBuild = {
  configuration: PackageConfiguration;
  definition: RemoteDefinition | ShellDefinition;
  rspack: typeof rspack;
  RspackDevServer: typeof RspackDevServer;
};

/**
 * Reads a configuration. When this module is imported with `tsImport`, everything that it imports is read afresh too.
 */
export async function freshBuild(root: string): Promise<FreshBuild> {
  const read = (file: string): Promise<unknown> => import(pathToFileURL(join(root, file)).href);
  const { default: configuration } = (await read('rspack.config.ts')) as { default: PackageConfiguration };
  const { descriptor } = (await read('src/descriptor.ts')) as { descriptor: FreshBuild['definition'] };
  return { configuration, definition: descriptor, rspack, RspackDevServer };
}
