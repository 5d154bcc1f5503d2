import type { Page } from '@playwright/test';
import { asked as content } from '../../mfe-support/src/content/asked';
import { entries } from '../../mfe-support/src/content/knowledge-base/entries';
import { expect, isSameDocument, markDocument, pageHydrated, browse as test } from '../fixtures';
import { loadedScripts } from '../page/first-view';

const fee = entries.find(({ id }) => id === 'application-fee')!;
const questions = 'main summary h3';

test('an address with a search shows its results, and hydrates without errors', async ({ page }) => {
  await page.goto('/faq?q=waiver&category=Admissions');
  await expect(page.locator(questions)).toHaveText([fee.question]);
  await expect(page.getByRole('searchbox', { name: 'Your question' })).toHaveValue('waiver');
  await expect(page.getByLabel('Category')).toHaveValue('Admissions');
});

test('without scripts every answer can be read', { tag: '@not-bidi' }, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/faq`);
  for (const { answer } of entries) await expect(page.getByText(answer)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.close();
});

const fieldOf = (page: Page) => page.getByRole('searchbox', { name: 'Your question' });

/** The script with the entries, which a first view requests only when somebody is about to search. */
async function entriesScript(page: Page): Promise<string> {
  await page.goto('/faq');
  await pageHydrated(page);
  // Scripts of pages behind the links in sight may come at the same time.
  const arrived = page.waitForRequest(
    async (request) =>
      /\/remotes\/support\/[^?]+\.js$/.test(request.url()) &&
      (await (await page.request.get(request.url())).text()).includes(fee.question),
  );
  await fieldOf(page).focus();
  return (await arrived).url();
}

test.describe('with the questions in a separate script', () => {
  test('no script of a first view contains the questions', async ({ page, request }) => {
    const loaded = (await loadedScripts(page, '/faq')).map(({ path }) => path);
    const texts = await Promise.all(loaded.map(async (path) => (await request.get(path)).text()));
    // The block for other sections' pages names a few.
    const asked: readonly string[] = Object.values(content.topics).flat();
    for (const { question, id } of entries.filter((entry) => !asked.includes(entry.question)))
      for (const text of texts) expect([text.includes(question), text.includes(`id:"${id}"`)]).toEqual([false, false]);
    const script = new URL(await entriesScript(page)).pathname;
    expect(loaded).not.toContain(script);
  });

  test('hovering over a link to the FAQ loads the questions before the click', async ({ page }) => {
    const script = await entriesScript(page);
    await page.goto('/athletics');
    await pageHydrated(page);
    await markDocument(page);
    const come = page.waitForResponse(script);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
    await link.hover();
    await (await come).finished();
    await link.click();
    await expect(page.locator(questions)).toHaveCount(entries.length);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('a search makes no history entry', { tag: '@not-bidi' }, async ({ page }) => {
  await page.goto('/about');
  await page.goto('/faq');
  await pageHydrated(page);
  const field = page.getByRole('searchbox', { name: 'Your question' });
  for (const text of ['fee', 'waiver']) {
    await field.fill(text);
    await field.press('Enter');
    await expect(page).toHaveURL(`/faq?q=${text}`);
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
