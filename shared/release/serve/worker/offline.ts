/** What a release tells its service worker. */
export type Offline = {
  /** The document for pages that were never visited; the revision changes with its content. */
  page: { url: string; revision: string };
  /** Root-relative address of that document's picture, `….<width>.webp`. Without one, no picture is kept for it. */
  picture?: string;
  /** Folders whose files are named by their content, such as `/pictures/`. */
  immutableFolders: readonly string[];
};
