import type { Registry, RegistryRemote } from '../../contract/descriptor';
import type { Settings } from './settings';
import { entryFile, needsByModule } from './scripts';
import { versionBase, type RemoteVersion, type Versions } from './versions';

export const emptyRegistry: Registry = { shell: null, remotes: {}, search: {} };

/** What a site's owner says of its remotes. */
type RemoteSettings = Pick<Settings, 'connects'>;

function remoteEntry(remote: RemoteVersion, { connects: allowed }: RemoteSettings): RegistryRemote {
  const { version, contract, pages, blocks, redirects, integrity } = remote.descriptor;
  const connects = remote.descriptor.connects?.filter((origin) => allowed?.includes(origin) ?? true) ?? [];
  const base = versionBase(remote.descriptor);
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
    ...(connects.length > 0 && { connects }),
    needs: needsByModule(remote, base),
  };
}

/**
 * The registry of a site, without the parts of the search index, which its documents make.
 */
export function registryOf({ shell, remotes }: Versions, settings: RemoteSettings = {}): Registry {
  return {
    shell: shell && { version: shell.descriptor.version, base: versionBase(shell.descriptor) },
    remotes: Object.fromEntries(Object.entries(remotes).map(([name, remote]) => [name, remoteEntry(remote, settings)])),
    search: {},
  };
}
