import { registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { DocumentRemote } from '@3eu/shared/contract/release';
import { readOverrides } from '../overrides/overrides';
import { releasePlugin } from './runtime-plugin';

const hashes = new Map<string, string>();

/** The hash that a release gives for an entry's URL; a retry's query does not count. */
function integrityOf(url: string): string | undefined {
  const { origin, pathname } = new URL(url, location.href);
  return hashes.get(origin + pathname);
}

/** Readies the federation runtime: it loads nothing that no release names, and everything with its hash. */
export function startFederation() {
  registerPlugins([releasePlugin(integrityOf)]);
}

/** Takes remotes that are overridden from their loopback origin instead of their release; such an entry has no hash. */
export function applyOverrides(remotes: readonly DocumentRemote[]): DocumentRemote[] {
  const overrides = readOverrides();
  return remotes.map((remote) => {
    const origin = overrides.get(remote.name);
    return origin ? { ...remote, entry: { url: `${origin}/remoteEntry.js`, integrity: '' }, previous: null } : remote;
  });
}

/** Makes remotes known to the federation runtime, each with the entries that its release pins. */
export function addRemotes(remotes: readonly DocumentRemote[]) {
  for (const { entry, previous } of remotes) {
    for (const pin of previous ? [entry, previous] : [entry]) hashes.set(new URL(pin.url, location.href).href, pin.integrity);
  }
  registerRemotes(remotes.map(({ globalName, entry }) => ({ name: globalName, entry: entry.url, type: 'global' })));
}
