/** What a package is entered by, in a browser and in the prerender step. */
import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import type { App } from './configuration';
import { federationName, providedModulesSource } from './federation';

type Entries = { entry: Record<string, string[]>; plugins: NonNullable<Configuration['plugins']> };

/** Where the list of the shared modules stands for the bundler; there is no such file on the disk. */
const providedModules = './src/provided-modules.js';

/** Runs before a remote's container, in the same script, since the entry has the container's name. */
const remoteEntry = join(import.meta.dirname, 'runtime/remote-entry.js');

/** The entry of the shell, with the modules that it provides. */
function shellEntries(root: string, own: string, first: readonly string[] = []): Entries {
  const provided = new rspack.experiments.VirtualModulesPlugin({
    [join(root, providedModules)]: providedModulesSource(),
  });
  return { entry: { shell: [...first, providedModules, own] }, plugins: [provided] };
}

/** @param first Modules of the shell's that run before all others. */
export function browserEntries({ name, exposes, root }: App, first?: readonly string[]): Entries {
  if (exposes) return { entry: { [federationName(name)]: [remoteEntry] }, plugins: [] };
  return shellEntries(root, './src/entry-browser.tsx', first);
}

/** A remote is its container there, which needs nothing beside it. */
export function serverEntries({ exposes, root }: App): Entries {
  return exposes ? { entry: {}, plugins: [] } : shellEntries(root, './src/entry-server.tsx');
}
