import type { PinnedScript } from '@3eu/shared/contract/release';
import type { RegistryClient } from './registry-client';
import { preloadScripts, runScript } from './scripts';
import { remoteSources, type Container, type RemoteSources } from './sources';

type ShareScope = Record<string, Record<string, { get: () => unknown }>>;

type ClosedContainer = Container & { init: (scope: ShareScope) => void | Promise<void> };

/** The bundler replaces both with its own: they fill the share scope with what the shell provides, once. */
declare const __webpack_init_sharing__: (scope: string) => Promise<void> | undefined;
declare const __webpack_share_scopes__: { default: ShareScope };

/** Opens the container of an entry: runs it, takes what it leaves on `globalThis`, and gives it the share scope. */
export async function openContainer(
  { url, integrity }: PinnedScript,
  globalName: string,
  attempt: number,
): Promise<Container> {
  const globals = globalThis as unknown as Record<string, ClosedContainer | undefined>;
  // What an earlier entry left behind must not be taken for this one's container.
  Reflect.deleteProperty(globals, globalName);
  // For the same address, browsers use again what they have refused, and what a broken host had them keep for a year.
  await runScript({ url: attempt > 0 ? `${url}?attempt=${attempt}` : url, integrity });
  const container = globals[globalName];
  if (!container) throw new Error(`${url} ran and left no ${globalName}.`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}

/**
 * Loads the shared modules that are in separate scripts of the shell, before anything runs that uses them. Failures are
 * ignored: whoever uses them then requests them again.
 */
export async function preloadShared(modules: readonly string[]): Promise<void> {
  await __webpack_init_sharing__('default');
  const scope = __webpack_share_scopes__.default;
  const offers = modules.flatMap((name) => Object.values(scope[name] ?? {}));
  await Promise.allSettled(offers.map(async (offer) => offer.get()));
}

/** The sources of what remotes expose, by the page's own scripts. */
export function browserSources(registry: RegistryClient): RemoteSources {
  return remoteSources(openContainer, (entry, path, asked) => {
    const needs = registry.needsOf(entry, path);
    if (!needs) return;
    preloadScripts(needs.scripts, asked ? 'auto' : 'low');
    void preloadShared(needs.shared);
  });
}
