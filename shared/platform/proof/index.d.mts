import type { Page } from '@playwright/test';

/** What a site is held to beside what holds for every site. */
export type Proof = {
  /** Where the site is served, as in `http://localhost:3000`. It has to answer before the tests are collected. */
  address: string;
  /** What a first view may load until it can be used. What is left out has no limit. */
  budgets?: {
    /** Bytes of scripts, as they are sent. */
    scripts?: number;
    /** Requests for scripts. */
    requests?: number;
  };
  /** Addresses of the site that are linked to before they have a page. Default: none. */
  awaited?: readonly string[];
  /** Selector of what shows the visitor's own time, which no document knows. Default: none. */
  clocks?: string;
  /** Origins beside the site's own that pages may ask, as in `https://api.example`. Default: none. */
  origins?: readonly string[];
};

/**
 * Declares Playwright tests of what every visitor of a site counts on: for each page of its sitemap and each of its
 * not-found documents, and for each of its remotes while that is down, slow or corrupt. A test file awaits it:
 *
 * ```ts
 * import { proveSite } from '@3eu/platform/proof';
 * await proveSite({ address: 'http://localhost:3000', budgets: { scripts: 150_000 } });
 * ```
 *
 * It knows a site by its sitemap, its registry and the attributes of the contract: no name, phrase or look.
 */
export function proveSite(proof: Proof): Promise<void>;

/** What axe finds inaccessible in a page as it is now: for states that only a site's own tests know. */
export function violationsOf(page: Page): Promise<string[]>;

/** Sets the size of text as visitors do in their browser's settings, in px; Chromium alone lets a test do that. */
export function setTextSize(page: Page, standard: number): Promise<void>;
