import { faq as words } from '../../mfe-support/src/content/faq';
import { entries } from '../../mfe-support/src/content/knowledge-base/entries';
import { expect, isSameDocument, markDocument, test } from '../fixtures';
import { pageHydrated } from './support-page';

const fee = entries.find(({ id }) => id === 'application-fee')!;
const questions = 'main h3 button';

test('an address with a search shows its results, and hydrates without a word', async ({ page }) => {
  await page.goto('/faq?q=waiver&category=Admissions');
  await expect(page.locator(questions)).toHaveText([fee.question]);
  await expect(page.getByRole('searchbox', { name: words.search.label })).toHaveValue('waiver');
  await expect(page.getByLabel(words.search.category)).toHaveValue('Admissions');
});

test('a search stands in the address, and Back takes it back', async ({ page }) => {
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
  await page.goBack();
  await expect(page.locator(questions)).toHaveText([fee.question]);
  await expect(field).toHaveValue('waiver');
  await page.goForward();
  await page.getByRole('button', { name: words.empty.clear }).click();
  await expect(page.locator(questions)).toHaveCount(50);
  await expect(page).toHaveURL('/faq');
  expect(await isSameDocument(page)).toBe(true);
});

test('the keyboard opens and closes answers; several stay open', async ({ page }) => {
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

test('the category list jumps to its questions, clear of the header', async ({ page }) => {
  await page.goto('/faq');
  await pageHydrated(page);
  await page.getByRole('navigation', { name: words.categories }).getByRole('link', { name: 'Parents' }).click();
  const heading = page.getByRole('heading', { level: 2, name: 'Parents' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL('/faq#category-parents');
});

test('without scripts every answer can be read', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/faq`);
  for (const { answer } of entries) await expect(page.getByText(answer)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.close();
});

test('hostile searches find nothing and break nothing', async ({ page }) => {
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

test('Learn More leads on by a client navigation', async ({ page }) => {
  await page.goto('/faq?q=three%20Es');
  await pageHydrated(page);
  await markDocument(page);
  await page.locator(questions).first().click();
  await page.getByRole('link', { name: words.results.learnMore, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About 3E' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});
