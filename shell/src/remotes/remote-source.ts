import type { ComponentType } from 'react';
import {
  blockModule,
  pageModule,
  valueAddress,
  valueModule,
  type BlockModule,
  type PageModule,
} from '@3eu/shared/contract';
import type { DocumentRemote, PinnedScript } from '@3eu/shared/contract/release';
import type { Circumstances, Loader, Source } from './loader';

/** What a remote's entry gives: the container protocol that Rspack, webpack and Module Federation 2 share. */
export type Container = { get: (module: string) => Promise<() => unknown> };

/**
 * Opens the container of a remote's entry, and gives it the page's shared modules.
 * @param attempt Above 0 the entry is run again, from an address that bypasses caches.
 */
export type OpenContainer = (entry: PinnedScript, globalName: string, attempt: number) => Promise<Container>;

/** A component may be a function or, as `memo` and `forwardRef` make them, an object of React's. */
function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

export type RemoteSources = {
  /** @param value One of a pattern's values that have a module of their own; left out for the page's own module. */
  page: (remote: DocumentRemote, path: string, value?: string) => Source<PageModule>;
  block: (remote: DocumentRemote, name: string) => Source<BlockModule>;
  /**
   * A page of the version that was live before; null where there is none that a page may fall back on. It is the page's own
   * module, which answers every value: which values that version has a module of is not known.
   */
  previousPage: (remote: DocumentRemote, path: string) => Source<PageModule> | null;
};

/** What a source does besides opening containers; nothing in the prerender step. */
type BrowserHooks = {
  /** Abandons the hanging requests of a remote's entry. */
  giveUp?: (entry: PinnedScript) => void;
  /**
   * Requests what a page needs beside its remote's entry, before the entry has loaded to do so.
   * @param path Its path or pattern; for a value with a module of its own, the address.
   * @param asked A visitor waits for it.
   */
  preload?: (entry: PinnedScript, path: string, asked: boolean) => void;
};

/**
 * @param open Opens a container: by the page's scripts in the browser, through the federation runtime in the prerender step.
 */
export function remoteSources(loader: Loader, open: OpenContainer, hooks: BrowserHooks = {}): RemoteSources {
  function containerOf(entry: PinnedScript, globalName: string): Source<Container> {
    return { key: entry.url, fetch: (attempt) => open(entry, globalName, attempt) };
  }

  function moduleOf<T>(
    { name, globalName }: DocumentRemote,
    entry: PinnedScript,
    module: string,
    component: string,
    preload = (_asked: boolean) => {},
  ): Source<T> {
    const container = containerOf(entry, globalName);
    const fetch = async (attempt: number, { asked, hangs }: Circumstances) => {
      if (hangs) hooks.giveUp?.(entry);
      // Nothing more is requested from a remote that does not answer, however many of its links are pointed at.
      if (attempt === 0 && ['idle', 'ready'].includes(loader.state(container))) preload(asked);
      // A module that failed in an open container is requested from a new one: the old one remembers the failure.
      if (attempt > 0) loader.discard(container);
      const factory = await (await loader.load(container, { asked })).get(module);
      const exports = factory() as Record<string, unknown> | undefined;
      if (!isComponent(exports?.[component])) throw new Error(`It has no component named ${component}.`);
      return exports as T;
    };
    const named: Source<T>['fetch'] = (attempt, circumstances) =>
      fetch(attempt, circumstances).catch((cause: unknown) => {
        throw new Error(
          `${module} of ${name} could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}`,
          { cause },
        );
      });
    return { key: `${entry.url} ${module}`, from: container, fetch: named };
  }

  return {
    page: (remote, path, value) => {
      const [module, address] = value
        ? [valueModule(path, value), valueAddress(path, value)]
        : [pageModule(path), path];
      return moduleOf(remote, remote.entry, module, 'Page', (asked) => hooks.preload?.(remote.entry, address, asked));
    },
    block: (remote, name) => moduleOf(remote, remote.entry, blockModule(name), 'Block'),
    previousPage: (remote, path) =>
      remote.previous ? moduleOf(remote, remote.previous, pageModule(path), 'Page') : null,
  };
}
