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
  /** The version folder's URL, with a slash at its end. */
  base: string;
  entry: PinnedScript;
  serverEntry: string;
  pages: RemoteDescriptor['pages'];
  blocks: RemoteDescriptor['blocks'];
  integrity: RemoteDescriptor['integrity'];
  /** The version that was live before this one, for fallback and rollback. */
  previous: { version: string; contract: number; entry: PinnedScript } | null;
};

/** `remotes.json`: the one mutable document of a release, swapped last. */
export type Registry = {
  shell: { version: string; base: string; serverEntry: string; descriptor: ShellDescriptor } | null;
  remotes: Readonly<Record<string, RegistryRemote>>;
};

/**
 * The registry's part that a document carries. It pins every version the document was rendered with, so a tab that
 * was opened before a release goes on with its own versions.
 */
export type DocumentRegistry = {
  shellVersion: string;
  remotes: readonly DocumentRemote[];
};

export type DocumentRemote = {
  name: string;
  version: string;
  contract: number;
  globalName: string;
  entry: PinnedScript;
  previous: PinnedScript | null;
  pages: readonly PageEntry[];
  blocks: readonly string[];
};
