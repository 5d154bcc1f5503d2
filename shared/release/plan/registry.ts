import type { PinnedScript, PreviousVersion, Registry, RegistryRemote } from '@3eu/shared/contract/release';
import { entryFile, needsByPage } from './scripts';
import { versionBase, type RemoteVersion, type Site, type Version } from './versions';

export const emptyRegistry: Registry = { shell: null, remotes: {} };

export type RegistryChange = {
  /** Origins that serve remotes, by name, where it is not the site's own. */
  origins?: Readonly<Record<string, string>>;
  /** Versions to fall back on, by name, where they are not those that are replaced; null for none. */
  previous?: Readonly<Record<string, Version | null>>;
};

function entryOf(version: RemoteVersion, base: string): PinnedScript {
  const file = entryFile(version);
  return { url: base + file, integrity: version.descriptor.integrity[file] ?? '' };
}

/** The version that another one replaces; one that is released again keeps what it falls back on. */
function replaced<P extends { version: string }>(
  version: string,
  live: (P & { previous?: P | null }) | undefined | null,
) {
  return live?.version === version ? (live.previous ?? null) : (live ?? null);
}

function remoteEntry(
  remote: RemoteVersion,
  live: RegistryRemote | undefined,
  origin: string,
  named: RemoteVersion | null | undefined,
): RegistryRemote {
  const { version, contract, pages, blocks, redirects } = remote.descriptor;
  const base = origin + versionBase(remote.descriptor);
  const at = (url: string) => origin + new URL(url, 'https://site.example').pathname;
  const before = replaced<PreviousVersion>(version, live);
  const previous = (): PreviousVersion | null => {
    if (named) {
      const own = origin + versionBase(named.descriptor);
      const { version: earlier, contract: spoken } = named.descriptor;
      return { version: earlier, base: own, entry: entryOf(named, own), contract: spoken };
    }
    if (named === null || before === null) return null;
    const { entry } = before;
    return {
      version: before.version,
      base: at(before.base),
      entry: { ...entry, url: at(entry.url) },
      contract: before.contract,
    };
  };
  return {
    version,
    contract,
    globalName: remote.manifest.metaData.globalName,
    base,
    entry: entryOf(remote, base),
    pages,
    blocks,
    redirects,
    needs: needsByPage(remote, base),
    previous: previous(),
  };
}

/**
 * The registry of a site.
 * @param live The registry until then: it tells which versions are replaced.
 */
export function nextRegistry(
  live: Registry,
  { shell, remotes }: Site,
  { origins = {}, previous = {} }: RegistryChange = {},
): Registry {
  const shellBefore = (version: string) => {
    const named = previous.shell;
    if (named === null) return null;
    const before = named
      ? { version: named.descriptor.version, base: versionBase(named.descriptor) }
      : replaced<{ version: string; base: string }>(version, live.shell);
    return before && { version: before.version, base: before.base };
  };
  const entries = Object.entries(remotes).map(([name, remote]) => [
    name,
    remoteEntry(remote, live.remotes[name], origins[name] ?? '', previous[name] as RemoteVersion | null | undefined),
  ]);
  return {
    ...live,
    shell: shell && {
      version: shell.descriptor.version,
      base: versionBase(shell.descriptor),
      previous: shellBefore(shell.descriptor.version),
    },
    remotes: Object.fromEntries(entries) as Registry['remotes'],
  };
}
