/**
 * What the release tool asks of the shell's server build, and what it is answered: data. Nobody reads the produced HTML
 * again to learn what the code that wrote it knew.
 */
import type { z } from 'zod';
import type { DocumentRegistry, PinnedScript, Registry } from './descriptor';
import type { renderedDocumentSchema } from './schema';

/** A document to be rendered. */
export type DocumentRequest = {
  /** Its path, as in `/faq`. */
  path: string;
  /** The remotes that it pins; routing knows only these, as it will in the document. */
  registry: DocumentRegistry;
  /**
   * The module of its page, as the release knows it: a shell that finds another one at this path refuses to render. Left
   * out for pages of the shell's own.
   */
  module?: { remote: string; name: string };
  /** The shell's entry. */
  entry: PinnedScript;
  /** The script that runs the entry after the first paint. */
  start: PinnedScript;
  /** Scripts that the page needs beside the entry, in the order in which they are needed. */
  preload: readonly PinnedScript[];
  /** What is configured at run time, for the pages that ask for it. */
  config: object;
  /** Other origins that the page may talk to. */
  connections: readonly string[];
};

/** A page rendered whole, and what it says of itself. */
export type RenderedDocument = z.infer<typeof renderedDocumentSchema>;

/** Renders documents of one state of the site. @throws Error with the cause when a page throws or a part never comes. */
export type Renderer = (request: DocumentRequest) => Promise<RenderedDocument>;

/** What the shell's server build exports. */
export type ShellServer = {
  /**
   * Everything that stands on every page of the site (menus, footer), as one text: a release that leaves it equal leaves
   * the documents of other packages as they are.
   */
  frame: (registry: Registry) => string;
  /** @param requireContainer Gives the container of a remote's server build, by its global name. */
  createRenderer: (registry: Registry, requireContainer: (globalName: string) => object) => Renderer;
};
