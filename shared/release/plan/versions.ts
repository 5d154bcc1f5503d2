import type { Descriptor, Registry, RemoteDescriptor, ShellDescriptor } from '@3eu/shared/contract/release';
import type { FederationManifest } from './schema';

/** A build as a release knows it: what it says of itself, and what federation says of it. */
export type Version<D extends Descriptor = Descriptor> = { descriptor: D; manifest: FederationManifest };
export type RemoteVersion = Version<RemoteDescriptor>;
export type ShellVersion = Version<ShellDescriptor>;

/** What the registry tells of a remote: enough to know whose an address is, and where links lead. */
export type RemoteFacts = {
  descriptor: Pick<RemoteDescriptor, 'name' | 'version' | 'contract' | 'pages' | 'blocks' | 'redirects'>;
};

/** The packages of a site. A remote's version is read only where something is made from it, since a site may have hundreds. */
export type Site<Remote extends RemoteFacts = RemoteFacts> = {
  shell: ShellVersion | null;
  remotes: Readonly<Record<string, Remote>>;
};

/** A site with all of its versions. */
export type Versions = Site<RemoteVersion>;

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

/** Whether a remote's version was read. */
export function isRead(remote: RemoteFacts): remote is RemoteVersion {
  return 'manifest' in remote;
}

/** The version of a remote. @throws Error if the caller has not read it before. */
export function versionOf(remote: RemoteFacts): RemoteVersion {
  if (isRead(remote)) return remote;
  throw new Error(`The version of ${remote.descriptor.name} was not read.`);
}

/** The packages of a site with some of them replaced. */
export function withVersions<Remote extends RemoteFacts>(
  { shell, remotes }: Site<Remote>,
  replaced: readonly Version[],
  removed: readonly string[] = [],
): Site<Remote | RemoteVersion> {
  const kept = Object.entries(remotes).filter(([name]) => !removed.includes(name));
  const added = replaced.filter(isRemote).map((version) => [version.descriptor.name, version] as const);
  return { shell: replaced.find(isShell) ?? shell, remotes: Object.fromEntries([...kept, ...added]) };
}

/** The live version of each package by its name, `shell` among them. */
export function versionNames({ registry: { shell, remotes } }: { registry: Registry }): ReadonlyMap<string, string> {
  const all = Object.entries({ ...(shell ? { shell } : {}), ...remotes });
  return new Map(all.map(([name, { version }]) => [name, version]));
}
