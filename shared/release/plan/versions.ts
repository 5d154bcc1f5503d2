import type { Descriptor, Registry, RemoteDescriptor, ShellDescriptor } from '@3eu/shared/contract/release';
import type { FederationManifest } from './schema';

/** A build as a release knows it: what it says of itself, and what federation says of it. */
export type Version<D extends Descriptor = Descriptor> = { descriptor: D; manifest: FederationManifest };
export type RemoteVersion = Version<RemoteDescriptor>;
export type ShellVersion = Version<ShellDescriptor>;

/** The packages of a site, each in the version that is live. */
export type Site = { shell: ShellVersion | null; remotes: Readonly<Record<string, RemoteVersion>> };

/** Root-relative URL of a version's folder, with a slash at its end. */
export function versionBase({ kind, name, version }: Pick<Descriptor, 'kind' | 'name' | 'version'>): string {
  return kind === 'shell' ? `/shell/${version}/` : `/remotes/${name}/${version}/`;
}

export function isShell<V extends Version>(version: V): version is V & ShellVersion {
  return version.descriptor.kind === 'shell';
}

export function isRemote<V extends Version>(version: V): version is V & RemoteVersion {
  return version.descriptor.kind === 'remote';
}

/** Whether a shell does not mount a remote, because it speaks another contract. */
export function isForeign({ shell }: Pick<Site, 'shell'>, { descriptor }: RemoteVersion): boolean {
  return descriptor.contract !== shell?.descriptor.contract;
}

/** The packages of a site with some of them replaced. They keep their order; new ones come last. */
export function withVersions(
  { shell, remotes }: Site,
  replaced: readonly Version[],
  removed: readonly string[] = [],
): Site {
  const kept = Object.entries(remotes).filter(([name]) => !removed.includes(name));
  const added = replaced.filter(isRemote).map((version) => [version.descriptor.name, version] as const);
  return { shell: replaced.find(isShell) ?? shell, remotes: Object.fromEntries([...kept, ...added]) };
}

/** The live version of each package by its name, `shell` among them. */
export function versionNames({ registry: { shell, remotes } }: { registry: Registry }): ReadonlyMap<string, string> {
  const all = Object.entries({ ...(shell ? { shell } : {}), ...remotes });
  return new Map(all.map(([name, { version }]) => [name, version]));
}
