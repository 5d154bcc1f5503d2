import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { compile } from '@3eu/platform/build/compile';
import { sharedNames } from '@3eu/platform/build/federation';
import { sampleSite } from '@3eu/platform/build/sample-site';
import { platformModules } from '@3eu/platform/page/shared-modules';

/** What every package of the sample is built with. */
const federation = { id: 'soundcollege', ...platformModules };

const here = import.meta.dirname;

/** The rules that the sources of both fixtures need; nothing of the site's own build factory. */
const common: Configuration = {
  mode: 'production',
  context: here,
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          env: { targets: ['chrome >= 109'] },
        },
      },
    ],
  },
  performance: false,
};

/** Builds a host of Module Federation 2. @param path The folder that gets `host.js`. */
export async function buildPlainHost(path: string): Promise<void> {
  await compile('A fixture of federation', [
    {
      ...common,
      entry: { host: './plain-host/entry.tsx' },
      output: { path, filename: '[name].js', uniqueName: 'plain_host', publicPath: 'auto' },
      plugins: [
        new rspack.DefinePlugin({ PRERENDER: 'false', SITE: JSON.stringify(sampleSite) }),
        new ModuleFederationPlugin({
          name: 'plain_host',
          dts: false,
          dev: false,
          manifest: false,
          shareStrategy: 'loaded-first',
          shared: Object.fromEntries(sharedNames(federation).map((name) => [name, { singleton: true, eager: true }])),
        }),
      ],
    },
  ]);
}

/** Builds a remote of somebody else by Module Federation's own plugin. @param path The folder that gets `remoteEntry.js`. */
export async function buildLibrary(path: string): Promise<void> {
  await compile('A fixture of federation', [
    {
      ...common,
      entry: {},
      output: {
        path,
        uniqueName: 'somebody_library',
        publicPath: 'auto',
        crossOriginLoading: 'anonymous',
        trustedTypes: { policyName: federation.id },
      },
      plugins: [
        new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
        new ModuleFederationPlugin({
          name: 'somebody_library',
          filename: 'remoteEntry.js',
          exposes: { './pages/library': './library/library-page.tsx' },
          dts: false,
          dev: false,
          shareStrategy: 'loaded-first',
          shared: Object.fromEntries(
            ['react', 'react/jsx-runtime', '@3eu/platform/page'].map((name) => [
              name,
              { singleton: true, import: false as const, requiredVersion: '*' },
            ]),
          ),
        }),
      ],
    },
  ]);
}
