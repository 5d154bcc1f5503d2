import { valuesWithModule, type PageEntry, type ShellPage } from './index';

/** Names by module, as in `{ '@3eu/shared/ui': ['Band', 'Button'] }`. */
export type ExportsByModule = Readonly<Record<string, readonly string[]>>;

type BuildDescriptor = {
  /** First twelve hexadecimal digits of the SHA-256 over every file of the build. */
  version: string;
  contract: number;
  /** Server entry, relative to the version's folder. The browser's entry stands in the manifest. */
  serverEntry: string;
  /** Subresource Integrity value of every script, by file relative to the version's folder. */
  integrity: Readonly<Record<string, string>>;
};

/**
 * What a build of a remote says of itself beside its `mf-manifest.json`: what federation does not know.
 * `descriptor.json` in the version's folder.
 */
export type RemoteDescriptor = BuildDescriptor & {
  kind: 'remote';
  name: string;
  pages: readonly PageEntry[];
  /** Names of its blocks. */
  blocks: readonly string[];
  /** Addresses that its pages have left for good, and where they are now. */
  redirects: Readonly<Record<string, string>>;
  /** The names that each exposed module imports from the platform's: by exposed module, then by shared module. */
  requires: Readonly<Record<string, ExportsByModule>>;
  /** Packages that are bundled into its browser build. */
  bundled: readonly string[];
};

/** What a build of the shell says of itself beside its `mf-manifest.json`. */
export type ShellDescriptor = BuildDescriptor & {
  kind: 'shell';
  name: 'shell';
  /** Browser entry, relative to the version's folder. */
  entry: string;
  /** The script that runs the entry once the page has been painted. Versions built before it existed have none. */
  start?: string | undefined;
  /** Its own pages, with the scripts that each needs beside the entry. */
  pages: readonly (ShellPage & { scripts: readonly string[] })[];
  /** Addresses of pages that only a development server has. */
  developmentPages: readonly string[];
  /** What its shared modules export, by module. */
  provides: ExportsByModule;
};

/**
 * File of the shell's build with its service worker. As with Workbox's own tools, a release writes what it precaches in
 * place of `self.__WB_MANIFEST`: the offline page, and its picture where there is one.
 */
export const serviceWorkerFile = 'web/service-worker.js';

/** A file that the service worker fetches when it is installed; without a revision, the address itself says its content. */
export type Precached = { url: string; revision: string | null };

/** Folders of a site whose files never change: their names carry a hash or a version. */
export const immutableFolders = ['/shell/', '/remotes/', '/pictures/', '/emblems/', '/fonts/', '/search/'];

export type Descriptor = RemoteDescriptor | ShellDescriptor;

/** One script on the site: where it is and the hash that the browser must find. */
export type PinnedScript = { url: string; integrity: string };

/** What a page needs beside its remote's entry. */
export type PageNeeds = {
  /** Scripts of its remote. */
  scripts: readonly PinnedScript[];
  /** Names of the shared modules that it takes, some of which stand in scripts of the shell. */
  shared: readonly string[];
};

/** A remote as the registry names it. All URLs are root-relative or absolute. */
export type RegistryRemote = {
  version: string;
  contract: number;
  /** Name of the container on `globalThis`. */
  globalName: string;
  /** URL of the version's folder, with a slash at its end. */
  base: string;
  entry: PinnedScript;
  pages: readonly PageEntry[];
  /** Names of the blocks that it exposes. */
  blocks: readonly string[];
  redirects: Readonly<Record<string, string>>;
  /**
   * What each page needs beside the entry, by its path or pattern, or by the address of a value that has a module of its
   * own: a navigation asks for all of it at once. A version that was released before there was this list has none.
   */
  needs?: Readonly<Record<string, PageNeeds>>;
};

/** `remotes.json`: what is live. */
export type Registry = {
  shell: { version: string; base: string } | null;
  remotes: Readonly<Record<string, RegistryRemote>>;
  /** URL of each package's part of the search index, by the package's name. A site that was released before there was one has none. */
  search?: Readonly<Record<string, string>>;
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
  /** Paths and patterns of its pages. */
  paths: readonly string[];
  /** Values that have a module of their own, by pattern. Left out where there are none. */
  values?: Readonly<Record<string, readonly string[]>>;
  blocks: readonly string[];
};

/** The part of a registry's entry that the browser needs. */
export function documentRemote(
  name: string,
  { version, contract, globalName, entry, pages, blocks }: RegistryRemote,
): DocumentRemote {
  const values = pages.map((page) => [page.path, valuesWithModule(page)] as const).filter(([, own]) => own.length > 0);
  return {
    name,
    version,
    contract,
    globalName,
    entry,
    paths: pages.map(({ path }) => path),
    ...(values.length > 0 ? { values: Object.fromEntries(values) } : {}),
    blocks,
  };
}
