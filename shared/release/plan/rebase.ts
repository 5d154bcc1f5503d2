import type { PageNeeds, PinnedScript, Registry, RegistryRemote } from '@3eu/shared/contract/release';

function rebased(remote: RegistryRemote, origin: string): RegistryRemote {
  const at = (url: string) => origin + (url.startsWith('/') ? url : new URL(url).pathname);
  const script = (pinned: PinnedScript) => ({ ...pinned, url: at(pinned.url) });
  const needs = Object.entries(remote.needs ?? {}).map(([path, page]) => [
    path,
    { ...page, scripts: page.scripts.map(script) },
  ]);
  return {
    ...remote,
    base: at(remote.base),
    entry: script(remote.entry),
    ...(remote.needs ? { needs: Object.fromEntries(needs) as Record<string, PageNeeds> } : {}),
    previous: remote.previous && {
      ...remote.previous,
      base: at(remote.previous.base),
      entry: script(remote.previous.entry),
    },
  };
}

/** The registry with every remote on the origin configured for it, or on the site's own. */
export function rebase(registry: Registry, origins: Readonly<Record<string, string>>): Registry {
  return {
    ...registry,
    remotes: Object.fromEntries(
      Object.entries(registry.remotes).map(([name, remote]) => [name, rebased(remote, origins[name] ?? '')]),
    ),
  };
}
