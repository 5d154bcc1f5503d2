import type { z } from 'zod';
import type {
  pageNeedsSchema,
  pinnedScriptSchema,
  registryRemoteSchema,
  registrySchema,
  remoteDescriptorSchema,
  shellDescriptorSchema,
} from './schema';

/** Names by module, as in `{ '@sample/ui': ['Band', 'Button'] }`. */
export type ExportsByModule = Readonly<Record<string, readonly string[]>>;

/**
 * What a build of a remote says of itself beside its `mf-manifest.json`: what federation does not know.
 * `descriptor.json` in the version's folder.
 */
export type RemoteDescriptor = z.infer<typeof remoteDescriptorSchema>;

/** What a build of the shell says of itself beside its `mf-manifest.json`. */
export type ShellDescriptor = z.infer<typeof shellDescriptorSchema>;

/**
 * File of the shell's build with its service worker. As with Workbox's own tools, a release writes what it precaches in
 * place of `self.__WB_MANIFEST`: the offline page, and its picture where there is one.
 */
export const serviceWorkerFile = 'web/service-worker.js';

/** File of the shell's build with the font of social cards. */
export const cardFontFile = 'server/card.ttf';

/** Where a version has the questions that its places answer, for the index of the search: a copy of a content file. */
export const questionsFile = 'server/questions.json';

/** Public file of a site that says how it is served, as data. */
export const hostingFile = 'hosting.json';

/** What the shell writes for nginx: it stands beside the public folder, where no visitor asks for it. */
export const nginxConfiguration = 'nginx.conf';

/** A file that the service worker fetches when it is installed; without a revision, the address itself says its content. */
export type Precached = { url: string; revision: string | null };

/** Header of an answer that the service worker had kept, and gives because the network has failed. */
export const keptHeader = 'X-Kept';

/** Folders of a site whose files never change: their names carry a hash or a version. */
export const immutableFolders = ['/shell/', '/remotes/', '/pictures/', '/emblems/', '/fonts/', '/search/'];

export type Descriptor = RemoteDescriptor | ShellDescriptor;

/** One script on the site: where it is and the hash that the browser must find. */
export type PinnedScript = z.infer<typeof pinnedScriptSchema>;

/** What a page needs beside its remote's entry. */
export type PageNeeds = z.infer<typeof pageNeedsSchema>;

/** A remote as the registry names it. All URLs are root-relative or absolute. */
export type RegistryRemote = z.infer<typeof registryRemoteSchema>;

/** `remotes.json`: what is live. */
export type Registry = z.infer<typeof registrySchema>;

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
  pages: readonly DocumentPage[];
  blocks: readonly string[];
  /** Origins that its own documents allow its pages to request data from. Left out where there are none. */
  connects?: readonly string[];
  /** What each module needs beside the entry, once the live registry has told. No document carries it. */
  needs?: Readonly<Record<string, PageNeeds>>;
};

/** A page as the browser needs it. */
type DocumentPage = {
  /** Its path or pattern. */
  path: string;
  module: string;
  /** Modules of values that have one of their own, by slug. Left out where there are none. */
  values?: Readonly<Record<string, string>>;
  /** Blocks that it shows. Left out where there are none. */
  blocks?: readonly string[];
};

/** The part of a registry's entry that the browser needs. */
export function documentRemote(
  name: string,
  { version, contract, globalName, entry, pages, blocks, connects }: RegistryRemote,
): DocumentRemote {
  const needed = pages.map(({ path, module, params = [], blocks: shown = [] }): DocumentPage => {
    const own = params.flatMap((value) => (value.module === undefined ? [] : [[value.slug, value.module] as const]));
    return {
      path,
      module,
      ...(own.length > 0 && { values: Object.fromEntries(own) }),
      ...(shown.length > 0 && { blocks: shown }),
    };
  });
  return {
    name,
    version,
    contract,
    globalName,
    entry,
    pages: needed,
    blocks,
    ...(connects && { connects }),
  };
}
