/**
 * The one Rspack factory. A package's own configuration is a line or two over `remote` or `shell`; whatever a build
 * of this site needs is written here once.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { RemoteDefinition } from '../src/contract';
import { trustedTypesPolicy } from '../src/contract/trusted-types';
import { exposeChunk, federationName, providedOptions, sharedOptions } from './federation';
import { mergedChunks, productionRouter, wholeDesignSystem } from './first-view';
import { StableIntegrityPlugin } from './stable-integrity';

const require = createRequire(import.meta.url);

/** What `run.ts` needs to build a package: its name, its description and its two Rspack configurations. */
export type AppBuild = {
  name: string;
  definition: RemoteDefinition | null;
  web: Configuration;
  server: Configuration;
  /** The browser build with hot reload, served from a loopback port. */
  development: (port: number) => Configuration;
};

type App = { name: string; root: string; exposes: Record<string, string> | null };
type Mode = 'production' | 'development';

const browsers = ['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 16.4'];

function base(app: App, mode: Mode, targets: string[]): Configuration {
  return {
    mode,
    context: app.root,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: { 'hoist-non-react-statics': join(import.meta.dirname, 'no-statics.js') } },
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
  const named = Object.entries(exposes).map(([module, file]) => [module, { import: file, name: exposeChunk(module.slice(2)) }]);
  return new rspack.container.ModuleFederationPluginV1({
    name,
    exposes: Object.fromEntries(named),
    filename: 'remoteEntry.js',
    library: { type: 'global', name },
    shared: sharedOptions('consumer'),
  });
}

function developmentConfiguration(app: App, port: number): Configuration {
  const common = base(app, 'development', ['last 1 chrome version']);
  const refresh = join(import.meta.dirname, 'react-refresh');
  const provider = join(import.meta.dirname, 'refresh-provider.js');
  return {
    ...common,
    resolve: { ...common.resolve, alias: { ...common.resolve!.alias, ...(app.exposes ? { 'react-refresh': refresh } : {}) } },
    target: ['web', 'es2022'],
    entry: app.exposes ? {} : { shell: [provider, './src/entry-browser.tsx'] },
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
    plugins: [new ReactRefreshRspackPlugin({ injectEntry: false }), webFederation(app)],
  };
}

function webConfiguration(app: App, mode: Mode): Configuration {
  const name = federationName(app.name);
  const common = base(app, mode, browsers);
  return {
    ...common,
    resolve: { ...common.resolve, alias: { ...common.resolve!.alias, ...productionRouter() } },
    module: { rules: [...common.module!.rules!, wholeDesignSystem] },
    target: ['web', 'es2022'],
    entry: app.exposes ? {} : { shell: './src/entry-browser.tsx' },
    devtool: 'hidden-source-map',
    optimization: {
      // A version's folder never changes, so names gain nothing by staying the same from one version to the next.
      moduleIds: 'natural',
      chunkIds: 'natural',
      mangleExports: 'size',
      splitChunks: { cacheGroups: { defaultVendors: false, ...mergedChunks(app.name, app.exposes !== null) } },
    },
    output: {
      path: join(app.root, 'dist/web'),
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[contenthash:16].js',
      uniqueName: name,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      // A hung script of a remote is given up as its entry is.
      chunkLoadTimeout: 4000,
      trustedTypes: { policyName: trustedTypesPolicy },
      clean: true,
    },
    plugins: [
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
      new StableIntegrityPlugin(),
      webFederation(app),
    ],
  };
}

function serverConfiguration(app: App, mode: Mode): Configuration {
  const name = federationName(app.name);
  return {
    ...base(app, mode, ['node 20']),
    target: 'async-node',
    entry: app.exposes ? {} : { shell: './src/entry-server.tsx' },
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
      uniqueName: name,
      publicPath: 'auto',
      library: { type: 'commonjs-module' },
      clean: true,
    },
    plugins: [
      new ModuleFederationPlugin({
        name,
        ...(app.exposes ? { exposes: app.exposes, filename: 'remoteEntry.cjs' } : {}),
        library: { type: 'commonjs-module' },
        remoteType: 'script',
        shared: sharedOptions(app.exposes ? 'consumer' : 'provider'),
        shareStrategy: 'loaded-first',
        runtimePlugins: [require.resolve('@module-federation/node/runtimePlugin')],
        // For whoever looks into a version; nothing loads it.
        manifest: app.exposes !== null,
        dts: false,
        dev: false,
        experiments: { optimization: { target: 'node' } },
      }),
    ],
  };
}

function appBuild(app: App, definition: RemoteDefinition | null): AppBuild {
  return {
    name: app.name,
    definition,
    web: webConfiguration(app, 'production'),
    server: serverConfiguration(app, 'production'),
    development: (port) => developmentConfiguration(app, port),
  };
}

/**
 * The build of a remote.
 * @param root The package's folder: `import.meta.dirname` in its `rspack.config.ts`.
 * @param definition Its descriptor; what it exposes follows from it.
 */
export function remote(root: string, definition: RemoteDefinition): AppBuild {
  const blocks = (definition.blocks ?? []).map((block) => [`./${block}`, `./src/blocks/${block}.tsx`]);
  const exposes = Object.fromEntries([['./routes', './src/routes.tsx'], ...blocks]);
  return appBuild({ name: definition.name, root, exposes }, definition);
}

/** The build of the shell. */
export function shell(root: string): AppBuild {
  return appBuild({ name: 'shell', root, exposes: null }, null);
}
