/** A site as data: a release makes it, the gate judges it, commands show it. No part of it reads or does anything. */
import type { Descriptor, PinnedScript, Registry, RemoteDescriptor, ShellDescriptor } from '../contract/descriptor';
import type { RenderedDocument } from '../contract/render';
import type { SearchEntry } from '../contract/search';

/** A module that the shell shares, or that a remote takes: its version, the versions that would do, its scripts. */
export type SharedModule = { version: string; requiredVersion: string; scripts: readonly PinnedScript[] };

/** A version of a package. Scripts have the hash that the descriptor gives them, or none where it gives none. */
export type Version<D extends Descriptor = Descriptor> = {
  name: string;
  /** As `campus/563e4478a89f`. */
  id: string;
  descriptor: D;
  /** Root-relative URL of its folder, with a slash at its end. */
  base: string;
  /** Name of its container on `globalThis`. */
  globalName: string;
  /** The browser's entry. */
  entry: PinnedScript;
  /** The scripts of each exposed module by its name; of the shell, those of each page by its path. */
  modules: ReadonlyMap<string, readonly PinnedScript[]>;
  shared: ReadonlyMap<string, SharedModule>;
  /** Every address that its pages are known to have. */
  addresses: readonly string[];
  /** Where each of its files stands in a site, by its path below the version's folder. */
  files: ReadonlyMap<string, string>;
};
export type RemoteVersion = Version<RemoteDescriptor>;
export type ShellVersion = Version<ShellDescriptor>;

/** The packages of a site, each in one version. */
export type Versions = { shell: ShellVersion | null; remotes: Readonly<Record<string, RemoteVersion>> };

/** The packages of a site in its order, the shell first. */
export function allVersions({ shell, remotes }: Versions): Version[] {
  return [...(shell ? [shell] : []), ...Object.values(remotes)];
}

/** Every address that packages have left for good, with where it is now. */
export function redirectsOf({ remotes }: Registry): Record<string, string> {
  return Object.assign({}, ...Object.values(remotes).map(({ redirects }) => redirects)) as Record<string, string>;
}

/** What is known of a document, so that nobody reads its HTML again. */
export type DocumentFacts = Pick<RenderedDocument, 'title' | 'section' | 'indexed' | 'picture'> & {
  /** The address it is rendered at. */
  path: string;
  /** Its file in the public part of the site. */
  file: string;
  /** The package it belongs to: `shell`, or a remote's name. */
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
  /** Who wrote which of these: the page, by the name '', and each block by its own. Left out where it shows no block. */
  authors?: Readonly<Record<string, Written>>;
};

/** What one author has written in a document. */
export type Written = Pick<DocumentFacts, 'links' | 'files' | 'anchors'>;

/** Whether a document answers unknown addresses. */
export function isNotFound({ file }: Pick<DocumentFacts, 'file'>): boolean {
  return file === '404.html' || file.endsWith('/404.html');
}

/** Whether a file of a site belongs to no package: a picture or a font, whose name changes with its content. */
export function isAsset(path: string): boolean {
  return /^public\/(pictures|emblems|fonts)\//.test(path);
}

/** What could not be rendered: a document, or what the shell says for all of them. */
export type Failure = {
  /** Address of the document; null where it is not about one. */
  path: string | null;
  /** Who has to mend it. */
  owner: string;
  error: string;
  /** Whether the document that stands in the site before stays in its place. */
  isKept: boolean;
};

/** What one part of a released package weighs, in brotli bytes of its own scripts. */
export type Weight = {
  owner: string;
  /** Whose scripts they are: an address, or the name of a block. */
  part: string;
  scripts: readonly { file: string; bytes: number }[];
  /** The sources that take most room in them, the largest first. */
  heaviest: readonly string[];
};

/** A whole site: what the gate compares before and after. */
export type Site = {
  /** Number of its release; 0 where nothing was released. */
  number: number;
  versions: Versions;
  registry: Registry;
  documents: readonly DocumentFacts[];
  /** Every file, by its path; the id says its content. */
  files: ReadonlyMap<string, { id: string; size: number }>;
};

/** A site that a release has made, with what came up on the way. */
export type NewSite = Site & {
  failures: readonly Failure[];
  /** What packages threw after their pages had been rendered. */
  late: readonly { owner: string; error: string }[];
  weights: readonly Weight[];
  /** The only origins that remotes may talk to; undefined for any. */
  connects: readonly string[] | undefined;
  /** Packages that are to be released into this site for the first time: links may lead to their pages. */
  awaited: readonly string[];
};
