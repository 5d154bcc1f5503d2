import type { Page } from '@playwright/test';
import { hold } from './hold';
import { painted } from './painted';

/** Opens a page whose fonts arrive only after it has been shown without them, as on a cold cache over a slow network. */
export async function openWithLateFonts(page: Page, url: string): Promise<void> {
  const release = await hold(page, '**/*.woff2');
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await painted(page);
  release();
  await page.evaluate(() => document.fonts.ready);
  await painted(page);
}
