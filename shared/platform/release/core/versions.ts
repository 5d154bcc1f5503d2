/** The versions that a site is made of, and what is live of them, as plain data. */
import type { Descriptor, Registry, RemoteDescriptor, ShellDescriptor } from '../../contract/descriptor';
import type { RenderedDocument } from '../../contract/render';
import type { SearchEntry } from '../../contract/search';
import type { ReleaseRecord } from './records';
import type { FederationManifest } from './schema';

/** A build as a release knows it: what it says of itself, and what federation says of it. */
export type Version<D extends Descriptor = Descriptor> = { descriptor: D; manifest: FederationManifest };
export type RemoteVersion = Version<RemoteDescriptor>;
export type ShellVersion = Version<ShellDescriptor>;

/** The packages of a site, each in the version that is live. */
export type Versions = { shell: ShellVersion | null; remotes: Readonly<Record<string, RemoteVersion>> };

/** What a release remembers of a document, so that nobody reads its HTML again. */
export type PageFacts = Pick<RenderedDocument, 'title' | 'section' | 'indexed' | 'picture'> & {
  path: string;
  file: string;
  owner: string;
  /** The versions that it names, as `package/version`. */
  pins: readonly string[];
  /** Addresses of the site that it links to, with query and fragment. */
  links: readonly string[];
  /** Files of the site that it shows. */
  files: readonly string[];
  /** What can be linked to within it. */
  anchors: readonly string[];
  /** What the search finds in it. */
  search: readonly SearchEntry[];
};

/** What is live, as plain data. */
export type LiveSite = Versions & {
  /** Number of its release; 0 where nothing was released. */
  number: number;
  registry: Registry;
  pages: readonly PageFacts[];
  records: readonly ReleaseRecord[];
  /** Versions whose files are in the site, as `package/version`. */
  present: readonly string[];
};

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

/** The packages of a site with some of them replaced. They keep their order; new ones come last. */
export function withVersions(
  { shell, remotes }: Versions,
  replaced: readonly Version[],
  removed: readonly string[] = [],
): Versions {
  const kept = Object.entries(remotes).filter(([name]) => !removed.includes(name));
  const added = replaced.filter(isRemote).map((version) => [version.descriptor.name, version] as const);
  return { shell: replaced.find(isShell) ?? shell, remotes: Object.fromEntries([...kept, ...added]) };
}

/** The live version of each package by its name, `shell` among them. */
export function versionNames({ registry: { shell, remotes } }: { registry: Registry }): ReadonlyMap<string, string> {
  const all = Object.entries({ ...(shell ? { shell } : {}), ...remotes });
  return new Map(all.map(([name, { version }]) => [name, version]));
}

/** Every address that packages have left for good, with where it is now. */
export function redirectsOf(
  packages: readonly { redirects: Readonly<Record<string, string>> }[],
): Record<string, string> {
  return Object.assign({}, ...packages.map(({ redirects }) => redirects)) as Record<string, string>;
}

/**
 * Redirects that have a document: all but those that mend the case of an address (`/FAQ`), whose document would take the
 * page's place on a disk that knows no case. Hosts that know redirects have all of them.
 */
export function withDocument(redirects: Readonly<Record<string, string>>): [from: string, to: string][] {
  return Object.entries(redirects).filter(([from, to]) => from.toLowerCase() !== to);
}

/** Things by the package that they belong to. */
export function byOwner<T extends { owner: string }>(all: readonly T[]): ReadonlyMap<string, readonly T[]> {
  return new Map(
    [...new Set(all.map(({ owner }) => owner))].map((owner) => [owner, all.filter((each) => each.owner === owner)]),
  );
}
