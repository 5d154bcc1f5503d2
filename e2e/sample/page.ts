/** Ways around the sample's pages. */
import type { Page } from '@playwright/test';
import { openAtRest, markDocument } from '../fixtures';
import { connectionIs } from '../page/connection';

/** A link of the menu, which stands on every page. */
export const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** The heading of the page that is shown. */
export const heading = (page: Page) => page.locator('main h1:visible');

/** What is said of the way to another page. */
export const status = (page: Page) => page.locator('.status');

/** The screen in place of a page that cannot be shown, and its way on. */
export const crashScreen = (page: Page) => page.getByRole('heading', { level: 1, name: 'Something went wrong' });
export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** How many parts of the page are not laid out yet; those of a page that is kept for Back are not shown at all. */
export const skipped = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('[data-page] > section')].filter((part) =>
      part.parentElement!.checkVisibility(),
    );
    return shown.filter((part) => !part.firstElementChild!.checkVisibility({ contentVisibilityAuto: true })).length;
  });

/** Opens a page that loads nothing ahead of a click. */
export async function openAlone(page: Page, path: string): Promise<void> {
  await connectionIs(page, { effectiveType: '2g' });
  await openAtRest(page, path);
  await markDocument(page);
}

/** Has limits of time never elapse, so that a machine that is too slow for them goes no other way. */
export const stopLimits = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: start } = globalThis;
    const startShort = (run: () => void, delay = 0) => (delay < 1000 ? start(run, delay) : 0);
    Object.assign(globalThis, { setTimeout: startShort });
  });
