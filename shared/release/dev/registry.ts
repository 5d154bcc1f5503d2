import { contractVersion, type RemoteDefinition } from '@3eu/shared/contract';
import { addressesOf, answers } from '@3eu/shared/contract/address';
import type { DocumentRegistry, Registry, RegistryRemote } from '@3eu/shared/contract/release';
import { documentRemote } from '@3eu/shared/contract/release';

/** A remote in development: its current definition, and where its development build is. */
export type DevelopedRemote = { definition: RemoteDefinition; origin: string; globalName: string };

function entryOf({ definition, origin, globalName }: DevelopedRemote): RegistryRemote {
  const { pages, blocks = [], redirects = {} } = definition;
  return {
    version: '000000000000',
    contract: contractVersion,
    globalName,
    base: `${origin}/`,
    entry: { url: `${origin}/remoteEntry.js`, integrity: '' },
    pages,
    blocks,
    redirects,
    previous: null,
  };
}

/** The registry of the released site with the remotes in development as they are in the working tree. */
export function developedRegistry(registry: Registry, developed: readonly DevelopedRemote[]): Registry {
  return {
    ...registry,
    remotes: {
      ...registry.remotes,
      ...Object.fromEntries(developed.map((remote) => [remote.definition.name, entryOf(remote)])),
    },
  };
}

/** Whether a remote has a page at an address; values that its pattern does not list do not count. */
export function hasPage({ remotes }: Registry, path: string): boolean {
  return Object.values(remotes).some(({ pages }) => pages.some((page) => addressesOf(page).includes(path)));
}

/**
 * The remotes that the document of an address pins.
 * @param blocks Blocks that the shell's own page at this address shows.
 */
export function pinnedFor(registry: Registry, path: string, blocks: readonly string[]): DocumentRegistry {
  const names = Object.entries(registry.remotes)
    .filter(
      ([, remote]) =>
        remote.pages.some((page) => answers(page.path, path)) || remote.blocks.some((block) => blocks.includes(block)),
    )
    .map(([name]) => name);
  return {
    shellVersion: registry.shell?.version ?? '',
    remotes: names.map((name) => documentRemote(name, registry.remotes[name]!)),
  };
}
