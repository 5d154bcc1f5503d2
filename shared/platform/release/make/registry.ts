/**
 * Room make: the registry of a site, which says what is live. For make and tests. Browsers and servers read it of every
 * release: its form is the contract's, which is raised with it.
 */
import type { Registry, RegistryRemote } from '../../contract/descriptor';
import { isRemote, isShell, type RemoteVersion, type Version } from '../site/version';

function registryEntry(remote: RemoteVersion, allowed: readonly string[] | undefined): RegistryRemote {
  const { globalName, base, entry, parts } = remote;
  const { version, contract, pages, blocks, redirects, connects: asked = [] } = remote.descriptor;
  const connects = asked.filter((origin) => allowed?.includes(origin) ?? true);
  const needs = parts
    .filter(({ kind }) => kind === 'page')
    .map(({ module, scripts, shared }) => [module, { scripts: scripts ?? [], shared: Object.keys(shared) }] as const);
  return {
    version,
    contract,
    globalName,
    base,
    entry,
    pages,
    blocks,
    redirects,
    ...(connects.length > 0 && { connects }),
    needs: Object.fromEntries(needs),
  };
}

/**
 * The registry of a site, without the parts of the search index, which its documents make.
 * @param connects The only origins that the site's owner allows remotes to talk to; undefined for any.
 */
export function registryOf(live: readonly Version[], connects?: readonly string[]): Registry {
  const shell = live.find(isShell);
  return {
    shell: shell ? { version: shell.descriptor.version, base: shell.base } : null,
    remotes: Object.fromEntries(live.filter(isRemote).map((each) => [each.name, registryEntry(each, connects)])),
    search: {},
  };
}
