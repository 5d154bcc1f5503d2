/** The same pages with Module Federation 2 as its documentation sets it up: a host and four remotes, rendered in the browser. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { browserTargets } from '@3eu/shared/build/browsers';
import { compile } from '@3eu/shared/build/compile';
import { exposesOf } from '@3eu/shared/build/federation';
import { productionRouter } from '@3eu/shared/build/packages';
import type { RemoteDefinition } from '@3eu/shared/contract';
import { fonts } from '@3eu/shared/fonts';
import { baseCss } from '@3eu/shared/ui/base-css';
import { descriptor as academics } from '../../../../mfe-academics/src/descriptor';
import { descriptor as admissions } from '../../../../mfe-admissions/src/descriptor';
import { descriptor as campus } from '../../../../mfe-campus/src/descriptor';
import { descriptor as support } from '../../../../mfe-support/src/descriptor';
import { project } from '../../../releases/delivery';
import { menusJson } from '../menus';

const here = import.meta.dirname;
const remotes: readonly RemoteDefinition[] = [academics, admissions, campus, support];

/** Modules that must exist once on a page: libraries with state or a context of their own, and the site's store. */
const shared = Object.fromEntries(
  ['react', 'react-dom', 'react-router-dom', '@emotion/react', '@emotion/styled', 'zustand', '@3eu/shared/store'].map(
    (name) => [name, { singleton: true }],
  ),
);

function common(root: string, path: string, uniqueName: string): Configuration {
  return {
    mode: 'production',
    context: root,
    target: ['web', 'es2022'],
    devtool: false,
    resolve: {
      extensions: ['.tsx', '.ts', '.jsx', '.mjs', '.js'],
      alias: productionRouter(),
    },
    module: {
      rules: [
        {
          test: /\.[jt]sx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
            env: { targets: browserTargets },
          },
        },
      ],
    },
    output: { path, uniqueName, publicPath: 'auto', filename: '[name].[contenthash:12].js' },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

const prerender = () => new rspack.DefinePlugin({ PRERENDER: 'false' });

async function buildRemote(definition: RemoteDefinition, path: string): Promise<void> {
  const { name } = definition;
  await compile('A rival', [
    {
      ...common(join(project, `mfe-${name}`), path, `rival_${name}`),
      entry: {},
      plugins: [
        prerender(),
        new ModuleFederationPlugin({
          name,
          filename: 'remoteEntry.js',
          exposes: exposesOf(definition),
          shared,
          dts: false,
        }),
      ],
    },
  ]);
}

async function buildHost(path: string): Promise<void> {
  await compile('A rival', [
    {
      ...common(here, path, 'rival_host'),
      entry: { host: './host.js' },
      plugins: [
        prerender(),
        new rspack.experiments.VirtualModulesPlugin({ [join(here, 'menus.json')]: menusJson() }),
        new rspack.NormalModuleReplacementPlugin(/app\/remote-block$/, join(here, 'remote-block.jsx')),
        new ModuleFederationPlugin({
          name: 'host',
          remotes: Object.fromEntries(remotes.map(({ name }) => [name, `${name}@/mf/${name}/mf-manifest.json`])),
          shared,
          dts: false,
        }),
      ],
    },
  ]);
}

/** The one document of the host: it has the fonts and the global styles in its head, as ours has. */
function hostDocument(script: string): string {
  const links = Object.values(fonts).map(
    ({ basic }) => `<link rel="preload" as="font" type="font/woff2" href="${basic.url}" crossorigin>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>3E University</title>${links.join('')}<style>${baseCss(fonts)}</style><script defer src="/mf/host/${script}"></script></head><body><div id="root"></div></body></html>`;
}

/** Builds host and remotes into a folder, with the host's document. */
export async function buildFederation(folder: string): Promise<void> {
  for (const remote of remotes) await buildRemote(remote, join(folder, 'mf', remote.name));
  const host = join(folder, 'mf/host');
  mkdirSync(host, { recursive: true });
  await buildHost(host);
  const script = readdirSync(host).find((file) => /^host\..*\.js$/.test(file))!;
  writeFileSync(join(folder, 'index.html'), hostDocument(script));
}
