import { createContext, useContext } from 'react';
import type { PrerenderedMetadata } from './router/metadata';
import type { Menus } from './navigation/menus';
import type { Loader, Source } from './remotes/loader';
import type { RemoteSources } from './remotes/sources';
import type { Site } from './router/site';

/** What the shell's components act with, made once by the entry. */
export type Services = {
  site: Site;
  menus: Menus;
  loader: Loader;
  sources: RemoteSources;
  /**
   * Loads what a part of the page is rendered with, for `use`: the same promise for the same source and visit. Null
   * where it cannot be loaded; the prerender step fails with the cause instead.
   * @param selector The element that was prerendered for it.
   * @param visit Counts what is shown; 0 is the document as it was prerendered.
   * @param whenNear A prerendered part waits until the visitor comes near it. Default false.
   */
  hydrate: <T>(source: Source<T>, selector: string, visit: number, whenNear?: boolean) => Promise<T | null>;
  metadata: PrerenderedMetadata;
  /** The nodes of a block as the document brought it, copied; for the first view only. */
  prerenderedBlock: (name: string) => Node | undefined;
};

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  return useContext(ServicesContext)!;
}
