import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildApp } from '@3eu/shared/build/build-app';
import { buildPictures } from '@3eu/shared/build/pictures';
import { connectEmbeddedBackend, forgetEmbeddedBackend } from './embedded-backend';
import { createRemote } from './new-remote';
import { listenFault, listenOptions } from './options';
import { allPackages, packageNamed, projectRoot, type Package } from './packages';
import type { DocumentPlan } from './render/documents';
import { goLive, publish, type Publication, type PublishOptions } from './publish';
import { PublishError } from './publish-error';
import { readRecords } from './site/records';
import { readVersion, readWholeVersion, versionBefore } from './render/release';
import { startServer } from './host/server';
import { readRegistry, registryFile, type SiteFolder } from './site/site-folder';

const assets = join(projectRoot, 'shared/dist/public');

function chosen(names: readonly string[]): Package[] {
  return names.length > 0 ? names.map(packageNamed) : allPackages();
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** Builds the named packages, or all. */
export async function buildCommand(names: readonly string[]): Promise<void> {
  await buildPackages(chosen(names));
}

async function buildPackages(packages: readonly Package[]): Promise<void> {
  await buildPictures({ cacheDir: join(projectRoot, '.cache'), outDir: assets, log: () => {} });
  for (const { root } of packages) {
    const start = performance.now();
    const { name, version } = await buildApp(root);
    console.log(`${name} ${version} built in ${seconds(start)}`);
  }
}

function packageIn(root: string, name: string): Package {
  if (!existsSync(join(root, 'rspack.config.ts'))) throw new PublishError(`${root} holds no package of this site: there is no rspack.config.ts in it.`);
  return { name, root };
}

/**
 * Builds and publishes the named packages, or all.
 * @param from Folder of the one named package, where it is another than the project's own.
 */
export async function publishCommand(site: SiteFolder, names: readonly string[], options: PublishOptions = {}, from?: string): Promise<void> {
  if (from !== undefined && names.length !== 1) throw new PublishError('--from names the folder of one package: name that package too.');
  const packages = from === undefined ? chosen(names) : [packageIn(resolve(from), names[0]!)];
  await buildPackages(packages);
  report(await publish(site, packages, assets, { ...options, onDocument: showDocument }), options.dryRun ?? false);
}

function showDocument({ url }: DocumentPlan) {
  console.log(`  ${url}`);
}

function report({ versions, render, remove, frozen, pruned, milliseconds }: Publication, dryRun: boolean) {
  const would = dryRun ? 'would be ' : '';
  for (const { owner, url } of frozen) console.log(`  ${url} stays as it is: ${owner} speaks another contract than the shell`);
  for (const file of remove) console.log(`  ${file} ${would}removed`);
  for (const version of pruned) console.log(`  ${version} is no longer needed and went`);
  for (const { name, version } of versions) console.log(`${name} ${version} ${would}live`);
  console.log(`${render.length} documents ${would}rendered in ${(milliseconds / 1000).toFixed(1)} s`);
}

/** Makes an earlier version of a package live again, without a build. */
export async function rollbackCommand(site: SiteFolder, [name, version]: readonly string[], options: PublishOptions): Promise<void> {
  if (!name) throw new PublishError('Say what to roll back: npm run rollback -- campus [version]');
  const { shell, remotes } = await readRegistry(site);
  const live = name === 'shell' ? shell : remotes[name];
  if (!live) throw new PublishError(`${name} is not live in ${site.root}.`);
  const target = version ?? live.previous?.version;
  if (!target) throw new PublishError(`${name} has no earlier version to go back to.`);
  const previous = { [name]: await versionBefore(site, name, target) };
  report(await goLive(site, [await readWholeVersion(site, name, target)], { ...options, kind: 'rollback', force: 'rollback', previous }), false);
}

/** Renders every document anew with the versions that are live, after a change of the site's configuration. */
export async function renderCommand(site: SiteFolder): Promise<void> {
  const { shell, remotes } = await readRegistry(site);
  if (!shell) throw new PublishError(`Nothing is published in ${site.root}.`);
  const live = [['shell', shell.version] as const, ...Object.entries(remotes).map(([name, { version }]) => [name, version] as const)];
  report(await goLive(site, await Promise.all(live.map(([name, version]) => readVersion(site, name, version)))), false);
}

/** Lists every release of a site, the newest first. */
export async function releasesCommand(site: SiteFolder): Promise<void> {
  const records = await readRecords(site);
  if (records.length === 0) throw new PublishError(`Nothing has been released into ${site.root}.`);
  for (const { time, kind, name, version, commit, documents, scriptBytes, forced } of records.reverse()) {
    console.log(`${time}  ${kind.padEnd(8)}  ${name.padEnd(12)}  ${version}  commit ${commit}  ${documents} documents  ${(scriptBytes / 1000).toFixed(1)} kB scripts${forced ? `  forced: ${forced}` : ''}`);
  }
}

/** Serves what is published. */
export async function serveCommand(site: SiteFolder): Promise<void> {
  const { host, port } = listenOptions(process.env);
  if (!existsSync(join(site.root, registryFile))) throw new PublishError(`Nothing is published in ${site.root}. Run \`npm start\`, which builds and publishes the site first.`);
  const server = await startServer(site, { host, port }).catch((error: unknown) => {
    throw listenFault(error, host, port);
  });
  console.log(`3E University is ready at http://${host}:${new URL(server.url).port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)));
}

/**
 * Builds, publishes and serves everything.
 * @param withBackend Connects the knowledge base to an embedded, seeded database.
 */
export async function startCommand(site: SiteFolder, withBackend: boolean): Promise<void> {
  listenOptions(process.env);
  await (withBackend ? connectEmbeddedBackend(site) : forgetEmbeddedBackend(site));
  await publishCommand(site, []);
  await serveCommand(site);
}

/** Makes a new remote. */
export async function newRemoteCommand(name: string | undefined): Promise<void> {
  await createRemote(name);
  console.log(`mfe-${name} stands. See it: npm run dev -- ${name}. Release it: npm run publish-remote -- ${name}. Run \`npm install\` once, so that the lockfile knows it.`);
}
