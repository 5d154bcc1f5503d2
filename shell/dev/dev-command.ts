import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import type { AppBuild } from '@3eu/shared/build';
import { listenFault, listenOptions } from '../publish/options';
import { allPackages, packageNamed, type Package } from '../publish/packages';
import { PublishError } from '../publish/publish-error';
import { registryFile, type SiteFolder } from '../publish/site/site-folder';
import { startDevSite, type Source } from './dev-site';

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Serves a package's development build at a port of its own. */
async function startPackage({ root }: Package): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { build } = (await import(pathToFileURL(join(root, 'rspack.config.ts')).href)) as { build: AppBuild };
  const port = await freePort();
  const configuration = build.development(port);
  const server = new RspackDevServer(configuration.devServer || {}, rspack(configuration));
  await server.start();
  return { origin: `http://localhost:${port}`, stop: () => server.stop() };
}

/**
 * `npm run dev`: the named remotes, or all, with hot reload inside the published site.
 * @param shell Address of a deployed site to run them in, instead of the local one.
 * @param from Folder of the one named remote, where it is another than the project's own.
 */
export async function devCommand(site: SiteFolder, names: readonly string[], shell: string | undefined, from: string | undefined): Promise<void> {
  const { host, port } = listenOptions(process.env);
  const named = names.map((name) => (from === undefined ? packageNamed(name) : { name, root: resolve(from) }));
  const remotes = named.length > 0 ? named : allPackages().filter(({ name }) => name !== 'shell');
  if (shell === undefined && !existsSync(join(site.root, registryFile))) throw new PublishError('Nothing is published yet to run in. Run `npm start` once, or name a deployed site: npm run dev -- campus --shell https://host');
  const source: Source = shell === undefined ? { site } : { url: shell };
  const frame = await startPackage(packageNamed('shell'));
  const stops = [frame.stop];
  const overrides: Record<string, string> = {};
  for (const remote of remotes) {
    const { origin, stop } = await startPackage(remote);
    stops.push(stop);
    overrides[remote.name] = origin;
  }
  const { url, close } = await startDevSite({ host, port, source, shellScript: `${frame.origin}/shell.js`, overrides }).catch((error: unknown) => {
    throw listenFault(error, host, port);
  });
  console.log(`${remotes.map(({ name }) => name).join(', ')} with hot reload at http://${host}:${new URL(url).port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void Promise.all([close(), ...stops.map((stop) => stop())]).then(() => process.exit(0)));
}
