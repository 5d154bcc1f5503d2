import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import type { AppBuild } from '@3eu/shared/build';
import { listenOptions } from '../publish/options';
import { allPackages, packageNamed } from '../publish/packages';
import type { Package } from '../publish/publish';
import { PublishError } from '../publish/publish-error';
import { registryFile, type SiteFolder } from '../publish/site-folder';
import { startDevSite, type Source } from './dev-site';

/** The development servers take the ports from here up: the shell's first, then one a remote. */
const firstPort = 4400;

async function startPackage({ root }: Package, port: number): Promise<() => Promise<void>> {
  const { build } = (await import(pathToFileURL(join(root, 'rspack.config.ts')).href)) as { build: AppBuild };
  const configuration = build.development(port);
  const server = new RspackDevServer(configuration.devServer || {}, rspack(configuration));
  await server.start();
  return () => server.stop();
}

/**
 * `npm run dev`: the named remotes, or all, with hot reload inside the published site.
 * @param shell Address of a deployed site to run them in, instead of the local one.
 * @param from Folder of the one named remote, where it is another than the project's own.
 */
export async function devCommand(site: SiteFolder, names: readonly string[], shell: string | undefined, from: string | undefined): Promise<void> {
  const { port } = listenOptions(process.env);
  const named = names.map((name) => (from === undefined ? packageNamed(name) : { name, root: resolve(from) }));
  const remotes = named.length > 0 ? named : allPackages().filter(({ name }) => name !== 'shell');
  if (shell === undefined && !existsSync(join(site.root, registryFile))) throw new PublishError('Nothing is published yet to run in. Run `npm start` once, or name a deployed site: npm run dev -- campus --shell https://host');
  const source: Source = shell === undefined ? { site } : { url: shell };
  const stops = [await startPackage(packageNamed('shell'), firstPort)];
  const overrides: Record<string, string> = {};
  for (const [index, remote] of remotes.entries()) {
    stops.push(await startPackage(remote, firstPort + 1 + index));
    overrides[remote.name] = `http://localhost:${firstPort + 1 + index}`;
  }
  const { url, close } = await startDevSite({ port, source, shellScript: `http://localhost:${firstPort}/shell.js`, overrides });
  console.log(`${remotes.map(({ name }) => name).join(', ')} with hot reload at ${url.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost')}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void Promise.all([close(), ...stops.map((stop) => stop())]).then(() => process.exit(0)));
}
