import { createContext, useContext } from 'react';
import { documentRemote, type DocumentRegistry, type DocumentRemote, type Registry } from '@3eu/shared/contract/release';
import { remoteTimeout } from './load-module';

/** The remotes that this page knows, and the way to those it does not know yet. */
export type Directory = {
  remotes: () => readonly DocumentRemote[];
  /**
   * Finds every other remote in the live registry, once; what is found stays for as long as the page is open.
   * @throws when the registry cannot be had. Then nothing is remembered, and the next call asks again.
   */
  discover: () => Promise<void>;
};

async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/remotes.json', { cache: 'no-cache', signal: AbortSignal.timeout(remoteTimeout) });
  if (!response.ok) throw new Error(`The registry answers ${response.status}.`);
  return (await response.json()) as Registry;
}

/**
 * The directory of a document. The remotes that the document pins keep their versions; the others take those that are
 * live when they are looked for.
 * @param prepare Changes what is found before anything else sees it.
 */
export function createDirectory(registry: DocumentRegistry, prepare: (remotes: readonly DocumentRemote[]) => readonly DocumentRemote[]): Directory {
  let known = prepare(registry.remotes);
  let pending: Promise<void> | undefined;
  const discover = async () => {
    const { remotes } = await fetchRegistry();
    const names = new Set(known.map(({ name }) => name));
    const others = Object.entries(remotes).filter(([name]) => !names.has(name));
    known = [...known, ...prepare(others.map(([name, remote]) => documentRemote(name, remote)))];
  };
  return {
    remotes: () => known,
    discover: () => {
      pending ??= discover().catch((error: unknown) => {
        pending = undefined;
        throw error;
      });
      return pending;
    },
  };
}

/** The directory of the prerender step, which knows every remote from the start. */
export function completeDirectory(remotes: readonly DocumentRemote[]): Directory {
  return { remotes: () => remotes, discover: () => Promise.resolve() };
}

const DirectoryContext = createContext<Directory>(completeDirectory([]));

/** Gives the shell's components the remotes that the page knows. */
export const DirectoryProvider = DirectoryContext.Provider;

/** The remotes that this page knows. */
export function useDirectory(): Directory {
  return useContext(DirectoryContext);
}
