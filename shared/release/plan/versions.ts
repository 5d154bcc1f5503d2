import type { Descriptor, RemoteDescriptor, ShellDescriptor } from '@3eu/shared/contract/release';
import type { FederationManifest } from './schema';

/** A build as a release knows it: what it says of itself, and what federation says of it. */
export type Version<D extends Descriptor = Descriptor> = { descriptor: D; manifest: FederationManifest };
export type RemoteVersion = Version<RemoteDescriptor>;
export type ShellVersion = Version<ShellDescriptor>;

/** The versions that make a site: one of the shell and one of each remote. */
export type Versions = { shell: ShellVersion | null; remotes: Readonly<Record<string, RemoteVersion>> };

/** Root-relative URL of a version's folder, with a slash at its end. */
export function versionBase({ kind, name, version }: Pick<Descriptor, 'kind' | 'name' | 'version'>): string {
  return kind === 'shell' ? `/shell/${version}/` : `/remotes/${name}/${version}/`;
}

/** Whether a version is the shell's. */
export function isShell<V extends Version>(version: V): version is V & ShellVersion {
  return version.descriptor.kind === 'shell';
}

/** Whether a version is a remote's. */
export function isRemote<V extends Version>(version: V): version is V & RemoteVersion {
  return version.descriptor.kind === 'remote';
}

/** The versions of a site with some of them replaced. */
export function withVersions(
  { shell, remotes }: Versions,
  replaced: readonly Version[],
  removed: readonly string[] = [],
): Versions {
  const kept = Object.entries(remotes).filter(([name]) => !removed.includes(name));
  const added = replaced.filter(isRemote).map((version) => [version.descriptor.name, version] as const);
  return { shell: replaced.find(isShell) ?? shell, remotes: Object.fromEntries([...kept, ...added]) };
}

/** Names and versions of a site, `shell` among them. */
export function versionNames({ shell, remotes }: Versions): Record<string, string> {
  const all = [...(shell ? [shell] : []), ...Object.values(remotes)];
  return Object.fromEntries(all.map(({ descriptor }) => [descriptor.name, descriptor.version]));
}
