import type { PinnedScript } from '@3eu/shared/contract/release';
import type { RemoteContainer } from '@3eu/shared/contract/render';
import type { RegistryClient } from './registry-client';
import { preloadScripts, runScript } from './scripts';
import { shareScope, withSharedModules } from './share-scope';
import { remoteSources, type Container, type RemoteSources } from './sources';

/** Opens the container of an entry: runs it, takes what it leaves on `globalThis`, and gives it the share scope. */
export async function openContainer(
  { url, integrity }: PinnedScript,
  globalName: string,
  attempt: number,
): Promise<Container> {
  const globals = globalThis as unknown as Record<string, RemoteContainer | undefined>;
  // What an earlier entry left behind must not be taken for this one's container.
  Reflect.deleteProperty(globals, globalName);
  // For the same address, browsers use again what they have refused, and what a broken host had them keep for a year.
  await runScript({ url: attempt > 0 ? `${url}?attempt=${attempt}` : url, integrity });
  const container = globals[globalName];
  if (!container) throw new Error(`${url} ran and left no ${globalName}.`);
  return withSharedModules(container);
}

/**
 * Loads the shared modules that are in separate scripts of the shell, before anything runs that uses them. Failures are
 * ignored: whoever uses them then requests them again.
 */
export async function preloadShared(modules: readonly string[]): Promise<void> {
  const scope = await shareScope();
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
