/** Room build: the development build of a package. For this room and release/dev. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { EntryPlugin, type Configuration } from '@rspack/core';
import type * as TsChecker from 'ts-checker-rspack-plugin';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { base, browserEntry, federationPlugin, type App } from './configuration';

/**
 * What a saved file does to the page. `components` replaces its components and keeps their state, which requires
 * React's development build on the page; `page` reloads the page, which also works inside a production shell.
 */
export type HotReload = 'components' | 'page';

/**
 * Where a development build is served, for which page, what a saved file does there, and whether this build's overlay
 * shows what is thrown on the page.
 */
export type DevelopmentPage = { port: number; origin: string; reload: HotReload; thrown: boolean };

const require = createRequire(import.meta.url);

/**
 * A configuration for the compiler alone: the package is one program with the platform's sources, so that nothing is read
 * or written of what `tsc --build` keeps, which may run at any time.
 */
function typesConfiguration(root: string): string {
  // The shell has a part for each place that it runs in; the others are `npm run types`'s alone. A small repository has
  // one configuration for all of its packages.
  const known = ['tsconfig.browser.json', 'tsconfig.json', '../tsconfig.json'];
  const own = known.find((file) => existsSync(join(root, file)));
  const folder = join(root, 'node_modules/.cache/development');
  const compilerOptions = { composite: false, declaration: false, emitDeclarationOnly: false, incremental: false };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: join(root, own!), compilerOptions }));
  return join(folder, 'tsconfig.json');
}

/** Checks types beside the build, with the native compiler, and puts errors into its overlay. */
function typeCheck({ root }: App) {
  const { TsCheckerRspackPlugin } = require('ts-checker-rspack-plugin') as typeof TsChecker;
  return new TsCheckerRspackPlugin({
    formatter: 'basic',
    // Those of the platform are found where it is checked, with the addresses of all packages.
    issue: { include: ({ file }) => file?.startsWith(root + sep) ?? false },
    typescript: {
      configFile: typesConfiguration(root),
      typescriptPath: require.resolve('native-typescript/package.json'),
    },
  });
}

/** The browser build with hot reload, served from a loopback port to the pages of one origin. */
export function developmentConfiguration(app: App, { port, origin, reload, thrown }: DevelopmentPage): Configuration {
  const inComponents = reload === 'components';
  // A shell as visitors get it has React's production build, for which JSX is compiled as for production.
  const common = base(app, inComponents ? 'development' : 'production', ['last 1 chrome version'], false);
  const refresh = join(import.meta.dirname, 'react-refresh');
  const first = app.container.exposes ? [] : [join(import.meta.dirname, 'refresh-provider.js')];
  // Of no entry, so before the client of the server: listeners of a window are called in the order in which they came.
  const early = new EntryPlugin(app.root, join(import.meta.dirname, 'thrown.js'), {});
  return {
    ...common,
    mode: 'development',
    resolve: { ...common.resolve, alias: app.container.exposes ? { 'react-refresh': refresh } : {} },
    target: ['web', 'es2022'],
    entry: browserEntry(app, first),
    devtool: 'cheap-module-source-map',
    // A module that does not compile would be an update that throws, and be applied before the one that mends it. Where
    // the whole page is reloaded, it brings the client that shows the error.
    optimization: { emitOnErrors: !inComponents },
    output: {
      filename: '[name].js',
      publicPath: `http://localhost:${port}/`,
      uniqueName: app.container.name,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: app.container.id },
      // A module that threw while it was evaluated throws again when it is asked for again, as in a release.
      strictModuleExceptionHandling: true,
    },
    devServer: {
      host: 'localhost',
      port,
      hot: inComponents,
      liveReload: !inComponents,
      headers: { 'Access-Control-Allow-Origin': origin },
      // Addresses at which any page of the web could have an editor opened or a build begun.
      setupMiddlewares: (middlewares) =>
        middlewares.filter((each) => typeof each === 'function' || !each.path?.startsWith('/rspack-dev-server')),
      client: {
        // Errors stand on the page, with their file.
        overlay: { errors: true, warnings: false, runtimeErrors: thrown },
        logging: 'warn',
        webSocketURL: { hostname: 'localhost', port },
      },
    },
    plugins: [
      ...(thrown ? [early] : []),
      ...common.plugins!,
      typeCheck(app),
      ...(inComponents ? [new ReactRefreshRspackPlugin({ injectEntry: false })] : []),
      federationPlugin(app, 'web'),
    ],
  };
}
