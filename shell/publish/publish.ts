import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Descriptor, Registry, RegistryRemote, RemoteDescriptor, ShellDescriptor } from '@3eu/shared/contract/release';
import { copyVersion, readBuild, versionBase } from './copy-version';
import { writePublic } from './compress';
import { planDocuments, type DocumentPlan } from './documents';
import { prerender } from './prerender';
import { farewellWorker, writeServiceWorker } from './service-worker';
import { writeSocialPictures } from './social-pictures';
import { siteFiles } from './site-files';
import { readRegistry, registryFile, type SiteFolder } from './site-folder';

/** A package that is published: its short name and its folder. */
export type Package = { name: string; root: string };

function registryShell(descriptor: ShellDescriptor): NonNullable<Registry['shell']> {
  return { version: descriptor.version, base: versionBase(descriptor), serverEntry: descriptor.serverEntry, descriptor };
}

function registryRemote(descriptor: RemoteDescriptor, live: RegistryRemote | undefined): RegistryRemote {
  const base = versionBase(descriptor);
  const replaced = live && live.version !== descriptor.version ? { version: live.version, contract: live.contract, entry: live.entry } : live?.previous;
  return {
    version: descriptor.version,
    contract: descriptor.contract,
    globalName: descriptor.globalName,
    base,
    entry: { url: base + descriptor.entry, integrity: descriptor.integrity[descriptor.entry]! },
    serverEntry: base + descriptor.serverEntry,
    pages: descriptor.pages,
    blocks: descriptor.blocks,
    integrity: descriptor.integrity,
    previous: replaced ?? null,
  };
}

/** The registry as it will be once the builds are live. */
export function nextRegistry(registry: Registry, builds: readonly Descriptor[]): Registry {
  return builds.reduce<Registry>((next, build) => {
    if (build.kind === 'shell') return { ...next, shell: registryShell(build) };
    return { ...next, remotes: { ...next.remotes, [build.name]: registryRemote(build, registry.remotes[build.name]) } };
  }, registry);
}

/** What a publication did. */
export type Publication = { versions: { name: string; version: string }[]; documents: DocumentPlan[]; milliseconds: number };

/**
 * Publishes built packages: copies their immutable versions in, renders the documents, and swaps the registry last.
 * @param options.serviceWorker False publishes a worker that takes the earlier one away for good. Default true.
 * @param assets The folder of pictures, portraits, fonts and icons, whose files carry their hashes in their names.
 */
export async function publish(site: SiteFolder, packages: readonly Package[], assets: string, { serviceWorker = true } = {}): Promise<Publication> {
  const start = performance.now();
  const builds = await Promise.all(packages.map(({ root }) => readBuild(root)));
  const registry = nextRegistry(await readRegistry(site), builds);
  await cp(assets, site.root, { recursive: true, force: false });
  for (const [index, build] of builds.entries()) await copyVersion(site, packages[index]!.root, build);

  const plans = planDocuments(registry);
  const documents = await prerender(site, registry, plans);
  await writeSocialPictures(site, documents);
  for (const { plan, html } of documents) await writePublic(join(site.root, plan.file), html);
  if (serviceWorker) await writeServiceWorker(site);
  else await writePublic(join(site.root, 'sw.js'), farewellWorker);
  for (const [name, content] of Object.entries(siteFiles(plans))) await writePublic(join(site.root, name), content);
  await writePublic(join(site.root, registryFile), JSON.stringify(registry));
  return { versions: builds.map(({ name, version }) => ({ name, version })), documents: plans, milliseconds: performance.now() - start };
}
