/**
 * The one Rspack factory. A package's own configuration is a line or two over `remote` or `shell`; whatever a build
 * of this site needs is written here and in `configuration.ts` once.
 */
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import type { RemoteDefinition, ShellDefinition } from '../src/contract';
import { definitionFaults } from '../src/contract/address';
import type { Descriptor } from '../src/contract/release';
import { BuildGraphPlugin, type BuildFacts, type DescribedModule } from './build-graph';
import {
  developmentConfiguration,
  serverConfiguration,
  startConfiguration,
  webConfiguration,
  type App,
  type HotReload,
} from './configuration';
import { DefinitionError } from './definition-error';
import { remoteDescriptor, shellDescriptor, shellPageChunk } from './descriptor';
import { exposeChunk, exposesOf } from './federation';

/** What a build needs to know of a package. */
export type AppBuild = {
  name: string;
  /** What the package says of itself; a change of it is a new version. */
  definition: RemoteDefinition | ShellDefinition;
  /** Writes the descriptor of a finished build. */
  describe: (facts: BuildFacts, common: Pick<Descriptor, 'version' | 'integrity'>) => Descriptor;
  /**
   * The browser build and the server build of one version; for the shell, also the script that runs its entry.
   * @param version Part of the global names that the build uses on a page, so that two versions of a package can be on
   *   one page; empty for the first compilation, from whose result the version is computed.
   */
  production: (version: string) => {
    configurations: [web: Configuration, ...others: Configuration[]];
    graph: BuildGraphPlugin;
  };
  /** The browser build with hot reload, served from a loopback port. */
  development: (port: number, reload: HotReload) => Configuration;
};

/** @param described The modules that appear in the descriptor, by the name of their chunk. */
function appBuild(
  app: App,
  own: Pick<AppBuild, 'definition' | 'describe'>,
  described: Record<string, DescribedModule>,
): AppBuild {
  return {
    name: app.name,
    ...own,
    production: (version) => {
      const graph = new BuildGraphPlugin(described);
      const web = webConfiguration(app, version, graph);
      const server = serverConfiguration(app, version);
      return { configurations: app.exposes ? [web, server] : [web, server, startConfiguration(app)], graph };
    },
    development: (port, reload) => developmentConfiguration(app, port, reload),
  };
}

/**
 * The build of a remote.
 * @param root The package's folder: `import.meta.dirname` in its `rspack.config.ts`.
 * @param definition Its descriptor, which determines what it exposes.
 * @throws DefinitionError if it uses a name or an address that it may not have.
 */
export function remote(root: string, definition: RemoteDefinition): AppBuild {
  const faults = definitionFaults(definition);
  if (faults.length > 0)
    throw new DefinitionError([`${definition.name}: src/descriptor.ts cannot be used.`, ...faults].join('\n- '));
  const exposes = exposesOf(definition);
  const described = Object.entries(exposes).map(
    ([name, file]) => [exposeChunk(file), { name, file: join(root, file) }] as const,
  );
  const describe: AppBuild['describe'] = (facts, common) => remoteDescriptor(definition, facts, common);
  return appBuild({ name: definition.name, root, exposes }, { definition, describe }, Object.fromEntries(described));
}

/** The build of the shell. */
export function shell(root: string, definition: ShellDefinition): AppBuild {
  const described = definition.pages.map(({ path }) => [shellPageChunk(path), { name: path, file: '' }] as const);
  const describe: AppBuild['describe'] = (facts, common) => shellDescriptor(definition, facts, common);
  return appBuild(
    { name: definition.name, root, exposes: null },
    { definition, describe },
    Object.fromEntries(described),
  );
}
