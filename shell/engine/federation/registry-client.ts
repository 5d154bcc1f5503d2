/** Room federation: what is live now, as the host says it. For every room above. */
import {
  documentRemote,
  keptHeader,
  type DocumentRegistry,
  type DocumentRemote,
  type Registry,
} from '@3eu/platform/contract/descriptor';
import type { Loader, LoadOptions, Source } from './loader';
import { tellNetwork } from './online';

/** The remotes that this page knows, and the way to those it does not know yet. */
export type RegistryClient = {
  remotes: () => readonly DocumentRemote[];
  /**
   * Looks up every other remote in the live registry, once; what is found stays for as long as the page is open.
   * @throws when the registry cannot be loaded.
   */
  discover: (options?: LoadOptions) => Promise<void>;
};

/** What is live now; without a network, what was when the service worker kept it. @throws when it cannot be loaded. */
export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/remotes.json', { cache: 'no-cache' });
  tellNetwork(!response.headers.has(keptHeader));
  if (!response.ok) throw new Error(`The registry answers ${response.status}.`);
  return (await response.json()) as Registry;
}

/**
 * The registry as a document sees it. The remotes that the document pins keep their versions; the others take those that
 * are live when they are looked for.
 */
export function createRegistryClient(registry: DocumentRegistry, loader: Loader): RegistryClient {
  let known = registry.remotes;
  const source: Source<void> = {
    key: '/remotes.json',
    fetch: async () => {
      const { remotes } = await fetchRegistry();
      // The document has not said what their modules need; all else that it says of them stays.
      const pinned = known.map((own) => {
        const live = remotes[own.name];
        return live?.entry.url === own.entry.url ? { ...own, needs: live.needs } : own;
      });
      const others = Object.entries(remotes).filter(([name]) => !known.some((own) => own.name === name));
      known = [
        ...pinned,
        ...others.map(([name, remote]) => ({ ...documentRemote(name, remote), needs: remote.needs })),
      ];
    },
  };
  return {
    remotes: () => known,
    discover: (options) => loader.load(source, options),
  };
}

/** The registry of the prerender step, which knows every remote from the start. */
export function completeRegistry(remotes: readonly DocumentRemote[]): RegistryClient {
  return { remotes: () => remotes, discover: () => Promise.resolve() };
}

/** The remote that offers a block. */
export function ownerOf(registry: RegistryClient, block: string): DocumentRemote | undefined {
  return registry.remotes().find(({ blocks }) => blocks.includes(block));
}
