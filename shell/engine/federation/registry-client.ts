import {
  documentRemote,
  keptHeader,
  type DocumentRegistry,
  type DocumentRemote,
  type PageNeeds,
  type PinnedScript,
  type Registry,
  type RegistryRemote,
} from '@3eu/platform/contract/descriptor';
import type { Loader, LoadOptions, Source } from './loader';
import { tellNetwork } from './online';

/** The remotes that this page knows, and the way to those it does not know yet. */
export type RegistryClient = {
  remotes: () => readonly DocumentRemote[];
  /** What a page's module needs beside its remote's entry; undefined where it is not known. */
  needsOf: (entry: PinnedScript, module: string) => PageNeeds | undefined;
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
  let released: readonly RegistryRemote[] = [];
  const source: Source<void> = {
    key: '/remotes.json',
    fetch: async () => {
      const { remotes } = await fetchRegistry();
      released = Object.values(remotes);
      const names = new Set(known.map(({ name }) => name));
      const others = Object.entries(remotes).filter(([name]) => !names.has(name));
      known = [...known, ...others.map(([name, remote]) => documentRemote(name, remote))];
    },
  };
  return {
    remotes: () => known,
    needsOf: ({ url }, module) => released.find(({ entry }) => entry.url === url)?.needs[module],
    discover: (options) => loader.load(source, options),
  };
}

/** The registry of the prerender step, which knows every remote from the start. */
export function completeRegistry(remotes: readonly DocumentRemote[]): RegistryClient {
  return { remotes: () => remotes, needsOf: () => undefined, discover: () => Promise.resolve() };
}

/** The remote that offers a block. */
export function ownerOf(registry: RegistryClient, block: string): DocumentRemote | undefined {
  return registry.remotes().find(({ blocks }) => blocks.includes(block));
}
