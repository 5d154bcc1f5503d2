import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '@3eu/shared/build/build-app';
import { buildPictures } from '@3eu/shared/build/pictures';
import { listenOptions } from './options';
import { allPackages, packageNamed, projectRoot } from './packages';
import { publish, type Package } from './publish';
import { PublishError } from './publish-error';
import { startServer } from './server';
import { registryFile, type SiteFolder } from './site-folder';

const assets = join(projectRoot, 'shared/dist/public');

function chosen(names: readonly string[]): Package[] {
  return names.length > 0 ? names.map(packageNamed) : allPackages();
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** Builds the named packages, or all. */
export async function buildCommand(names: readonly string[]): Promise<void> {
  await buildPictures({ cacheDir: join(projectRoot, '.cache'), outDir: assets, log: console.log });
  for (const { root } of chosen(names)) {
    const start = performance.now();
    const { name, version } = await buildApp(root);
    console.log(`${name} ${version} built in ${seconds(start)}`);
  }
}

/** Builds and publishes the named packages, or all. */
export async function publishCommand(site: SiteFolder, names: readonly string[]): Promise<void> {
  await buildCommand(names);
  const { documents, milliseconds } = await publish(site, chosen(names), assets);
  console.log(`${documents.length} documents rendered in ${(milliseconds / 1000).toFixed(1)} s`);
}

/** Serves what is published. */
export async function serveCommand(site: SiteFolder): Promise<void> {
  const { host, port } = listenOptions(process.env);
  if (!existsSync(join(site.root, registryFile))) throw new PublishError(`Nothing is published in ${site.root}. Run \`npm start\`, which builds and publishes the site first.`);
  const server = await startServer(site, { host, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new PublishError(`Port ${port} is taken. Choose another one: PORT=3001 npm start`);
    if (error.code === 'EACCES') throw new PublishError(`Port ${port} may not be used by this account. Choose one above 1023: PORT=3001 npm start`);
    if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') throw new PublishError(`HOST is "${host}", which is no address of this machine.`);
    throw error;
  });
  console.log(`3E University is ready at http://${host}:${new URL(server.url).port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)));
}

/** Builds, publishes and serves everything. */
export async function startCommand(site: SiteFolder): Promise<void> {
  listenOptions(process.env);
  await publishCommand(site, []);
  await serveCommand(site);
}
