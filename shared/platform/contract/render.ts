/**
 * What the release tool asks of the shell's server build, and what it is answered: data. Nobody reads the produced HTML
 * again to learn what the code that wrote it knew.
 */
import type { z } from 'zod';
import type { DocumentRegistry, PinnedScript, Registry } from './descriptor';
import type { hostingSchema, renderedDocumentSchema, siteFilesSchema } from './schema';

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
type Renderer = (request: DocumentRequest) => Promise<RenderedDocument>;

/** How a site is served, as data: the configuration of every kind of host is made from it, and small servers read it. */
export type Hosting = z.infer<typeof hostingSchema>;

/** What a release knows of a site when the files beside its pages are written. */
export type FilesRequest = {
  /** Addresses that search engines may list. */
  indexed: readonly string[];
  /** Documents that answer unknown addresses, by file. */
  notFoundFiles: readonly string[];
  /** Addresses that have moved for good, and where they are now. */
  redirects: Readonly<Record<string, string>>;
  /** Other origins that its pages may talk to. */
  connections: readonly string[];
  /** Where browsers report policy violations; null for nowhere. */
  reports: string | null;
  /** The latest time that anybody has released at, ISO 8601. */
  now: string;
};

/** The files beside the pages, by path in the public part of the site. */
export type SiteFiles = z.infer<typeof siteFilesSchema>;

/** What the shell's server build exports. */
export type ShellServer = {
  /**
   * Everything that stands on every page of the site (menus, footer), as one text: a release that leaves it equal leaves
   * the documents of other packages as they are.
   */
  frame: (registry: Registry) => string;
  /** Everything that a release writes beside its pages: what depends on who the site is, and not on who releases it. */
  files: (request: FilesRequest) => SiteFiles;
  /** @param requireContainer Gives the container of a remote's server build, by its global name. */
  createRenderer: (registry: Registry, requireContainer: (globalName: string) => object) => Renderer;
};

const browserOnly =
  /\b(window|document|navigator|location|history|localStorage|sessionStorage|matchMedia) is not defined/;

/** What to do about an error of a page that is rendered; empty where nobody knows. @param error As its engine says it. */
export function renderingRemedy(error: string): string {
  return browserOnly.test(error)
    ? 'Pages are rendered without a browser first: ask for it in useEffect, or after useHydrated.'
    : '';
}
