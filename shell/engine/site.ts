/**
 * Room engine: what a shell says of its site, and what its components may ask. For every room and the shell. Shells of
 * other institutions are written against it: a field that goes raises the engine’s version.
 */
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { Federation } from '@3eu/platform/page/shared-modules';
import type { RemoteSources } from './federation/federation';
import type { Loader, Source } from './federation/loader';
import type { RegistryClient } from './federation/registry-client';
import type { Menus } from './navigation/menus';
import { pageFinder, type Find, type SitePage } from './navigation/pages';

/** What stands in the head of every document, beside what a page brings. */
export type Look = {
  /** The styles that every page has. */
  css: string;
  /** Fonts that every page needs, as root-relative addresses. */
  fonts: readonly string[];
};

/** What a university's shell, or anybody's, hands to the engine: its frame around the pages, and its own pages. */
export type Shell = {
  federation: Federation;
  /** What stands around every page; `children` is the page. */
  Layout: ComponentType<{ children: ReactNode }>;
  /** Shown in place of a page that threw, and of the whole site where the frame did. */
  CrashScreen: ComponentType<{ error: unknown }>;
  /** Shown with a page that threw, where it stays readable as the document brought it. Default: nothing. */
  BrokenNote?: ComponentType<{ error: unknown }>;
  /** Shown in place of a page whose files do not answer in any way. */
  SectionUnavailable: ComponentType;
  /** Its own pages, among them `/`, `/404` and `/offline`. */
  ownPages: (site: Site) => SitePage[];
};

/** What a document brings of the site. */
export type SiteDocument = {
  /** The path that it was rendered for. */
  path: string;
  menus: Menus;
};

/** Attribute and value that identify a part's element. */
export type Mark = readonly [attribute: string, value: string];

/** @property when What it waits for: the visitor has to come near it, or to do anything. Default: nothing. */
export type Prerendered = { selector: string; when?: 'near' | 'active' | undefined };

/** What runs the site: a browser, or the prerender step. */
export type Platform = {
  shell: Shell;
  registry: RegistryClient;
  loader: Loader;
  sources: RemoteSources;
  /** Told of what went wrong and is dealt with. */
  report: (error: unknown) => void;
  /**
   * Loads what a part of a page is rendered with, for `use`: the same promise for the same source and page. Null where
   * it cannot be loaded; the prerender step fails with the cause instead.
   * @param instance The page that it is a part of.
   * @param prerendered The element that the document brought for it, where it did.
   */
  hydrate: <T>(source: Source<T>, instance: number, prerendered?: Prerendered) => Promise<T | null>;
  /** Called when the frame around the pages is broken. */
  onBrokenFrame: () => void;
  /** The nodes of a part as the document brought it, copied; for the first view only. */
  prerenderedPart: (mark: Mark) => Node | null;
};

/** The site as one document sees it: what everything in it acts with, in a browser and when it is rendered. */
export type Site = SiteDocument & Platform & { find: Find };

export function createSite(document: SiteDocument, platform: Platform): Site {
  const remotes = { ...document, ...platform };
  const site: Site = { ...remotes, find: pageFinder(remotes, () => platform.shell.ownPages(site)) };
  return site;
}

/**
 * How Emotion makes styles, in documents and in browsers: without prefixes for browsers older than those we promise, which
 * are a tenth of a document, and a part of what a first tap costs.
 */
export const styleOptions: { key: string; stylisPlugins: [] } = { key: 'css', stylisPlugins: [] };

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  return useContext(SiteContext)!;
}
