import type { Page } from '@playwright/test';
import { expect, hydrated, pageHydrated, browse as test } from '../fixtures';
import { hold } from '../page/hold';

/** All scripts but the first one, which keeps what is pressed before they run. */
const allLater = /\/(?!start\.)[^/]+\.js$/;
const ofRemotes = /\/remotes\/.+\.js$/;

/** Opens a page that cannot respond yet. @returns A function that lets its scripts load. */
async function openEarly(page: Page, path: string, held: RegExp, ready: (page: Page) => Promise<void>) {
  const release = await hold(page, held);
  const begun = page.waitForResponse(/\/start\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await (await begun).finished();
  await page.locator('main h1:visible').waitFor();
  await ready(page);
  return release;
}

const nothing = () => Promise.resolve();

test('a question opens before any script has run, and stays open when React comes', async ({ page }) => {
  const release = await openEarly(page, '/faq', allLater, nothing);
  const question = page.locator('main details').nth(1);
  await question.click();
  await expect(question).toHaveAttribute('open');
  release();
  await pageHydrated(page);
  await expect(question).toHaveAttribute('open');
});

test('a remote’s block on home responds to a click made before its script ran', async ({ page }) => {
  const release = await openEarly(page, '/', ofRemotes, hydrated);
  const block = page.locator('[data-block="featured-programs"]');
  const before = await block.innerText();
  await block.getByRole('button').last().click();
  release();
  await expect.poll(() => block.innerText()).not.toBe(before);
});

test('a form keeps input and responds to a click made before its script ran', async ({ page }) => {
  const release = await openEarly(page, '/application', allLater, nothing);
  await page.getByLabel('First Name').fill('Ada');
  await page.getByRole('button', { name: 'Next' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Academic Background' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
});
