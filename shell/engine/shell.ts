import type { ComponentType, ReactNode } from 'react';
import type { Federation } from '@3eu/platform/page/shared-modules';
import type { Menus } from './navigation/menus';
import type { PageParts, SitePage } from './navigation/page-map';

/** What the shell's own pages are made with. */
export type OwnPageParts = PageParts & { menus: Menus };

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
  /** Shown in place of a page whose files do not answer in any way. */
  SectionUnavailable: ComponentType;
  /** Its own pages, among them `/`, `/404` and `/offline`. */
  ownPages: (parts: OwnPageParts) => SitePage[];
};
