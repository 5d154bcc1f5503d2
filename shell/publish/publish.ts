import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Descriptor } from '@3eu/shared/contract/release';
import { affectedDocuments, type Effect } from './render/affected';
import { addAssets, copyVersion, readBuild, versionFolder } from './site/copy-version';
import { planDocuments, type DocumentPlan } from './render/documents';
import { checkContract } from './gate/contract';
import { checkDocuments, checkFrozenDocuments } from './gate/documents';
import { hostingFiles } from './host/hosting-files';
import { prerender, type RenderedDocument } from './render/prerender';
import { keptVersions, pruneVersions } from './site/prune';
import type { Package } from './packages';
import { PublishError } from './publish-error';
import { currentCommit, recordsWith, type ReleaseRecord } from './site/records';
import { nextRegistry, readRelease } from './render/release';
import { foreignOrigins, readConfig, type SiteConfig } from './site/site-config';
import { serviceWorkerFile } from './host/service-worker';
import { siteFiles } from './host/site-files';
import { readRegistry, registryFile, type SiteFolder } from './site/site-folder';
import { withSiteLock } from './site/site-lock';
import { socialPictures } from './render/social-pictures';
import { stageFiles } from './site/transaction';

export type PublishOptions = {
  /** False publishes a service worker that takes the earlier one away for good. Default true. */
  serviceWorker?: boolean;
  /** Overrules the contract gate, for this reason. */
  force?: string;
  /** Says what would change, and changes nothing. */
  dryRun?: boolean;
  kind?: ReleaseRecord['kind'];
  /** How many versions of each released package stay, beside those that a document or the registry names. Default 5. */
  keep?: number;
  /** The versions to fall back on, by name, instead of those that are replaced; null for none. */
  previous?: Readonly<Record<string, Descriptor | null>>;
  onDocument?: (plan: DocumentPlan) => void;
};

/** What a release did. */
export type Publication = Effect & { versions: { name: string; version: string }[]; pruned: string[]; milliseconds: number };

/** A release that is ready: what it does, and the function that does it. */
type Ready = { effect: Effect; swap: () => Promise<void> };

function scriptBytes(site: SiteFolder, build: Descriptor): number {
  const files = Object.keys(build.integrity).filter((file) => file.startsWith('web/')).map((file) => join(versionFolder(site, build), file));
  return files.reduce((sum, file) => sum + (existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : brotliCompressSync(readFileSync(file))).length, 0);
}

/** Renders what versions that stand in the site touch, checks it, and makes documents, records and registry ready, the registry last. */
async function prepare(site: SiteFolder, builds: readonly Descriptor[], options: PublishOptions): Promise<Ready> {
  const { serviceWorker = true, force, dryRun = false, kind = 'publish', onDocument = () => {} } = options;
  const names = builds.map(({ name }) => name);
  const registry = await readRegistry(site);
  const config = await readConfig(site);
  const before = await readRelease(site, registry);
  const after = await readRelease(site, nextRegistry(registry, builds, config.origins, options.previous));
  if (!after.shell) throw new PublishError('The site has no shell yet, and no page can be rendered without it. Publish it first: npm run publish-remote -- shell');
  const effect = affectedDocuments(before, after, names);
  if (force === undefined) checkContract(site, before, after, names);
  checkFrozenDocuments(site, after, effect.frozen);
  const documents = await prerender(site, after, effect.render, config, onDocument);
  if (force === undefined) await checkDocuments(site, before, after, names, documents);
  if (dryRun) return { effect, swap: () => Promise.resolve() };

  const common = { time: new Date().toISOString(), commit: currentCommit(), kind, documents: documents.length, forced: force ?? null };
  const records = builds.map((build): ReleaseRecord => ({ name: build.name, version: build.version, scriptBytes: scriptBytes(site, build), ...common }));
  const files = await filesOf(documents, planDocuments(after), serviceWorker, config);
  const swap = await stageFiles(site, [...files, await recordsWith(site, records), [registryFile, JSON.stringify(after.registry)]], effect.remove);
  return { effect, swap };
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

/** Files that a release brings along, and how they go again when it fails. */
type Additions = { add: () => Promise<void>; takeBack: () => Promise<unknown> };

const noAdditions: Additions = { add: () => Promise.resolve(), takeBack: () => Promise.resolve() };

async function release(site: SiteFolder, builds: readonly Descriptor[], options: PublishOptions, { add, takeBack }: Additions): Promise<Publication> {
  const start = performance.now();
  const ready = await add().then(() => prepare(site, builds, options)).catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  if (options.dryRun) await takeBack();
  await ready.swap();
  const pruned = options.dryRun ? [] : await pruneVersions(site, builds.map(({ name }) => name), options.keep ?? keptVersions);
  return { ...ready.effect, versions: builds.map(({ name, version }) => ({ name, version })), pruned, milliseconds: performance.now() - start };
}

/** Makes versions live that stand in the site. */
export function goLive(site: SiteFolder, builds: readonly Descriptor[], options: PublishOptions = {}): Promise<Publication> {
  return withSiteLock(site, () => release(site, builds, options, noAdditions));
}

/**
 * Publishes built packages: puts their immutable versions beside the earlier ones and makes them live. What fails on the
 * way leaves the site as it was.
 * @param assets The folder of pictures, portraits, fonts and icons, whose files carry their hashes in their names.
 */
export async function publish(site: SiteFolder, packages: readonly Package[], assets: string, options: PublishOptions = {}): Promise<Publication> {
  const builds = await Promise.all(packages.map(({ root }) => readBuild(root)));
  const other = builds.find(({ name }, index) => name !== packages[index]!.name);
  if (other) throw new PublishError(`This is the package ${other.name}, and not ${packages[builds.indexOf(other)]!.name}. Say which of them is meant.`);
  const added: string[] = [];
  const add = async () => {
    await addAssets(site, assets, added);
    for (const [index, build] of builds.entries()) await copyVersion(site, packages[index]!.root, build, added);
  };
  const takeBack = () => Promise.all(added.map((path) => rm(path, { recursive: true, force: true })));
  return withSiteLock(site, () => release(site, builds, options, { add, takeBack }));
}
