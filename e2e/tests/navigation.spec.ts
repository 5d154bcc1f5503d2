import type { Locator, Page } from '@playwright/test';
import { application } from '../../mfe-admissions/src/content/application';
import { faq as faqPage } from '../../mfe-support/src/content/faq';
import { my3eu } from '../../mfe-support/src/content/my3eu';
import { browse, expect, hydrated, isSameDocument, markDocument, pageHydrated, test } from '../fixtures';

/* The ways of a visitor through our pages. What a click does in any site over the platform is tried in `platform/`. */

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menu = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const footer = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const heading = (page: Page) => page.locator('main h1:visible');

/** Types, since over BiDi React does not hear of a field that is filled in otherwise. */
async function write(page: Page, field: Locator, text: string) {
  await field.click();
  await page.keyboard.type(text);
}

/** One page of each remote, in the order of the journey. */
const journey = [
  { path: '/admissions', name: 'Admissions' },
  { path: '/academics', name: 'Academics' },
  { path: '/student-life', name: 'Student Life' },
];

browse('a visitor can navigate through all remotes without a page load', { tag: '@flow' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await markDocument(page);
  for (const { path, name } of journey) {
    await menu(page, name).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('[data-announcer]')).toHaveText((await heading(page).textContent())!);
  }
  await footer(page, 'FAQ').click();
  await expect(page).toHaveURL('/faq');
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('in a browser without the Navigation API', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(window, 'navigation')));

  test('links, parts and Back lead to the same pages by full navigation, and the choice is kept', async ({ page }) => {
    const { form, dashboard } = my3eu;
    await page.goto('/my3eu');
    await pageHydrated(page);
    await page.getByLabel(form.userType).selectOption('staff');
    await write(page, page.getByLabel(form.username), 'anybody');
    await write(page, page.getByLabel(form.password), 'open sesame');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(dashboard.welcome.staff);
    await markDocument(page);
    await menu(page, 'Admissions').click();
    await expect(page).toHaveURL('/admissions');
    expect(await isSameDocument(page)).toBe(false);
    await hydrated(page);
    await expect(page.getByRole('banner')).toContainText('staff');
    await page.goto('/admitted-students');
    await hydrated(page);
    await markDocument(page);
    await page.getByRole('link', { name: 'See the three days' }).click();
    await expect(page.locator('#new-student-days')).toBeInViewport();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a form of several steps keeps what was written', async ({ page }) => {
    const { buttons, personal, steps } = application;
    await page.goto('/application');
    await pageHydrated(page);
    await write(page, page.getByLabel(personal.firstName), 'Ada');
    await page.getByRole('button', { name: buttons.next }).click();
    await expect(page.getByRole('heading', { name: steps[1] })).toBeFocused();
    await page.getByRole('button', { name: buttons.previous }).click();
    await expect(page.getByLabel(personal.firstName)).toHaveValue('Ada');
  });
});

test('without scripts the site is readable, and its menus and links work', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/');
  await main(page).getByRole('button', { name: 'Quick Links' }).hover();
  const faq = main(page).getByRole('link', { name: 'FAQ' });
  await expect(faq).toBeVisible();
  await faq.click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1, name: faqPage.header.title })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog').getByRole('link', { name: 'APPLY', exact: true }).waitFor({ state: 'visible' });
  await context.close();
});
