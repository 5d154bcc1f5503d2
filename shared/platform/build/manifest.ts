import type { Manifest, StatsAssets } from '@module-federation/sdk';
import type { BuildFacts } from './build-graph';
import type { Federation } from '../page/shared-modules';
import { federationName, requiredVersion, sharedNames } from './federation';
import { installedVersion } from './installed';

/** File name of the manifest, beside the browser build's scripts. */
export const manifestFile = 'mf-manifest.json';

function assets(sync: string[]): StatsAssets {
  return { js: { sync, async: [] }, css: { sync: [], async: [] } };
}

/**
 * The standard manifest of Module Federation 2 for a browser build. Decision 3 has what the field's own plugins cannot say.
 * @param name The package's short name.
 */
export function manifestOf(
  federation: Federation,
  name: string,
  { entry, modules, provided }: BuildFacts,
  version: string,
): Manifest {
  const id = federationName(federation.id, name);
  const exposes = Object.entries(modules).filter(([module]) => module.startsWith('./'));
  return {
    id,
    name: id,
    metaData: {
      name: id,
      globalName: id,
      type: 'app',
      publicPath: 'auto',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: entry, path: '', type: 'global' },
    },
    shared: sharedNames(federation).map((module) => ({
      id: `${id}:${module}`,
      name: module,
      version: installedVersion(module),
      singleton: true,
      requiredVersion: requiredVersion(module),
      hash: '',
      assets: assets(provided[module]?.scripts ?? []),
    })),
    remotes: [],
    exposes: exposes.map(([path, { scripts }]) => ({
      id: `${id}:${path.slice(2)}`,
      name: path.slice(2),
      path,
      assets: assets(scripts),
    })),
  };
}
