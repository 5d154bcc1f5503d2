import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Descriptor, Registry, RegistryRemote, RemoteDescriptor, ShellDescriptor } from '@3eu/shared/contract/release';
import { brokenFile, versionBase, versionFolder } from '../site/copy-version';
import type { Release } from './documents';
import { PublishError } from '../publish-error';
import { readRecords } from '../site/records';
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

/** What a page falls back on where the live version cannot be had: the version that the new one replaces, unless another is named. */
function fallback<Live extends { version: string }, Previous>(descriptor: Descriptor, live: (Live & { previous: Previous | null }) | null | undefined, of: (version: Live) => Previous): Previous | null {
  if (!live) return null;
  return live.version === descriptor.version ? live.previous : of(live);
}

function nextShell(descriptor: ShellDescriptor, live: Registry['shell'], earlier: Descriptor | null | undefined): Registry['shell'] {
  const named = earlier && { version: earlier.version, base: versionBase(earlier) };
  return { version: descriptor.version, base: versionBase(descriptor), previous: named === undefined ? fallback(descriptor, live, ({ version, base }) => ({ version, base })) : named };
}

function entryOf(descriptor: RemoteDescriptor, base: string): RegistryRemote['entry'] {
  return { url: base + descriptor.entry, integrity: descriptor.integrity[descriptor.entry]! };
}

function nextRemote(descriptor: RemoteDescriptor, live: RegistryRemote | undefined, origin: string, earlier: RemoteDescriptor | null | undefined): RegistryRemote {
  const base = origin + versionBase(descriptor);
  const named = earlier && { version: earlier.version, base: origin + versionBase(earlier), entry: entryOf(earlier, origin + versionBase(earlier)), contract: earlier.contract };
  return {
    version: descriptor.version,
    contract: descriptor.contract,
    globalName: descriptor.globalName,
    base,
    entry: entryOf(descriptor, base),
    pages: descriptor.pages.map(({ scripts: _scripts, shared: _shared, ...page }) => page),
    blocks: descriptor.blocks.map(({ name }) => name),
    previous: named === undefined ? fallback(descriptor, live, ({ version, base: at, entry, contract }) => ({ version, base: at, entry, contract })) : named,
  };
}

/**
 * The registry as it is once the given versions are live.
 * @param origins Origins that serve remotes, by name, where it is not the site's own.
 * @param previous Versions to fall back on, by name, where they are not those that are replaced.
 */
export function nextRegistry(registry: Registry, builds: readonly Descriptor[], origins: Readonly<Record<string, string>> = {}, previous: Readonly<Record<string, Descriptor | null>> = {}): Registry {
  return builds.reduce<Registry>((next, build) => {
    if (build.kind === 'shell') return { ...next, shell: nextShell(build, registry.shell, previous.shell) };
    const earlier = previous[build.name] as RemoteDescriptor | null | undefined;
    return { ...next, remotes: { ...next.remotes, [build.name]: nextRemote(build, registry.remotes[build.name], origins[build.name] ?? '', earlier) } };
  }, registry);
}

/**
 * The version that was released before another one and still stands in the site whole: what to fall back on once that one
 * is gone back to. The one that is being taken back is no longer to be trusted.
 */
export async function versionBefore(site: SiteFolder, name: string, version: string): Promise<Descriptor | null> {
  const released = (await readRecords(site)).filter((record) => record.name === name).map((record) => record.version);
  for (const earlier of released.slice(0, Math.max(released.indexOf(version), 0)).reverse()) {
    const descriptor = await readWholeVersion(site, name, earlier).catch(() => null);
    if (descriptor) return descriptor;
  }
  return null;
}

/** Reads the descriptors of all versions that a registry names. */
export async function readRelease(site: SiteFolder, registry: Registry): Promise<Release> {
  const shell = registry.shell ? ((await readVersion(site, 'shell', registry.shell.version)) as ShellDescriptor) : null;
  const remotes = await Promise.all(
    Object.entries(registry.remotes).map(async ([name, { version }]) => [name, (await readVersion(site, name, version)) as RemoteDescriptor] as const),
  );
  return { registry, shell, remotes: Object.fromEntries(remotes) };
}
