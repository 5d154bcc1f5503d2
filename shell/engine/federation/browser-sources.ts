import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import externalRuntime from '@module-federation/inject-external-runtime-core-plugin';
import type { Federation } from '@3eu/platform/page/shared-modules';
import { createHost } from './host';
import type { RegistryClient } from './registry-client';
import { preloadedScripts, preloadScripts, reloadScripts, scriptElement } from './scripts';
import { remoteSources, type RemoteSources } from './sources';

/** The longest that a timer can wait, in milliseconds: the runtime has no way to say "as long as it takes". */
const noTimeLimit = 2 ** 31 - 1;

/** Runs entries as the registry pins them: with their hashes, through Trusted Types, however long they take. */
export function pinnedEntries(registry: Pick<RegistryClient, 'remotes'>): ModuleFederationRuntimePlugin {
  return {
    name: 'pinned-entries',
    createScript({ remoteInfo }) {
      const remote = registry.remotes().find(({ globalName }) => globalName === remoteInfo?.name);
      return remote && { script: scriptElement(remote.entry), timeout: noTimeLimit };
    },
  };
}

/** The sources of what remotes expose, for pages in a browser. */
export function browserSources(federation: Federation, registry: RegistryClient): RemoteSources {
  // Runtime plugins; those of teams go here too. The second gives this runtime to remotes that are built for one outside.
  const host = createHost(federation, [pinnedEntries(registry), externalRuntime()]);
  return remoteSources(host, {
    preload(entry, module, asked) {
      const { scripts, shared } = registry.needsOf(entry, module) ?? { scripts: [], shared: [] };
      preloadScripts(scripts, asked ? 'auto' : 'low');
      // A failure is ignored: whoever uses them then requests them again.
      for (const name of shared) void federation.later[name]?.().catch(() => {});
    },
    reload(entry, module) {
      if (module === undefined) return reloadScripts([entry.url]);
      const known = registry.needsOf(entry, module)?.scripts.map(({ url }) => url);
      const folder = entry.url.replace(/[^/]*$/, '');
      // Before the registry is known, the document's own page alone has asked for any.
      return reloadScripts(known ?? preloadedScripts().filter((url) => url.startsWith(folder)));
    },
  });
}
