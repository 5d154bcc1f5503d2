import type { Registry, RegistryRemote } from '@3eu/shared/contract/release';

function rebased(remote: RegistryRemote, origin: string): RegistryRemote {
  const at = (url: string) => origin + (url.startsWith('/') ? url : new URL(url).pathname);
  const entry = { ...remote.entry, url: at(remote.entry.url) };
  const previous = remote.previous && {
    ...remote.previous,
    base: at(remote.previous.base),
    entry: { ...remote.previous.entry, url: at(remote.previous.entry.url) },
  };
  return { ...remote, base: at(remote.base), entry, previous };
}

/** The registry with every remote served from the origin that is configured for it, and from the site's own where none is. */
export function rebase(registry: Registry, origins: Readonly<Record<string, string>>): Registry {
  return {
    ...registry,
    remotes: Object.fromEntries(
      Object.entries(registry.remotes).map(([name, remote]) => [name, rebased(remote, origins[name] ?? '')]),
    ),
  };
}
