/**
 * Room build: the Rspack configurations of a package: for browsers, for the prerender step, for development. For this
 * room alone. What a site’s documents or remotes of others rely on is the contract, which is raised with it.
 */
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { rspack, type Compiler, type Configuration, type RspackPluginInstance, type RuleSetRule } from '@rspack/core';
import type * as Rsdoctor from '@rsdoctor/rspack-plugin';
import type { SiteConfig } from '../contract';
import { cardFontFile, questionsFile } from '../contract/descriptor';
import { browserTargets } from './browsers';
import { splitChunksOf } from './chunks';
import type { Container } from './federation';

const require = createRequire(import.meta.url);

/** The package that a configuration is for. */
export type App = {
  name: string;
  root: string;
  /** Where its production builds go. */
  dist: string;
  container: Container;
  /** Who the site is; null for a remote. */
  site: SiteConfig | null;
};
type Mode = 'production' | 'development';

/** The browser build, and its folder. */
const browserBuild = 'web';

/** The longest that a timer can wait, in milliseconds: the bundler has no way to say "as long as it takes". */
const noTimeLimit = 2 ** 31 - 1;

/** Compiles TypeScript with swc. @param targets The browsers that it is for, as queries of Browserslist. */
function typescriptRule(targets: string[], mode: Mode): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // With `refresh`, an edit that leaves a component's hooks as they are leaves its state too.
        transform: {
          react: { runtime: 'automatic', development: mode === 'development', refresh: mode === 'development' },
        },
      },
      env: { targets },
    },
  };
}

/**
 * A style sheet is its text, by default, and its classes by their names: a page gives the text to emotion's `Global`, so that
 * its document carries it, with its hash in the policy. Classes of a CSS module are the same in every build of a package,
 * and no other package's. Addresses in it are those of the site.
 */
function stylesRule({ container }: App): RuleSetRule {
  return {
    test: /\.css$/,
    type: 'css/auto',
    parser: { exportType: 'text', url: false },
    generator: { localIdentName: '[local]-[hash]', localIdentHashSalt: container.name },
  };
}

/**
 * Marks React's own functions as free of side effects in the router too, as swc does in our sources: what it makes of
 * `forwardRef` and `memo` and nobody imports is left out, an eighth of it.
 */
const routerRule: RuleSetRule = {
  test: /\.mjs$/,
  include: /node_modules[\\/]react-router[\\/]/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      // It marks them where JSX may stand alone.
      parser: { syntax: 'ecmascript', jsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

/** The production build of react-router: its `exports` name only the development build, which is full of warnings. */
function productionRouter(): Record<string, string> {
  const built = join(
    dirname(createRequire(require.resolve('react-router-dom/package.json')).resolve('react-router/package.json')),
    'dist/production',
  );
  return { 'react-router$': join(built, 'index.mjs'), 'react-router/dom$': join(built, 'dom-export.mjs') };
}

/** The major version of React Router that code in a folder gets; undefined where there is none. */
function routerMajor(folder: string): string | undefined {
  try {
    const { version } = createRequire(join(folder, 'x.js'))('react-router/package.json') as { version: string };
    return version.split('.')[0];
  } catch {
    return undefined;
  }
}

/**
 * In a remote's build, what imports the React Router of the platform's major version takes the page's own, which the shell
 * provides. A library with another version keeps that; the gate refuses it as a second copy.
 */
function pageRouter(): RspackPluginInstance {
  const own = routerMajor(dirname(require.resolve('react-router-dom/package.json')));
  return new rspack.NormalModuleReplacementPlugin(/^react-router(-dom)?$/, (data) => {
    if (routerMajor(data.context) === own) data.request = join(import.meta.dirname, 'library-router.js');
  });
}

/** The bundler's table of its chunks' hashes, as it stands in an entry. */
const table = /(\bsriHashes\s*=\s*\{)([^}]*)(\})/;

/**
 * Sorts the table of the integrity plugin, before names are made of the content. Rspack (2.2.9 to 2.3.3) writes it in the
 * order of a hash map, so that the same sources make other builds. Decision 3 has the report for upstream, and a script: this
 * can go with the first version of Rspack in which that prints "1 outputs".
 */
class SortedIntegrityPlugin {
  apply(compiler: Compiler) {
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
    compiler.hooks.thisCompilation.tap('SortedIntegrityPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'SortedIntegrityPlugin', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets).filter(([file]) => file.endsWith('.js'))) {
          const source = asset.source().toString();
          const sorted = source.replace(table, (_all, start: string, rows: string, end: string) => {
            return start + rows.split(',').sort().join(',') + end;
          });
          if (sorted !== source) compilation.updateAsset(name, new rspack.sources.RawSource(sorted));
        }
      });
    });
  }
}

/** The analysis of a build, opened in a browser when it is finished, as Rspack's documentation has it. */
function analysis(): NonNullable<Configuration['plugins']> {
  if (!process.env.RSDOCTOR) return [];
  const { RsdoctorRspackPlugin } = require('@rsdoctor/rspack-plugin') as typeof Rsdoctor;
  return [new RsdoctorRspackPlugin()];
}

type Definition = ConstructorParameters<typeof rspack.DefinePlugin>[0][string];

/** A value as the bundler's definitions have it: each property stands where the code reads it, and nowhere else. */
function defined(value: unknown): Definition {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, defined(each)]));
}

/** What all builds of a package have in common. */
export function base(app: App, mode: Mode, targets: string[], prerender: boolean): Configuration {
  return {
    mode,
    context: app.root,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [typescriptRule(targets, mode), stylesRule(app), ...(mode === 'production' ? [routerRule] : [])] },
    plugins: [
      new rspack.DefinePlugin({ PRERENDER: String(prerender), ...(app.site && { SITE: defined(app.site) }) }),
      ...analysis(),
    ],
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * Makes Chromium compile a script's functions on another thread while the script arrives, instead of on the main thread
 * when each is first called. On a slow phone, pages respond 3 to 14 % sooner. Other engines see a comment.
 */
function compileHint() {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    // After the minimizer, which removes comments, and before hashes are made.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

/**
 * The minimizer. By default it gives the shortest names to the letters that the script has most, and an entry has hashes
 * of all sources of its chunks, of those too that nothing uses: a picture of another team's would rename its variables.
 * @param names Whether functions and classes keep their names, for stacks.
 */
function minimizer({
  names,
}: {
  names: boolean;
}): NonNullable<NonNullable<Configuration['optimization']>['minimizer']> {
  const kept = { keep_fnames: names, keep_classnames: names };
  // An option of SWC's that Rspack passes on, and that its types lack.
  const mangle: object = { ...kept, disableCharFreq: true };
  return [
    new rspack.SwcJsMinimizerRspackPlugin({
      extractComments: false,
      minimizerOptions: { compress: kept, mangle, format: { comments: false } },
    }),
  ];
}

/**
 * Federation of a build: the shell is a host by Module Federation's runtime, a remote is a container without a runtime of
 * its own, see decision 6.
 */
export function federationPlugin(
  { container: { id, name, exposes, shared } }: App,
  build: 'web' | 'server',
): RspackPluginInstance {
  if (!exposes)
    return new rspack.DefinePlugin({
      // What the engine knows of federation.
      HOST: JSON.stringify({ id, name, versions: Object.fromEntries(shared.map((each) => [each.name, each.version])) }),
      // Parts of the runtime that are never used here: what reads manifests, what is for Node.js, and what stands in for
      // parts that are used.
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
      FEDERATION_OPTIMIZE_NO_SHARED: 'false',
      ENV_TARGET: JSON.stringify(build === 'web' ? 'web' : 'node'),
    });
  const named = exposes.map(({ module, file, chunk }) => [module, { import: file, name: chunk }]);
  // It takes the page's copy of each module or, where the page has none that fits, fails to load and is shown as its
  // prerendered document.
  const consumed = shared.map(({ name: module, version, requiredVersion }) => [
    module,
    { singleton: true, strictVersion: true, requiredVersion, version, import: false as const },
  ]);
  const container = new rspack.container.ModuleFederationPluginV1({
    name,
    exposes: Object.fromEntries(named),
    ...(build === 'web'
      ? { filename: 'remoteEntry.js', library: { type: 'global', name } }
      : { filename: 'remoteEntry.cjs', library: { type: 'commonjs-module' } }),
    shared: Object.fromEntries(consumed),
    enhanced: false,
  });
  return { apply: (compiler) => [pageRouter(), container].forEach((plugin) => plugin.apply(compiler)) };
}

/** @param first Modules that run before all others. */
export function browserEntry(
  { container: { name, exposes } }: App,
  first: readonly string[] = [],
): Record<string, string[]> {
  if (!exposes) return { shell: [...first, './src/entry.ts'] };
  return first.length > 0 ? { [name]: [...first] } : {};
}

/**
 * The browser build.
 * @param plugins Those that write down what the build is.
 */
export function webConfiguration(app: App, plugins: NonNullable<Configuration['plugins']>): Configuration {
  const common = base(app, 'production', browserTargets, false);
  return {
    ...common,
    name: browserBuild,
    // A remote takes the page's router; what a library of its own brings is its own.
    resolve: { ...common.resolve, alias: app.container.exposes ? {} : productionRouter() },
    target: ['web', 'es2022'],
    entry: browserEntry(app),
    devtool: 'hidden-source-map',
    optimization: {
      // A version's folder never changes, so names gain nothing by staying the same from one version to the next.
      moduleIds: 'natural',
      chunkIds: 'natural',
      mangleExports: 'size',
      splitChunks: splitChunksOf(app.container),
      minimizer: minimizer({ names: false }),
    },
    output: {
      path: join(app.dist, browserBuild),
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[contenthash:16].js',
      uniqueName: app.container.name,
      devtoolNamespace: app.name,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: noTimeLimit,
      // A module that threw while it was evaluated is evaluated again when it is asked for again.
      strictModuleExceptionHandling: true,
      trustedTypes: { policyName: app.container.id },
      clean: true,
    },
    plugins: [
      ...common.plugins!,
      compileHint(),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
      new SortedIntegrityPlugin(),
      federationPlugin(app, 'web'),
      ...plugins,
    ],
  };
}

/**
 * A script of the shell's beside its entry: the one that runs the entry, the service worker. It is a separate build,
 * because the bundler adds the provided modules to each entry of a build.
 */
export function scriptConfiguration(
  app: App,
  { entry, filename, target }: { entry: string; filename: string; target: 'web' | 'webworker' },
  plugins: NonNullable<Configuration['plugins']>,
): Configuration {
  const common = base(app, 'production', browserTargets, false);
  return {
    ...common,
    name: filename,
    // It writes into the folder of the browser build, so it must run after that build has emptied it.
    dependencies: [browserBuild],
    target: [target, 'es2022'],
    entry,
    devtool: 'hidden-source-map',
    output: { path: app.dist, filename },
    plugins: [...common.plugins!, ...plugins],
  };
}

/** Puts the font of social cards beside the server build: a release draws them with what the shell's version carries. */
function cardFont({ font }: NonNullable<SiteConfig['cards']>) {
  return new rspack.CopyRspackPlugin({ patterns: [{ from: font.file, to: basename(cardFontFile) }] });
}

/** Puts a package's questions, where it has some, beside the server build: a release puts them into the search's index. */
const questions = () =>
  new rspack.CopyRspackPlugin({
    patterns: [{ from: 'src/content/questions.json', to: basename(questionsFile), noErrorOnMissing: true }],
  });

/** The server build, which prerenders. */
export function serverConfiguration(app: App, plugins: NonNullable<Configuration['plugins']>): Configuration {
  const common = base(app, 'production', ['node 20'], true);
  return {
    ...common,
    name: 'server',
    target: 'async-node',
    entry: app.container.exposes ? {} : { shell: './src/entry-server.ts' },
    // For the places in what is said of a page that throws. The release keeps it, and visitors do not get it.
    devtool: 'hidden-nosources-source-map',
    // Comments, ids and local names carry the folder it was built in: without them the same sources make the same build
    // everywhere. Names that a stack shows stay.
    optimization: {
      moduleIds: 'natural',
      chunkIds: 'natural',
      // Shorter names would depend on how many exports a module has, used here or not.
      mangleExports: false,
      minimizer: minimizer({ names: true }),
    },
    output: {
      path: join(app.dist, 'server'),
      filename: '[name].cjs',
      chunkFilename: '[contenthash:16].cjs',
      uniqueName: app.container.name,
      publicPath: 'auto',
      library: { type: 'commonjs-module' },
      // What a module threw is said of every page that needs it, and not what follows from that.
      strictModuleExceptionHandling: true,
      clean: true,
    },
    plugins: [
      ...common.plugins!,
      ...plugins,
      federationPlugin(app, 'server'),
      questions(),
      ...(app.site?.cards ? [cardFont(app.site.cards)] : []),
    ],
  };
}
