/**
 * The contract between the shell and a remote: what a remote says of itself (its descriptor) and what it exposes
 * (its pages and blocks). Both sides compile against this file; `contractVersion` tells two builds apart at run time.
 */
import type { ComponentType } from 'react';
import type { FooterGroup, MenuGroup } from '../site/menus';

/**
 * Version of this contract. The shell mounts only remotes that were built against the same number. It is the major number
 * of the platform's packages too.
 */
export const contractVersion = 3;

/**
 * Where a page can ask to be listed: in a group of the header's dropdowns, in a column of the footer. The site names
 * both. Quick Links lists every page anyway.
 */
export type { FooterGroup, MenuGroup };

/** A path of the site that begins with one slash. */
export type SitePath = `/${string}`;

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

/** One page of a remote. Its component is exposed as the module that `pageModule` names. */
export type PageEntry = PageLink & {
  /** A path, or a pattern with one parameter at its end: `/faq`, `/college/:slug`. */
  path: SitePath;
  /**
   * Known values of the parameter. Any other value is answered with the page's not-found document and status 404.
   * Only for a pattern.
   */
  params?: readonly PageParam[];
  /**
   * Gives each known value an exposed module of its own, named by `valueModule`, whose scripts carry that value's
   * content only. The pattern's own module answers every other value, and the known ones for callers that do not know
   * these modules. For a pattern only. Default false.
   */
  moduleByValue?: boolean;
};

/** What a remote says of itself at build time: `descriptor` in its `src/descriptor.ts`. */
export type RemoteDefinition = {
  /** Short name, as in the folder: `admissions` for mfe-admissions. Lower-case letters, digits and hyphens. */
  name: string;
  pages: readonly PageEntry[];
  /** Blocks that pages of the shell compose, by name. */
  blocks?: readonly string[];
  /** Addresses that a page has left for good, and where it is now: `{ '/tours': '/visit' }`. */
  redirects?: Readonly<Record<SitePath, SitePath>>;
};

/** One page of the shell itself. */
export type ShellPage = {
  path: SitePath;
  /** Blocks of remotes that it shows. */
  blocks?: readonly string[];
};

/** What the shell says of itself at build time. */
export type ShellDefinition = {
  name: 'shell';
  pages: readonly ShellPage[];
  /** Pages that exist during development only: a release has no documents for them. */
  developmentPages?: readonly SitePath[];
};

/** The module of a page, as a remote exposes it. */
export type PageModule = { Page: ComponentType };

/** The module of a block, as a remote exposes it. */
export type BlockModule = { Block: ComponentType };

/**
 * The parameter's value for all values that a pattern does not know. The page rendered with it is the pattern's
 * not-found document.
 */
export const unknownValue = 'not-found';

/** The folder of a page in `src/pages`, which is the first segment of its path: `college` for `/college/:slug`. */
export function pageFolder(path: string): string {
  return path.split('/')[1] ?? '';
}

/** The exposed module of a page, by its path or pattern: `/college/:slug` is `./pages/college`. */
export function pageModule(path: string): string {
  return `./pages/${pageFolder(path)}`;
}

/** The address of one value of a pattern: `business` of `/college/:slug` is at `/college/business`. */
export function valueAddress(path: string, value: string): string {
  return path.replace(/:[^/]+$/, value);
}

/** The exposed module of one known value of a pattern: `business` of `/college/:slug` is `./pages/college/business`. */
export function valueModule(path: string, value: string): string {
  return `${pageModule(path)}/${value}`;
}

/** Known values of a page's parameter that have a module each. */
export function valuesWithModule({ params = [], moduleByValue = false }: Omit<PageEntry, 'label'>): string[] {
  return moduleByValue ? params.map(({ slug }) => slug) : [];
}

/** The exposed module of a block, by its name. */
export function blockModule(name: string): string {
  return `./blocks/${name}`;
}

/** Checks a remote's definition against its type and keeps its literal types. */
export function defineRemote<const T extends RemoteDefinition>(definition: T): T {
  return definition;
}
