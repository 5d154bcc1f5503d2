/**
 * The one Rspack factory. A package's own configuration is a line or two over `remote` or `shell`; whatever a build
 * of this site needs is written here once.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { RemoteDefinition, ShellDefinition } from '../src/contract';
import { definitionFaults } from '../src/contract/address';
import { trustedTypesPolicy } from '../src/contract/trusted-types';
import type { Descriptor } from '../src/contract/release';
import { BuildGraphPlugin, type BuildFacts, type Part } from './build-graph';
import { DefinitionError } from './definition-error';
import { remoteDescriptor, shellDescriptor, shellPageChunk } from './descriptor';
import { exposeChunk, exposesOf, federationName, providedModulesSource, providedOptions, sharedOptions } from './federation';
import { productionRouter, withoutStatics } from './packages';
import { StableIntegrityPlugin } from './stable-integrity';

const require = createRequire(import.meta.url);

/** What a build needs to know of a package. */
export type AppBuild = {
  name: string;
  /** What the package says of itself; a change of it is a new version. */
  definition: RemoteDefinition | ShellDefinition;
  /** Writes the descriptor of a finished build. */
  describe: (facts: BuildFacts, common: Pick<Descriptor, 'version' | 'integrity'>) => Descriptor;
  /**
   * The browser build and the server build of one version.
   * @param version Stands in the names that the build leaves on a page, so that two versions of a package can stand on
   *   one; empty for the first compilation, whose result tells the version.
   */
  production: (version: string) => { web: Configuration; server: Configuration; graph: BuildGraphPlugin };
  /** The browser build with hot reload, served from a loopback port. */
  development: (port: number) => Configuration;
};

type App = Pick<AppBuild, 'name' | 'definition' | 'describe'> & {
  root: string;
  /** Exposed modules and their files; null for the shell. */
  exposes: Record<string, string> | null;
  /** Parts of the build that the descriptor tells of, by the name of their chunk. */
  parts: Record<string, Part>;
};
type Mode = 'production' | 'development';

const browsers = ['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 16.4'];

/** The longest that a timer can wait, in milliseconds: the bundler has no way to say "as long as it takes". */
const noTimeLimit = 2 ** 31 - 1;

function base(app: App, mode: Mode, targets: string[], prerender: boolean): Configuration {
  return {
    mode,
    context: app.root,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: withoutStatics },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic', development: mode === 'development' } } },
            env: { targets },
          },
        },
      ],
    },
    plugins: [new rspack.DefinePlugin({ PRERENDER: String(prerender) })],
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * The federation of a browser build, of the bundler's own parts: the shell provides, a remote is a container that
 * consumes. The runtime of Module Federation 2 does not come along, see decision 6.
 */
function webFederation({ name: app, exposes }: App) {
  // The shell's own modules import what it provides directly: it is the only provider, so there is nothing to choose.
  if (!exposes) return new rspack.sharing.ProvideSharedPlugin({ provides: providedOptions() });
  const name = federationName(app);
  const named = Object.entries(exposes).map(([module, file]) => [module, { import: file, name: exposeChunk(module) }]);
  return new rspack.container.ModuleFederationPluginV1({
    name,
    exposes: Object.fromEntries(named),
    filename: 'remoteEntry.js',
    library: { type: 'global', name },
    shared: sharedOptions('consumer'),
  });
}

/** Where the list of the shared modules stands for the bundler; there is no such file on the disk. */
const providedModules = './src/provided-modules.js';

/** The entries of the shell, and the modules that it provides. A remote's entry is its container. */
function entriesOf({ exposes, root }: App, ...own: string[]) {
  if (exposes) return { entry: {}, plugins: [] };
  const provided = new rspack.experiments.VirtualModulesPlugin({ [join(root, providedModules)]: providedModulesSource() });
  return { entry: { shell: [providedModules, ...own] }, plugins: [provided] };
}

function developmentConfiguration(app: App, port: number): Configuration {
  const common = base(app, 'development', ['last 1 chrome version'], false);
  const refresh = join(import.meta.dirname, 'react-refresh');
  const { entry, plugins } = entriesOf(app, './src/entry-browser.tsx');
  const provider = join(import.meta.dirname, 'refresh-provider.js');
  return {
    ...common,
    resolve: { ...common.resolve, alias: { ...withoutStatics, ...(app.exposes ? { 'react-refresh': refresh } : {}) } },
    target: ['web', 'es2022'],
    entry: app.exposes ? entry : { shell: [provider, ...entry.shell!] },
    devtool: 'cheap-module-source-map',
    output: { filename: '[name].js', publicPath: `http://localhost:${port}/`, uniqueName: federationName(app.name), crossOriginLoading: 'anonymous' },
    devServer: {
      host: 'localhost',
      port,
      hot: true,
      liveReload: false,
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { overlay: false, logging: 'warn', webSocketURL: { hostname: 'localhost', port } },
    },
    plugins: [...common.plugins!, ...plugins, new ReactRefreshRspackPlugin({ injectEntry: false }), webFederation(app)],
  };
}

/** A name of the package's own on a page: another one for each version. */
function uniqueName({ name }: App, version: string): string {
  return version ? `${federationName(name)}_${version}` : federationName(name);
}

/** Nearly nobody but home shows the carousel: it stands in home's script, and saves its first view a request. */
const carouselWithHome = { name: shellPageChunk('/'), test: /[\\/]shared[\\/]src[\\/]ui[\\/]carousel[\\/]|[\\/]embla-carousel/, type: /^javascript/, chunks: 'async' as const, enforce: true };

/**
 * The shell provides the design system whole. As one module it is smaller than part by part, which is how the bundler
 * takes an entry that it believes to have no side effects.
 */
const wholeDesignSystem = { test: join(import.meta.dirname, '../src/ui/index.ts'), sideEffects: true };

function webConfiguration(app: App, version: string, graph: BuildGraphPlugin): Configuration {
  const common = base(app, 'production', browsers, false);
  const { entry, plugins } = entriesOf(app, './src/entry-browser.tsx');
  return {
    ...common,
    resolve: { ...common.resolve, alias: { ...withoutStatics, ...productionRouter() } },
    module: { rules: [...common.module!.rules!, wholeDesignSystem] },
    target: ['web', 'es2022'],
    entry,
    devtool: 'hidden-source-map',
    optimization: {
      // A version's folder never changes, so names gain nothing by staying the same from one version to the next.
      moduleIds: 'natural',
      chunkIds: 'natural',
      mangleExports: 'size',
      splitChunks: { cacheGroups: { defaultVendors: false, ...(app.exposes ? {} : { carouselWithHome }) } },
    },
    output: {
      path: join(app.root, 'dist/web'),
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[contenthash:16].js',
      uniqueName: uniqueName(app, version),
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: noTimeLimit,
      // A module that threw while it was evaluated is evaluated again when it is asked for again.
      strictModuleErrorHandling: true,
      trustedTypes: { policyName: trustedTypesPolicy },
      clean: true,
    },
    plugins: [
      ...common.plugins!,
      ...plugins,
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
      new StableIntegrityPlugin(),
      webFederation(app),
      graph,
    ],
  };
}

function serverConfiguration(app: App, version: string): Configuration {
  const common = base(app, 'production', ['node 20'], true);
  const { entry, plugins } = entriesOf(app, './src/entry-server.tsx');
  return {
    ...common,
    target: 'async-node',
    entry,
    devtool: false,
    // Comments, ids and local names carry the folder it was built in: without them the same sources make the same build
    // everywhere. Names that a stack shows stay.
    optimization: {
      moduleIds: 'natural',
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false, minimizerOptions: { compress: { keep_fnames: true, keep_classnames: true }, mangle: { keep_fnames: true, keep_classnames: true }, format: { comments: false } } })],
    },
    output: {
      path: join(app.root, 'dist/server'),
      filename: '[name].cjs',
      chunkFilename: '[contenthash:16].cjs',
      uniqueName: uniqueName(app, version),
      publicPath: 'auto',
      library: { type: 'commonjs-module' },
      clean: true,
    },
    plugins: [
      ...common.plugins!,
      ...plugins,
      new ModuleFederationPlugin({
        name: federationName(app.name),
        ...(app.exposes ? { exposes: app.exposes, filename: 'remoteEntry.cjs' } : {}),
        library: { type: 'commonjs-module' },
        remoteType: 'script',
        shared: sharedOptions(app.exposes ? 'consumer' : 'provider'),
        shareStrategy: 'loaded-first',
        runtimePlugins: [require.resolve('@module-federation/node/runtimePlugin')],
        manifest: false,
        dts: false,
        dev: false,
        experiments: { optimization: { target: 'node' } },
      }),
    ],
  };
}

function appBuild(app: App): AppBuild {
  return {
    name: app.name,
    definition: app.definition,
    describe: app.describe,
    production: (version) => {
      const graph = new BuildGraphPlugin(app.parts);
      return { web: webConfiguration(app, version, graph), server: serverConfiguration(app, version), graph };
    },
    development: (port) => developmentConfiguration(app, port),
  };
}

/**
 * The build of a remote.
 * @param root The package's folder: `import.meta.dirname` in its `rspack.config.ts`.
 * @param definition Its descriptor; what it exposes follows from it.
 * @throws DefinitionError when a name or an address may not be its.
 */
export function remote(root: string, definition: RemoteDefinition): AppBuild {
  const faults = definitionFaults(definition);
  if (faults.length > 0) throw new DefinitionError([`${definition.name}: src/descriptor.ts cannot be used.`, ...faults].join('\n- '));
  const exposes = exposesOf(definition);
  const parts = Object.entries(exposes).map(([name, file]) => [exposeChunk(name), { name, file: join(root, file) }] as const);
  return appBuild({ name: definition.name, root, definition, describe: (facts, common) => remoteDescriptor(definition, facts, common), exposes, parts: Object.fromEntries(parts) });
}

/** The build of the shell. */
export function shell(root: string, definition: ShellDefinition): AppBuild {
  const parts = definition.pages.map(({ path }) => [shellPageChunk(path), { name: path, file: '' }] as const);
  return appBuild({ name: definition.name, root, definition, describe: (facts, common) => shellDescriptor(definition, facts, common), exposes: null, parts: Object.fromEntries(parts) });
}
