import { requestInfo } from '../../mfe-admissions/src/content/request-info';
import { visit } from '../../mfe-campus/src/content/visit';
import { expect, hydrated, isSameDocument, markDocument, browse as test } from '../fixtures';

/** What Back returns to: the page as it was left, in the same document. */
const { form, thanks } = requestInfo;

test('a half-filled form is there again after a link and Back, and so are the thanks for it', async ({ page }) => {
  await page.goto('/request-info');
  await hydrated(page);
  await markDocument(page);
  const footer = page.getByRole('contentinfo');
  await page.getByLabel(form.you.firstName).fill('Ada');
  await page.getByLabel(form.plans.studentType).selectOption({ index: 1 });
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/questions/i);
  await page.goBack();
  await expect(page.getByLabel(form.you.firstName)).toHaveValue('Ada');
  await expect(page.getByLabel(form.plans.studentType)).not.toHaveValue('');
  await expect(page).toHaveTitle(/information/i);
  await page.getByLabel(form.you.lastName).fill('Lovelace');
  await page.getByLabel(form.you.email).fill('ada@example.org');
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByRole('heading', { name: thanks.title })).toBeFocused();
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(page.getByRole('heading', { name: thanks.title })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/Ada|ada@/);
});

test('opened questions, what was searched and where it was scrolled to are there again', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const search = page.getByRole('searchbox');
  await search.fill('deposit');
  const question = page.locator('main h3 button[aria-expanded]').first();
  await expect(page.locator('main h3 button[aria-expanded]')).not.toHaveCount(0);
  if ((await question.getAttribute('aria-expanded')) === 'false') await question.click();
  const words = await question.innerText();
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 200));
  const before = await place();
  // Without a pointer, which would bring the link into view first.
  await page.locator('header a[href="/"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/');
  // What is hidden is not on the page that is shown.
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.goBack();
  await expect(search).toHaveValue('deposit');
  await expect(page.getByRole('button', { name: words, expanded: true })).toBeVisible();
  await expect.poll(place).toBe(before);
});

test('a link to a page that was left begins it anew', async ({ page }) => {
  await page.goto('/request-info');
  await hydrated(page);
  await page.getByLabel(form.you.firstName).fill('Ada');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await footer.getByRole('link', { name: 'Request Info' }).click();
  await expect(page).toHaveURL('/request-info');
  await expect(page.getByRole('textbox', { name: form.you.firstName })).toHaveValue('');
});

test('a reload asks before what was written is lost, and only then', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.goto('/request-info');
  await hydrated(page);
  await page.reload();
  await hydrated(page);
  expect(asked).toEqual([]);
  await page.getByLabel(form.you.firstName).pressSequentially('Ada');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await page.goto('/visit');
  await hydrated(page);
  await page.getByLabel(visit.form.you.name).pressSequentially('Ada');
  await page.reload();
  expect(asked).toEqual(['beforeunload', 'beforeunload']);
});
