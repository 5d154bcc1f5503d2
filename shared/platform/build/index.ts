/**
 * Room build: the one Rspack factory. A package's `rspack.config.ts` is a line or two over `remote` or `shell`;
 * whatever a build of this site needs is written here and in `configuration.ts` once. `rspack build` makes the
 * production builds, `npm run dev` serves the browser build with hot reload inside the site, and `RSDOCTOR=true rspack
 * build` opens an analysis. For `rspack.config.ts` alone.
 */
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import type { RemoteDefinition, ShellDefinition, SiteConfig } from '../contract';
import { definitionFaults, exposesOf } from '../contract/address';
import { serviceWorkerFile } from '../contract/descriptor';
import type { Federation } from '../page/shared-modules';
import { scriptConfiguration, serverConfiguration, webConfiguration, type App } from './configuration';
import { developmentConfiguration, type HotReload } from './development';
import { DefinitionError, fieldFaults, shellPageChunk, siteFaults, startScript } from './definition';
import { DescribePlugin, type DescribedModule } from './describe';
import { describeContainer } from './federation';

/** What Rspack passes to a configuration, and what its `--env` option adds. */
export type Environment = {
  /** Set for a development build. */
  RSPACK_SERVE?: boolean;
  /** Port of the development build. Default 8080. */
  port?: number | string;
  /** The site in which the build is used. Default `http://localhost:3000`. */
  origin?: string;
  /** What a saved file does to the page: see `HotReload`. Default `components`. */
  reload?: HotReload;
  /** Whether this build's overlay shows what is thrown on the page, beside its own errors. Default true. */
  thrown?: boolean;
  /** Where the production builds go. Default `dist` in the package. */
  dist?: string;
};

/** What a package's `rspack.config.ts` exports. */
export type PackageConfiguration = (environment?: Environment) => Configuration | Configuration[];

/** Scripts of the shell beside its entry. */
const ownScripts = [
  { entry: '@3eu/engine/start/start', filename: startScript, target: 'web' },
  { entry: '@3eu/engine/service-worker', filename: serviceWorkerFile, target: 'webworker' },
] as const;

/** @param modules The modules that appear in the descriptor. */
function configurationOf(
  { root, ...rest }: Omit<App, 'dist'>,
  definition: RemoteDefinition | ShellDefinition,
  modules: readonly DescribedModule[],
): PackageConfiguration {
  return ({
    RSPACK_SERVE,
    port = 8080,
    origin = 'http://localhost:3000',
    reload = 'components',
    thrown = true,
    dist = join(root, 'dist'),
  } = {}) => {
    const app = { root, dist, ...rest };
    if (RSPACK_SERVE) return developmentConfiguration(app, { port: Number(port), origin, reload, thrown });
    // The browser build comes first: it is the one that is described.
    const descriptor = new DescribePlugin({ dist, definition, site: app.site, container: app.container, modules });
    const web = webConfiguration(app, [descriptor]);
    const server = serverConfiguration(app, [descriptor]);
    if (app.container.exposes) return [web, server];
    return [web, server, ...ownScripts.map((script) => scriptConfiguration(app, script, [descriptor]))];
  };
}

function refuse(file: string, { name }: { name: string }, faults: readonly string[]): void {
  if (faults.length === 0) return;
  throw new DefinitionError([`${name}: ${file} cannot be used.`, ...faults].join('\n- '));
}

/**
 * The configuration of a remote.
 * @param root The package's folder: `import.meta.dirname` in its `rspack.config.ts`.
 * @param definition Its descriptor, which determines what it exposes.
 * @param federation What every package of the site is built with.
 * @throws DefinitionError if it uses a name or an address that it may not have, or a key that there is not.
 */
export function remote(root: string, definition: RemoteDefinition, federation: Federation): PackageConfiguration {
  refuse('src/descriptor.ts', definition, [...fieldFaults(definition), ...definitionFaults(definition)]);
  const container = describeContainer(definition.name, exposesOf(definition), federation);
  const described = container.exposes!.map(({ module, file, chunk }) => ({
    name: module,
    file: join(root, file),
    chunk,
  }));
  return configurationOf({ name: definition.name, root, container, site: null }, definition, described);
}

/**
 * The configuration of the shell.
 * @param root The package's folder: `import.meta.dirname` in its `rspack.config.ts`.
 * @param definition Its descriptor: its own pages.
 * @param site Who the site is, which the shell's version carries.
 * @param federation What every package of the site is built with.
 * @throws DefinitionError where something is missing or wrong, with the name of the field.
 */
export function shell(
  root: string,
  definition: ShellDefinition,
  site: SiteConfig,
  federation: Federation,
): PackageConfiguration {
  refuse('src/descriptor.ts', definition, fieldFaults(definition));
  refuse('site.config.ts', definition, siteFaults(site, federation));
  const container = describeContainer(definition.name, null, federation);
  const described = definition.pages.map(({ path }) => ({ name: path, file: '', chunk: shellPageChunk(path) }));
  return configurationOf({ name: definition.name, root, container, site }, definition, described);
}
