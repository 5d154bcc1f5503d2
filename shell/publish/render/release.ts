import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Descriptor, Registry, RegistryRemote, RemoteDescriptor, ShellDescriptor } from '@3eu/shared/contract/release';
import { brokenFile, versionBase, versionFolder } from '../site/copy-version';
import type { Release } from './documents';
import { PublishError } from '../publish-error';
import type { SiteFolder } from '../site/site-folder';

/** Reads the descriptor of a version that stands in the site. */
export async function readVersion(site: SiteFolder, name: string, version: string): Promise<Descriptor> {
  const file = join(versionFolder(site, { kind: name === 'shell' ? 'shell' : 'remote', name, version }), 'descriptor.json');
  if (!existsSync(file)) throw new PublishError(`${name} ${version} is not in ${site.root}. \`npm run releases\` lists the versions that were released.`);
  return JSON.parse(await readFile(file, 'utf8')) as Descriptor;
}

/** Reads a version that is to be made live again. @throws PublishError when a part of it is missing. */
export async function readWholeVersion(site: SiteFolder, name: string, version: string): Promise<Descriptor> {
  const descriptor = await readVersion(site, name, version);
  const broken = await brokenFile(versionFolder(site, descriptor), descriptor);
  if (broken) throw new PublishError(`${name} ${version} in ${site.root} is not whole: ${broken} is missing or not the one that was built. Publish that version's sources again, or choose another version.`);
  return descriptor;
}

function nextShell(descriptor: ShellDescriptor, live: Registry['shell']): Registry['shell'] {
  const previous = live && live.version !== descriptor.version ? { version: live.version, base: live.base } : (live?.previous ?? null);
  return { version: descriptor.version, base: versionBase(descriptor), previous };
}

function nextRemote(descriptor: RemoteDescriptor, live: RegistryRemote | undefined, origin: string): RegistryRemote {
  const base = origin + versionBase(descriptor);
  const replaced = live && live.version !== descriptor.version ? { version: live.version, base: live.base, entry: live.entry } : (live?.previous ?? null);
  return {
    version: descriptor.version,
    contract: descriptor.contract,
    globalName: descriptor.globalName,
    base,
    entry: { url: base + descriptor.entry, integrity: descriptor.integrity[descriptor.entry]! },
    pages: descriptor.pages.map(({ scripts: _scripts, shared: _shared, ...page }) => page),
    blocks: descriptor.blocks.map(({ name }) => name),
    previous: replaced,
  };
}

/**
 * The registry as it is once the given versions are live.
 * @param origins Origins that serve remotes, by name, where it is not the site's own.
 */
export function nextRegistry(registry: Registry, builds: readonly Descriptor[], origins: Readonly<Record<string, string>> = {}): Registry {
  return builds.reduce<Registry>((next, build) => {
    if (build.kind === 'shell') return { ...next, shell: nextShell(build, registry.shell) };
    return { ...next, remotes: { ...next.remotes, [build.name]: nextRemote(build, registry.remotes[build.name], origins[build.name] ?? '') } };
  }, registry);
}

/** Reads the descriptors of all versions that a registry names. */
export async function readRelease(site: SiteFolder, registry: Registry): Promise<Release> {
  const shell = registry.shell ? ((await readVersion(site, 'shell', registry.shell.version)) as ShellDescriptor) : null;
  const remotes = await Promise.all(
    Object.entries(registry.remotes).map(async ([name, { version }]) => [name, (await readVersion(site, name, version)) as RemoteDescriptor] as const),
  );
  return { registry, shell, remotes: Object.fromEntries(remotes) };
}
