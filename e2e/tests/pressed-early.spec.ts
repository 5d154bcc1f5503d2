import type { Page } from '@playwright/test';
import { expect, hydrated, browse as test } from '../fixtures';
import { hold } from '../page/hold';

/** All scripts but the first one, which keeps what is pressed before they run. */
const allLater = /\/(?!start\.)[^/]+\.js$/;
const ofRemotes = /\/remotes\/.+\.js$/;

/** Opens a page that cannot respond yet. @returns A function that lets its scripts load. */
async function openEarly(page: Page, path: string, held: RegExp): Promise<() => void> {
  const release = await hold(page, held);
  const begun = page.waitForResponse(/\/start\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await (await begun).finished();
  await page.locator('main h1').waitFor();
  if (held === ofRemotes) await hydrated(page);
  return release;
}

for (const [script, held] of [
  ['the shell’s', allLater],
  ['its own', ofRemotes],
] as const)
  test(`a question that is pressed before ${script} script runs opens when it can, once`, async ({ page }) => {
    const release = await openEarly(page, '/faq', held);
    const question = page.locator('main h3 button[aria-expanded]').nth(1);
    await question.click();
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'false');
    release();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'false');
  });

test('a block of a remote on home answers what was pressed before its script ran', async ({ page }) => {
  const release = await openEarly(page, '/', ofRemotes);
  const block = page.locator('[data-block="featured-programs"]');
  const before = await block.innerText();
  await block.getByRole('button').last().click();
  release();
  await expect.poll(() => block.innerText()).not.toBe(before);
});

test('a form goes on with what was written and pressed before its script ran', async ({ page }) => {
  const release = await openEarly(page, '/application', allLater);
  await page.getByLabel('First Name').fill('Ada');
  await page.getByRole('button', { name: 'Next' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Academic Background' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
});
