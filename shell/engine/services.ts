import { createContext, useContext } from 'react';
import type { Shell } from './shell';
import type { Menus } from './navigation/menus';
import type { Loader, Source } from './federation/loader';
import type { RemoteSources } from './federation/federation';
import type { PageMap } from './navigation/page-map';

/** @property when What it waits for: the visitor has to come near it, or to do anything. Default: nothing. */
export type Prerendered = { selector: string; when?: 'near' | 'active' | undefined };

/** What the shell's components act with, made once by the entry. */
export type Services = {
  shell: Shell;
  pages: PageMap;
  menus: Menus;
  loader: Loader;
  sources: RemoteSources;
  /**
   * Loads what a part of a page is rendered with, for `use`: the same promise for the same source and page. Null where
   * it cannot be loaded; the prerender step fails with the cause instead.
   * @param instance The page that it is a part of.
   * @param prerendered The element that the document brought for it, where it did.
   */
  hydrate: <T>(source: Source<T>, instance: number, prerendered?: Prerendered) => Promise<T | null>;
  /** Called when the frame around the pages is broken. */
  onBrokenFrame: () => void;
  /** The nodes of a block as the document brought it, copied; for the first view only. */
  prerenderedBlock: (name: string) => Node | undefined;
};

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  return useContext(ServicesContext)!;
}
