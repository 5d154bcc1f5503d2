import { existsSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Descriptor } from '@3eu/shared/contract/release';
import { affectedDocuments, type Effect } from './affected';
import { copyVersion, readBuild, versionBase } from './copy-version';
import { planDocuments, type DocumentPlan } from './documents';
import { checkRelease } from './gate';
import { hostingFiles } from './hosting-files';
import { prerender, type RenderedDocument } from './prerender';
import { pruneVersions } from './prune';
import { PublishError } from './publish-error';
import { addRecords, currentCommit, type ReleaseRecord } from './records';
import { nextRegistry, readRelease } from './release';
import { foreignOrigins, readConfig, type SiteConfig } from './site-config';
import { serviceWorkerFile } from './service-worker';
import { siteFiles } from './site-files';
import { readRegistry, registryFile, type SiteFolder } from './site-folder';
import { socialPictures } from './social-pictures';
import { replaceFiles, withSiteLock } from './transaction';

/** A package that is published: its short name and its folder. */
export type Package = { name: string; root: string };

export type PublishOptions = {
  /** False publishes a service worker that takes the earlier one away for good. Default true. */
  serviceWorker?: boolean;
  /** Overrules the contract gate, for this reason. */
  force?: string;
  /** Says what would change, and changes nothing. */
  dryRun?: boolean;
  kind?: ReleaseRecord['kind'];
  onDocument?: (plan: DocumentPlan) => void;
};

/** What a release did. */
export type Publication = Effect & { versions: { name: string; version: string }[]; pruned: string[]; milliseconds: number };

function scriptBytes({ root }: SiteFolder, build: Descriptor): number {
  const files = Object.keys(build.integrity).map((file) => join(root, versionBase(build), file));
  return files.reduce((sum, file) => sum + (existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : brotliCompressSync(readFileSync(file))).length, 0);
}

/** Makes versions that stand in the site live: renders what they touch, and swaps documents and registry, the registry last. */
export async function goLive(site: SiteFolder, builds: readonly Descriptor[], options: PublishOptions = {}): Promise<Publication> {
  const start = performance.now();
  const { serviceWorker = true, force, dryRun = false, kind = 'publish', onDocument = () => {} } = options;
  const names = builds.map(({ name }) => name);
  return withSiteLock(site, async () => {
    const registry = await readRegistry(site);
    const config = await readConfig(site);
    const before = await readRelease(site, registry);
    const after = await readRelease(site, nextRegistry(registry, builds, config.origins));
    if (!after.shell) throw new PublishError('The site has no shell yet, and no page can be rendered without it. Publish it first: npm run publish-remote -- shell');
    const effect = affectedDocuments(before, after, names);
    const versions = builds.map(({ name, version }) => ({ name, version }));
    const documents = await prerender(site, after, effect.render, onDocument);
    await checkRelease(site, before, after, names, documents, force);
    if (dryRun) return { ...effect, versions, pruned: [], milliseconds: performance.now() - start };

    const files = await filesOf(documents, planDocuments(after), serviceWorker, config);
    await replaceFiles(site, [...files, [registryFile, JSON.stringify(after.registry)]], effect.remove);
    const common = { time: new Date().toISOString(), commit: currentCommit(), kind, documents: documents.length, forced: force ?? null };
    await addRecords(site, builds.map((build) => ({ name: build.name, version: build.version, scriptBytes: scriptBytes(site, build), ...common })));
    return { ...effect, versions, pruned: await pruneVersions(site, names), milliseconds: performance.now() - start };
  });
}

async function filesOf(documents: readonly RenderedDocument[], plans: readonly DocumentPlan[], serviceWorker: boolean, config: SiteConfig): Promise<[string, string | Buffer][]> {
  const offline = documents.find(({ plan }) => plan.file === 'offline/index.html')?.html;
  return [
    ...(await socialPictures(documents)),
    ...documents.map(({ plan, html }): [string, string] => [plan.file, html]),
    ...(offline === undefined ? [] : [['sw.js', await serviceWorkerFile(offline, serviceWorker)] as [string, string]]),
    ...Object.entries(siteFiles(plans)),
    ...Object.entries(hostingFiles(plans.map(({ file }) => file).filter((file) => file.endsWith('404.html')), foreignOrigins(config))),
  ];
}

/**
 * Publishes built packages: puts their immutable versions beside the earlier ones and makes them live.
 * @param assets The folder of pictures, portraits, fonts and icons, whose files carry their hashes in their names.
 */
export async function publish(site: SiteFolder, packages: readonly Package[], assets: string, options: PublishOptions = {}): Promise<Publication> {
  const builds = await Promise.all(packages.map(({ root }) => readBuild(root)));
  const added = builds.map((build) => resolve(join(site.root, versionBase(build)))).filter((folder) => !existsSync(folder));
  await cp(assets, site.root, { recursive: true, force: false });
  for (const [index, build] of builds.entries()) await copyVersion(site, packages[index]!.root, build);
  const takeBack = () => Promise.all(added.map((folder) => rm(folder, { recursive: true, force: true })));
  const publication = await goLive(site, builds, options).catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  if (options.dryRun) await takeBack();
  return publication;
}
