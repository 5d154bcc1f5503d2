import type { Registry, RegistryRemote } from '@3eu/shared/contract/release';
import { entryFile, needsByModule } from './scripts';
import { versionBase, type RemoteVersion, type Versions } from './versions';

export const emptyRegistry: Registry = { shell: null, remotes: {}, search: {} };

function remoteEntry(remote: RemoteVersion, origin: string): RegistryRemote {
  const { version, contract, pages, blocks, redirects, integrity } = remote.descriptor;
  const base = origin + versionBase(remote.descriptor);
  const file = entryFile(remote);
  return {
    version,
    contract,
    globalName: remote.manifest.metaData.globalName,
    base,
    entry: { url: base + file, integrity: integrity[file] ?? '' },
    pages,
    blocks,
    redirects,
    needs: needsByModule(remote, base),
  };
}

/**
 * The registry of a site, without the parts of the search index, which its documents make.
 * @param origins Origins that serve remotes, by name, where it is not the site's own.
 */
export function registryOf({ shell, remotes }: Versions, origins: Readonly<Record<string, string>> = {}): Registry {
  return {
    shell: shell && { version: shell.descriptor.version, base: versionBase(shell.descriptor) },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, remote]) => [name, remoteEntry(remote, origins[name] ?? '')]),
    ),
    search: {},
  };
}
