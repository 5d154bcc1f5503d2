/**
 * The contract between the shell and a remote: what a remote says of itself (its descriptor) and what it exposes
 * (its routes and blocks). Both sides compile against this file; `contractVersion` tells two builds apart at run time.
 */
import type { ComponentType } from 'react';

/** Version of this contract. The shell mounts only remotes that were built against the same number. */
export const contractVersion = 2;

/** The dropdown menus of the header that a page can ask to stand in. Quick Links lists every page, unasked. */
export type MenuGroup = 'admissions' | 'academics' | 'colleges' | 'student-life';

/** The link columns of the footer. */
export type FooterGroup = 'admissions' | 'academics' | 'campus' | 'people';

/** How a page is shown in the site's menus. */
export type PageLink = {
  /** Words of the link, as in `Financial Aid`. */
  label: string;
  /** One short line under the link in a dropdown. */
  note?: string;
  menu?: MenuGroup;
  footer?: FooterGroup;
};

/** One known value of a page's parameter; it is prerendered, listed in Quick Links and in sitemap.xml. */
export type PageParam = PageLink & { slug: string };

/**
 * One page of a remote.
 * The page's component stands in `src/pages/<folder>/<folder>-page.tsx`, where the folder is the path's first segment.
 */
export type PageEntry = PageLink & {
  /** A path, or a pattern with one parameter: `/faq`, `/college/:slug`. */
  path: `/${string}`;
  /**
   * Known values of the parameter. Any other value is answered with the page's not-found document and status 404.
   * Only for a pattern.
   */
  params?: readonly PageParam[];
};

/** What a remote says of itself at build time (`src/descriptor.ts`, default export). */
export type RemoteDefinition = {
  /** Short name, as in the folder: `admissions` for mfe-admissions. Lower-case letters, digits and hyphens. */
  name: string;
  pages: readonly PageEntry[];
  /** Blocks that pages of the shell compose; each is a module `src/blocks/<name>.tsx` with a `Block` export. */
  blocks?: readonly string[];
};

/** A page's module as a remote's route loads it. */
export type PageModule = { Component: ComponentType };

/** One route of a remote: a path of its descriptor, and the page loaded when it is first needed. */
export type RemoteRoute = { path: string; lazy: () => Promise<PageModule> };

/** The module that every remote exposes as `./routes`. */
export type RoutesModule = { contract: number; routes: readonly RemoteRoute[] };

/** The module of one block. */
export type BlockModule = { Block: ComponentType };

/** Checks a definition against its own literal type, so that `defineRoutes` knows its paths. */
export function defineRemote<const T extends RemoteDefinition>(definition: T): T {
  return definition;
}

/**
 * Makes a remote's routes. The compiler asks for exactly the paths of the descriptor: a page that is described but
 * not loaded, or loaded but not described, is an error. The descriptor is a type here, so that none of its words is in
 * the script.
 *
 * @example
 * export const { contract, routes } = defineRoutes<typeof descriptor>({
 *   '/faq': () => import('./pages/faq/faq-page').then((m) => ({ Component: m.FaqPage })),
 * });
 */
export function defineRoutes<T extends RemoteDefinition>(pages: Record<T['pages'][number]['path'], () => Promise<PageModule>>): RoutesModule {
  const entries = Object.entries(pages) as [string, () => Promise<PageModule>][];
  return { contract: contractVersion, routes: entries.map(([path, lazy]) => ({ path, lazy })) };
}
