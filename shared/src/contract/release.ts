import type { PageEntry } from './index';

/** Scripts that a part of a build needs before it can run, beside the build's entry. */
export type ScriptNeeds = {
  /** Files of the same build, relative to its version folder. */
  scripts: readonly string[];
  /** Modules of the shell that it takes at run time, as in `@3eu/shared/ui/forms`. */
  shared: readonly string[];
};

/** What a build of a remote says of itself: `descriptor.json` in its version folder. */
export type RemoteDescriptor = {
  kind: 'remote';
  name: string;
  /** First twelve hexadecimal digits of the SHA-256 over every file of the build. */
  version: string;
  contract: number;
  /** Name of the container on `globalThis`. */
  globalName: string;
  /** Browser and server entries, relative to the version folder. */
  entry: string;
  serverEntry: string;
  pages: readonly (PageEntry & ScriptNeeds)[];
  blocks: readonly ({ name: string } & ScriptNeeds)[];
  /** Packages that stand in its browser build. */
  bundled: readonly string[];
  /** What it takes from the platform's shared modules, by module. */
  takes: Readonly<Record<string, readonly string[]>>;
  /** Subresource Integrity value of every script, by file relative to the version folder. */
  integrity: Readonly<Record<string, string>>;
};

/** What a build of the shell says of itself. */
export type ShellDescriptor = {
  kind: 'shell';
  name: 'shell';
  version: string;
  contract: number;
  entry: string;
  serverEntry: string;
  /** Scripts of the shell's own pages, by path. */
  pages: Readonly<Record<string, ScriptNeeds>>;
  /** Scripts of the shared modules that are not part of the entry, by module. */
  provides: Readonly<Record<string, readonly string[]>>;
  /** What the platform's shared modules export in this build, by module. */
  offers: Readonly<Record<string, readonly string[]>>;
  integrity: Readonly<Record<string, string>>;
};

export type Descriptor = RemoteDescriptor | ShellDescriptor;

/** One script on the site: where it is and the hash that the browser must find. */
export type PinnedScript = { url: string; integrity: string };

/** A remote as the registry names it. All URLs are root-relative or absolute. */
export type RegistryRemote = {
  version: string;
  contract: number;
  globalName: string;
  /** URL of the version folder, with a slash at its end. */
  base: string;
  entry: PinnedScript;
  pages: readonly PageEntry[];
  /** Names of the blocks it offers. */
  blocks: readonly string[];
  /** The version that was live before this one, for fallback and rollback. */
  previous: PreviousVersion | null;
};

/** An earlier version, which a page falls back on only where it speaks the contract of the live one. */
export type PreviousVersion = { version: string; base: string; entry: PinnedScript; contract?: number };

/** `remotes.json`: the one mutable document of a release, swapped last. */
export type Registry = {
  shell: { version: string; base: string; previous: { version: string; base: string } | null } | null;
  remotes: Readonly<Record<string, RegistryRemote>>;
};

/**
 * The registry's part that a document carries: the remotes it was rendered with, in the versions it was rendered with.
 * The other remotes are found in `remotes.json` when the page has loaded, so their releases leave the document as it is.
 */
export type DocumentRegistry = {
  shellVersion: string;
  remotes: readonly DocumentRemote[];
};

/** What the browser needs of a remote to mount it. */
export type DocumentRemote = {
  name: string;
  version: string;
  contract: number;
  globalName: string;
  entry: PinnedScript;
  previous: PinnedScript | null;
  /** Paths and patterns of its pages. */
  paths: readonly string[];
  blocks: readonly string[];
};

/** The part of a registry's entry that the browser needs. */
export function documentRemote(name: string, { version, contract, globalName, entry, previous, pages, blocks }: RegistryRemote): DocumentRemote {
  return { name, version, contract, globalName, entry, previous: previous?.contract === contract ? previous.entry : null, paths: pages.map(({ path }) => path), blocks };
}
