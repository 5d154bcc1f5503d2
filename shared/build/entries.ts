/** The entries of a package, for browsers and for the prerender. */
import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import type { App } from './configuration';
import { browserEntrySource, federationName, serverEntrySource } from './federation';

type Entries = { entry: Record<string, string[]>; plugins: NonNullable<Configuration['plugins']> };

/** Path of the shell's virtual entry; no such file exists on disk. */
const shellEntry = './src/entry.js';

/** Runs before a remote's container, in the same script, since the entry has the container's name. */
const remoteEntry = join(import.meta.dirname, 'remote-entry.js');

function shellEntries(root: string, source: string, first: readonly string[] = []): Entries {
  const written = new rspack.experiments.VirtualModulesPlugin({ [join(root, shellEntry)]: source });
  return { entry: { shell: [...first, shellEntry] }, plugins: [written] };
}

/** @param first Modules that run before all others. */
export function browserEntries({ name, exposes, root }: App, first: readonly string[] = []): Entries {
  if (exposes) return { entry: { [federationName(name)]: [...first, remoteEntry] }, plugins: [] };
  return shellEntries(root, browserEntrySource('./entry-browser.tsx', './start/in-tasks.ts'), first);
}

/** In the prerender, a remote is just its container and needs no entry. */
export function serverEntries({ exposes, root }: App): Entries {
  return exposes ? { entry: {}, plugins: [] } : shellEntries(root, serverEntrySource('./entry-server.tsx'));
}
