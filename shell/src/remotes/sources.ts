import type { ComponentType } from 'react';
import { blockModule, type BlockModule, type PageModule } from '@3eu/shared/contract';
import type { DocumentRemote, PinnedScript } from '@3eu/shared/contract/release';
import type { RemoteContainer } from '@3eu/shared/contract/render';
import type { Source } from './loader';

/** A container that has been given the page's shared modules. */
export type Container = Pick<RemoteContainer, 'get'>;

/**
 * Opens the container of a remote's entry, and gives it the page's shared modules: by the page's scripts in the browser,
 * by requiring the server build in the prerender step.
 * @param attempt Above 0 the entry is run again, from an address that bypasses caches.
 */
export type OpenContainer = (entry: PinnedScript, globalName: string, attempt: number) => Promise<Container>;

/**
 * Requests what a page needs beside its remote's entry.
 * @param asked A visitor waits for it.
 */
export type Preload = (entry: PinnedScript, module: string, asked: boolean) => void;

/** A component may be a function or, as `memo` and `forwardRef` make them, an object of React's. */
function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/** The sources of what remotes expose, by the remotes that a page knows. */
export type RemoteSources = {
  page: (remote: DocumentRemote, module: string) => Source<PageModule>;
  block: (remote: DocumentRemote, name: string) => Source<BlockModule>;
};

export function remoteSources(open: OpenContainer, preload?: Preload): RemoteSources {
  function moduleOf<T>({ name, globalName, entry }: DocumentRemote, module: string, component: string) {
    const from: Source<Container> = {
      key: entry.url,
      fetch: (_nothing, attempt) => open(entry, globalName, attempt),
    };
    const fetch = async (container: Container): Promise<T> => {
      try {
        const exports = (await container.get(module))() as Record<string, unknown> | undefined;
        if (isComponent(exports?.[component])) return exports as T;
        throw new Error(`It has no component named ${component}.`);
      } catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`${module} of ${name} could not be loaded: ${why}`, { cause });
      }
    };
    return { key: `${entry.url} ${module}`, from, fetch } satisfies Source<T, Container>;
  }

  return {
    page: (remote, module) => ({
      ...moduleOf<PageModule>(remote, module, 'Page'),
      preload: (asked) => preload?.(remote.entry, module, asked),
    }),
    block: (remote, name) => moduleOf<BlockModule>(remote, blockModule(name), 'Block'),
  };
}
