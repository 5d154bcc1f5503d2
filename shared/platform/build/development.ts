/** The development build of a package. */
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { base, browserEntry, federationPlugin, type App } from './configuration';
import { federationName } from './federation';

/**
 * What a saved file does to the page. `components` replaces its components and keeps their state, which requires
 * React's development build on the page; `page` reloads the page, which also works inside a production shell.
 */
export type HotReload = 'components' | 'page';

/**
 * Where a development build is served, for which page, what a saved file does there, and whether errors stand in this
 * build's overlay.
 */
export type DevelopmentPage = { port: number; origin: string; reload: HotReload; overlay: boolean };

/** The browser build with hot reload, served from a loopback port to the pages of one origin. */
export function developmentConfiguration(app: App, { port, origin, reload, overlay }: DevelopmentPage): Configuration {
  const inComponents = reload === 'components';
  // A shell as visitors get it has React's production build, for which JSX is compiled as for production.
  const common = base(app, inComponents ? 'development' : 'production', ['last 1 chrome version'], false);
  const refresh = join(import.meta.dirname, 'react-refresh');
  const first = [...(app.exposes ? [] : ['refresh-provider.js']), 'development-faults.js'];
  return {
    ...common,
    mode: 'development',
    resolve: { ...common.resolve, alias: app.exposes ? { 'react-refresh': refresh } : {} },
    target: ['web', 'es2022'],
    entry: browserEntry(
      app,
      first.map((file) => join(import.meta.dirname, file)),
    ),
    devtool: 'cheap-module-source-map',
    // A module that does not compile would be an update that throws, and be applied before the one that mends it. Where
    // the whole page is reloaded, it brings the client that shows the error.
    optimization: { emitOnErrors: !inComponents },
    output: {
      filename: '[name].js',
      publicPath: `http://localhost:${port}/`,
      uniqueName: federationName(app.federation.id, app.name),
      crossOriginLoading: 'anonymous',
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
        // Compile errors and run-time errors stand on the page, with their file.
        overlay: overlay && { errors: true, warnings: false, runtimeErrors: true },
        logging: 'warn',
        webSocketURL: { hostname: 'localhost', port },
      },
    },
    plugins: [
      ...common.plugins!,
      ...(inComponents ? [new ReactRefreshRspackPlugin({ injectEntry: false })] : []),
      federationPlugin(app, 'web'),
    ],
  };
}
