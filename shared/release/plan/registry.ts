import type { PinnedScript, Registry, RegistryRemote } from '@3eu/shared/contract/release';
import { entryFile, needsByPage } from './scripts';
import {
  isShell,
  versionBase,
  type RemoteFacts,
  type RemoteVersion,
  type ShellVersion,
  type Version,
} from './versions';

export const emptyRegistry: Registry = { shell: null, remotes: {} };

/** A remote's facts from the registry. */
export function remoteFacts(
  name: string,
  { version, contract, pages, blocks, redirects }: RegistryRemote,
): RemoteFacts {
  return { descriptor: { name, version, contract, pages, blocks, redirects } };
}

/** A change of the registry. */
export type RegistryChange = {
  versions: readonly Version[];
  removed?: readonly string[];
  /** Origins that serve remotes, by name, where it is not the site's own. */
  origins: Readonly<Record<string, string>>;
  /** Versions to fall back on, by name, where they are not those that are replaced; null for none. */
  previous?: Readonly<Record<string, Version | null>>;
};

function entryOf(version: RemoteVersion, base: string): PinnedScript {
  const file = entryFile(version);
  return { url: base + file, integrity: version.descriptor.integrity[file] ?? '' };
}

function previousOf(version: RemoteVersion, origin: string): NonNullable<RegistryRemote['previous']> {
  const base = origin + versionBase(version.descriptor);
  return {
    version: version.descriptor.version,
    base,
    entry: entryOf(version, base),
    contract: version.descriptor.contract,
  };
}

/** The version that a new one replaces; one that is released again keeps what it falls back on. */
function replaced<Previous>(
  version: string,
  live: { version: string; previous: Previous | null } | null | undefined,
  asPrevious: () => Previous,
): Previous | null {
  if (!live) return null;
  return live.version === version ? live.previous : asPrevious();
}

function nextRemote(
  version: RemoteVersion,
  live: RegistryRemote | undefined,
  origin: string,
  named: RemoteVersion | null | undefined,
): RegistryRemote {
  const { descriptor, manifest } = version;
  const base = origin + versionBase(descriptor);
  const asPrevious = () => ({ version: live!.version, base: live!.base, entry: live!.entry, contract: live!.contract });
  const chosen =
    named === undefined ? replaced(descriptor.version, live, asPrevious) : named && previousOf(named, origin);
  return {
    version: descriptor.version,
    contract: descriptor.contract,
    globalName: manifest.metaData.globalName,
    base,
    entry: entryOf(version, base),
    pages: descriptor.pages,
    blocks: descriptor.blocks,
    redirects: descriptor.redirects,
    needs: needsByPage(version, base),
    previous: chosen,
  };
}

function nextShell(
  { descriptor }: ShellVersion,
  live: Registry['shell'],
  named: Version | null | undefined,
): Registry['shell'] {
  const asPrevious = () => ({ version: live!.version, base: live!.base });
  const chosen = named && { version: named.descriptor.version, base: versionBase(named.descriptor) };
  return {
    version: descriptor.version,
    base: versionBase(descriptor),
    previous: chosen === undefined ? replaced(descriptor.version, live, asPrevious) : chosen,
  };
}

/** The registry as it is once the given versions are live. Remotes keep their places; new ones come last. */
export function nextRegistry(
  registry: Registry,
  { versions, removed = [], origins, previous = {} }: RegistryChange,
): Registry {
  const kept = Object.entries(registry.remotes).filter(([name]) => !removed.includes(name));
  return versions.reduce<Registry>(
    (next, version) => {
      const { name } = version.descriptor;
      if (isShell(version)) return { ...next, shell: nextShell(version, registry.shell, previous.shell) };
      const remote = nextRemote(
        version as RemoteVersion,
        registry.remotes[name],
        origins[name] ?? '',
        previous[name] as RemoteVersion | null | undefined,
      );
      return { ...next, remotes: { ...next.remotes, [name]: remote } };
    },
    { ...registry, remotes: Object.fromEntries(kept) },
  );
}
