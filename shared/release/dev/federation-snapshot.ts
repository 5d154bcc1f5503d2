import { generateSnapshotFromManifest, type GlobalModuleInfo } from '@module-federation/sdk';
import { exposesOf, federationName } from '@3eu/shared/build/federation';
import { manifestOf } from '@3eu/shared/build/manifest';
import type { Registry, RegistryRemote } from '@3eu/shared/contract/release';

/** A package as Module Federation's tools know it: its exposes and its shared modules, by the manifest's schema. */
function snapshotOf(name: string, remote: Pick<RegistryRemote, 'version' | 'pages' | 'blocks'>, entry: string) {
  const none = { scripts: [], exports: [], shared: {} };
  const modules = Object.fromEntries(Object.keys(exposesOf({ name, ...remote })).map((module) => [module, none]));
  const manifest = manifestOf(name, { entry, modules, provided: {}, packages: [] }, remote.version);
  return generateSnapshotFromManifest(manifest, { version: entry });
}

/**
 * What Module Federation's DevTools extension reads from `__FEDERATION__.moduleInfo`: the shell, and the remotes that it
 * takes from the registry.
 */
export function federationSnapshot({ shell, remotes }: Registry): GlobalModuleInfo {
  const entries = Object.entries(remotes);
  const info = (name: string) => federationName(name);
  return {
    [info('shell')]: {
      ...snapshotOf('shell', { version: shell?.version ?? '', pages: [], blocks: [] }, ''),
      remotesInfo: Object.fromEntries(entries.map(([name, { entry }]) => [info(name), { matchedVersion: entry.url }])),
    },
    ...Object.fromEntries(
      entries.map(([name, remote]) => [
        `${info(name)}:${remote.entry.url}`,
        snapshotOf(name, remote, remote.entry.url),
      ]),
    ),
  };
}

/** The statement that shows it to the extension; beside it stands what a federation runtime expects to find. */
export function federationScript(registry: Registry): string {
  const moduleInfo = JSON.stringify(federationSnapshot(registry));
  return `globalThis.__FEDERATION__ = { __GLOBAL_PLUGIN__: [], __INSTANCES__: [], __SHARE__: {}, __MANIFEST_LOADING__: {}, __PRELOADED_MAP__: new Map(), moduleInfo: ${moduleInfo} };\n`;
}
