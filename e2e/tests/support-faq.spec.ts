import type { Page } from '@playwright/test';
import { faq as words } from '../../mfe-support/src/content/faq';
import { asked as content } from '../../mfe-support/src/content/asked';
import { entries } from '../../mfe-support/src/content/knowledge-base/entries';
import { expect, hydrated, isSameDocument, markDocument, pageHydrated, browse as test } from '../fixtures';
import { loadedScripts } from '../page/first-view';
import { hold } from '../page/hold';

const fee = entries.find(({ id }) => id === 'application-fee')!;
const questions = 'main h3 button';

test('an address with a search shows its results, and hydrates without errors', async ({ page }) => {
  await page.goto('/faq?q=waiver&category=Admissions');
  await expect(page.locator(questions)).toHaveText([fee.question]);
  await expect(page.getByRole('searchbox', { name: words.search.label })).toHaveValue('waiver');
  await expect(page.getByLabel(words.search.category)).toHaveValue('Admissions');
});

test('a search is kept in the address, and a button clears it', { tag: '@not-bidi' }, async ({ page }) => {
  await page.goto('/faq');
  await pageHydrated(page);
  await markDocument(page);
  const field = page.getByRole('searchbox', { name: words.search.label });
  await field.fill('  waiver ');
  await field.press('Enter');
  await expect(page).toHaveURL('/faq?q=waiver');
  await expect(page.locator(questions)).toHaveText([fee.question]);
  await expect(field).toBeFocused();
  await field.fill('zzzz');
  await page.getByRole('button', { name: words.search.button }).click();
  await expect(page.getByRole('heading', { name: words.empty.title })).toBeVisible();
  await page.getByRole('button', { name: words.empty.clear }).click();
  await expect(page.locator(questions)).toHaveCount(entries.length);
  await expect(page).toHaveURL('/faq');
  expect(await isSameDocument(page)).toBe(true);
});

test('the keyboard opens and closes answers, and several can be open', async ({ page }) => {
  await page.goto('/faq');
  await pageHydrated(page);
  const first = page.locator(questions).first();
  await first.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.results.learnMore, exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator(`${questions}[aria-expanded=true]`)).toHaveCount(2);
  await first.press('Space');
  await expect(page.locator(`${questions}[aria-expanded=true]`)).toHaveCount(1);
});

test('a category link jumps to its questions, clear of the header', async ({ page }) => {
  await page.goto('/faq');
  await pageHydrated(page);
  await page.getByRole('navigation', { name: words.categories }).getByRole('link', { name: 'Parents' }).click();
  const heading = page.getByRole('heading', { level: 2, name: 'Parents' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL('/faq#category-parents');
});

test('without scripts every answer can be read', { tag: '@not-bidi' }, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/faq`);
  for (const { answer } of entries) await expect(page.getByText(answer)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.close();
});

test('hostile searches find nothing and break nothing', { tag: '@not-bidi' }, async ({ page }) => {
  await page.goto('/faq');
  await pageHydrated(page);
  const field = page.getByRole('searchbox', { name: words.search.label });
  for (const text of ['.*', '(((', '\\', '<img src=x onerror=alert(1)>', '\u202Eabc', '%_%', 'x'.repeat(100_000)]) {
    await field.fill(text);
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: words.empty.title })).toBeVisible();
  }
  expect(page.url().length).toBeLessThan(1000);
});

test('Learn More navigates without a page load', async ({ page }) => {
  await page.goto('/faq?q=three%20Es');
  await pageHydrated(page);
  await markDocument(page);
  await page.getByRole('link', { name: words.results.learnMore, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About 3E' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

const fieldOf = (page: Page) => page.getByRole('searchbox', { name: words.search.label });

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
    await page.goto('/athletics', { waitUntil: 'networkidle' });
    await hydrated(page);
    await markDocument(page);
    const come = page.waitForResponse(script);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
    await link.hover();
    await (await come).finished();
    await link.click();
    await expect(page.locator(questions)).toHaveCount(entries.length);
    expect(await isSameDocument(page)).toBe(true);
  });

  test(
    'a search made while it loads takes effect when it arrives, and answers open and close meanwhile',
    { tag: '@not-bidi' },
    async ({ page }) => {
      const come = await hold(page, await entriesScript(page));
      await page.goto('/faq');
      await pageHydrated(page);
      const question = page.getByRole('button', { name: fee.question });
      await question.click();
      await expect(page.getByText(fee.answer)).toBeVisible();
      await question.click();
      await expect(page.getByText(fee.answer)).toBeHidden();
      await question.click();
      await fieldOf(page).fill('waiver');
      await fieldOf(page).press('Enter');
      await expect(page).toHaveURL('/faq?q=waiver');
      await expect(page.locator('main [role=status]')).toHaveText(words.results.loading);
      await expect(page.locator(questions)).toHaveCount(entries.length);
      come();
      await expect(page.locator(questions)).toHaveText([fee.question]);
      await expect(question).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByText(fee.answer)).toBeVisible();
      await expect(fieldOf(page)).toBeFocused();
    },
  );

  test(
    'if it fails, everything stays readable, the search says so, and Try Again works',
    { tag: '@not-bidi' },
    async ({ page, complaints }) => {
      complaints.allow(/Failed to load resource|net::|ChunkLoadError|Loading chunk/);
      const script = await entriesScript(page);
      await page.route(script, (route) => route.abort('connectionrefused'));
      await page.goto('/faq?q=waiver');
      await expect(page.getByRole('alert')).toContainText(words.failed.title);
      await expect(page.locator(questions)).toHaveCount(entries.length);
      await page.getByRole('button', { name: fee.question }).click();
      await expect(page.getByText(fee.answer)).toBeVisible();
      await page.unroute(script);
      await page.getByRole('button', { name: words.failed.retry }).click();
      await expect(page.locator(questions)).toHaveText([fee.question]);
      await expect(page.getByText(fee.answer)).toBeVisible();
    },
  );

  test('a link in an answer navigates without a page load', async ({ page }) => {
    await page.goto('/faq');
    await pageHydrated(page);
    await markDocument(page);
    await page.getByRole('button', { name: fee.question }).click();
    const link = page.getByRole('link', { name: words.results.learnMore, exact: true });
    const address = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(address!);
    await expect(page.locator('main h1:visible')).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a pending navigation leaves the list unchanged', async ({ page }) => {
    await page.goto('/faq');
    await pageHydrated(page);
    await page.route('**/remotes/campus/**', () => {});
    await page.getByRole('button', { name: fee.question }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Athletics' }).click();
    await expect(page.locator('[data-busy]')).toBeAttached();
    await expect(page.locator(questions)).toHaveCount(entries.length);
    await expect(page.getByText(fee.answer)).toBeVisible();
  });
});

test('questions left open are still open after Back', async ({ page }) => {
  await page.goto('/faq');
  await pageHydrated(page);
  await markDocument(page);
  const answered = page.locator(`${questions}[aria-expanded="true"]`);
  for (const index of [0, 13]) await page.locator(questions).nth(index).click();
  const open = await answered.allTextContents();
  const link = page.getByRole('link', { name: words.results.learnMore, exact: true }).first();
  await link.click();
  await expect(page).not.toHaveURL(/\/faq/);
  await page.goBack();
  await expect(answered).toHaveText(open);
  expect(await isSameDocument(page)).toBe(true);
});

test('a search makes no history entry', { tag: '@not-bidi' }, async ({ page }) => {
  await page.goto('/about');
  await page.goto('/faq');
  await pageHydrated(page);
  const field = page.getByRole('searchbox', { name: words.search.label });
  for (const text of ['fee', 'waiver']) {
    await field.fill(text);
    await field.press('Enter');
    await expect(page).toHaveURL(`/faq?q=${text}`);
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
