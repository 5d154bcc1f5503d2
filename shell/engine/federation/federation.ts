/**
 * Room federation: Module Federation's host: it loads what remotes expose, and gives them the page's shared modules.
 * For start, server and the shell’s entry.
 */
import {
  createInstance,
  getRemoteEntry,
  getRemoteInfo,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { blockModule, type BlockModule, type PageModule } from '@3eu/platform/contract';
import type { DocumentRemote, PinnedScript } from '@3eu/platform/contract/descriptor';
import type { Federation } from '@3eu/platform/page/shared-modules';
import type { Source } from './loader';
import { preloadedScripts, preloadScripts, reloadScripts, scriptElement } from './scripts';

/** The bundler replaces it: the shell's name in federation, and the version of each shared module. */
declare const HOST: { name: string; versions: Readonly<Record<string, string>> };

/** The longest that a timer can wait, in milliseconds: the runtime has no way to say "as long as it takes". */
const noTimeLimit = 2 ** 31 - 1;

/** The `shared` option of Module Federation. */
function sharedOf({ eager, later }: Federation) {
  const shared = Object.entries({ ...eager, ...later }).map(([name, load]) => [
    name,
    {
      version: HOST.versions[name]!,
      get: async () => {
        const module = await load();
        return () => module;
      },
      // What already runs is taken, whatever version a remote of somebody else brings along.
      loaded: name in eager,
      shareConfig: { singleton: true, requiredVersion: false as const },
    },
  ]);
  return Object.fromEntries(shared) as NonNullable<Parameters<typeof createInstance>[0]['shared']>;
}

/** Requests again what a page's module needs beside the entry. @throws where the host does not answer. */
function reload({ entry, needs }: DocumentRemote, module: string): Promise<void> {
  const known = needs?.[module]?.scripts.map(({ url }) => url);
  const folder = entry.url.replace(/[^/]*$/, '');
  // Before the registry is known, the document's own page alone has asked for any.
  return reloadScripts(known ?? preloadedScripts().filter((url) => url.startsWith(folder)));
}

export type RemoteSources = Pick<ReturnType<typeof remoteSources>, 'page' | 'block'>;

/**
 * The sources of what remotes expose, by the remotes that a page knows.
 * @param plugins Runtime plugins, as Module Federation documents them; those of teams go here too.
 * @param isBrowser Scripts are requested; the prerender step has them all.
 */
export function remoteSources(
  federation: Federation,
  plugins: readonly ModuleFederationRuntimePlugin[],
  isBrowser: boolean,
) {
  const entries = new Map<string, PinnedScript>();
  /** Runs entries as they are pinned: with their hashes, through Trusted Types, however long they take. */
  const pinned: ModuleFederationRuntimePlugin = {
    name: 'pinned-entries',
    createScript: ({ remoteInfo }) => {
      const entry = entries.get(remoteInfo?.name ?? '');
      return entry && { script: scriptElement(entry), timeout: noTimeLimit };
    },
  };
  const shared = sharedOf(federation);
  const host = createInstance({ name: HOST.name, remotes: [], shared, plugins: [pinned, ...plugins] });

  /** Runs a remote's entry, once for all that it exposes. */
  async function open({ globalName, entry }: DocumentRemote, attempt: number): Promise<void> {
    if (attempt > 0 && isBrowser) await reloadScripts([entry.url]);
    entries.set(globalName, entry);
    host.registerRemotes([{ name: globalName, entry: entry.url }]);
    const registered = host.options.remotes.find(({ name }) => name === globalName)!;
    await getRemoteEntry({ origin: host, remoteInfo: getRemoteInfo(registered) });
  }

  function moduleOf<T>(remote: DocumentRemote, module: string, component: string): Source<T> {
    const { name, globalName, entry } = remote;
    return {
      key: `${entry.url} ${module}`,
      from: { key: entry.url, fetch: (attempt) => open(remote, attempt) },
      preload: (asked) => {
        const { scripts = [], shared: names = [] } = remote.needs?.[module] ?? {};
        preloadScripts(scripts, asked ? 'auto' : 'low');
        // A failure is ignored: whoever uses them then requests them again.
        for (const each of names) void federation.later[each]?.().catch(() => {});
      },
      fetch: async (attempt) => {
        try {
          if (attempt > 0 && isBrowser) await reload(remote, module);
          const run = () => host.loadRemote<Record<string, unknown>>(globalName + module.slice(1));
          // A script takes a preload of its address that failed, and fails with it, once [Chromium 150]: the next one asks.
          const exports = await (attempt > 0 ? run().catch(run) : run());
          if (exports?.[component]) return exports as T;
          throw new Error(`it exports no ${component}.`);
        } catch (cause) {
          const why = cause instanceof Error ? cause.message : String(cause);
          throw new Error(`${module} of ${name} could not be loaded: ${why}`, { cause });
        }
      },
    };
  }

  return {
    host,
    page: (remote: DocumentRemote, module: string) => moduleOf<PageModule>(remote, module, 'Page'),
    block: (remote: DocumentRemote, name: string) => moduleOf<BlockModule>(remote, blockModule(name), 'Block'),
  };
}
