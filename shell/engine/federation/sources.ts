import type { ComponentType } from 'react';
import { blockModule, type BlockModule, type PageModule } from '@3eu/platform/contract';
import type { DocumentRemote, PinnedScript } from '@3eu/platform/contract/descriptor';
import { getRemoteEntry, getRemoteInfo } from '@module-federation/enhanced/runtime';
import type { Host } from './host';
import type { Source } from './loader';

/** What the browser adds: the prerender step has every script. */
export type Transport = {
  /** Requests what a page's module needs beside its remote's entry. @param asked A visitor waits for it. */
  preload: (entry: PinnedScript, module: string, asked: boolean) => void;
  /**
   * Requests again what the browser has of an earlier try: an entry or, with a module, what that needs beside it.
   * @throws where the host does not answer.
   */
  reload: (entry: PinnedScript, module?: string) => Promise<void>;
};

/** A component may be a function or, as `memo` and `forwardRef` make them, an object of React's. */
function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

export type RemoteSources = ReturnType<typeof remoteSources>;

/** The sources of what remotes expose, by the remotes that a page knows. */
export function remoteSources(host: Host, transport?: Transport) {
  /** Runs a remote's entry, once for all that it exposes. */
  async function open({ globalName, entry }: DocumentRemote, attempt: number): Promise<void> {
    if (attempt > 0) await transport?.reload(entry);
    host.registerRemotes([{ name: globalName, entry: entry.url }]);
    const registered = host.options.remotes.find(({ name }) => name === globalName)!;
    await getRemoteEntry({ origin: host, remoteInfo: getRemoteInfo(registered) });
  }

  function moduleOf<T>(remote: DocumentRemote, module: string, component: string): Source<T> {
    const { name, globalName, entry } = remote;
    return {
      key: `${entry.url} ${module}`,
      from: { key: entry.url, fetch: (attempt) => open(remote, attempt) },
      preload: (asked) => transport?.preload(entry, module, asked),
      fetch: async (attempt) => {
        try {
          if (attempt > 0) await transport?.reload(entry, module);
          const run = () => host.loadRemote<Record<string, unknown>>(globalName + module.slice(1));
          // A script takes a preload of its address that failed, and fails with it, once [Chromium 150]: the next one asks.
          const exports = await (attempt > 0 ? run().catch(run) : run());
          if (isComponent(exports?.[component])) return exports as T;
          throw new Error(`The module ${module} does not export ${component}. Add the export.`);
        } catch (cause) {
          const why = cause instanceof Error ? cause.message : String(cause);
          throw new Error(`${module} of ${name} could not be loaded: ${why}`, { cause });
        }
      },
    };
  }

  return {
    page: (remote: DocumentRemote, module: string) => moduleOf<PageModule>(remote, module, 'Page'),
    block: (remote: DocumentRemote, name: string) => moduleOf<BlockModule>(remote, blockModule(name), 'Block'),
  };
}
