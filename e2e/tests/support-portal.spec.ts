import type { Page } from '@playwright/test';
import { my3eu as words } from '../../mfe-support/src/content/my3eu';
import { expect, isSameDocument, markDocument, pageHydrated, browse as test } from '../fixtures';
import { watchNetwork } from '../page/privacy';

const { form, dashboard } = words;

async function signIn(page: Page, type: string) {
  await page.getByLabel('User Type').selectOption(type);
  await page.getByLabel('Username').fill('anybody');
  await page.getByLabel('Password').fill('open sesame');
  await page.getByLabel('Password').press('Enter');
}

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a visitor signs in, stays so on another remote’s page, and signs out; nothing is sent or stored', async ({
  page,
}) => {
  const type = 'faculty';
  await page.goto('/my3eu');
  await pageHydrated(page);
  await markDocument(page);
  const network = watchNetwork(page);
  await signIn(page, type);
  await expect(h1(page, `Welcome, ${type}`)).toBeFocused();
  await expect(page).toHaveURL('/my3eu');
  for (const { title } of dashboard.resources.list[type])
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(type);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Academics' }).first().click();
  await expect(h1(page, 'Academics')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(type);
  await page.goBack();
  await expect(h1(page, `Welcome, ${type}`)).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(h1(page, words.header.title)).toBeFocused();
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expect(page.getByLabel('User Type')).toHaveValue(type);
  expect(await isSameDocument(page)).toBe(true);
  network.check();
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])),
  ).not.toMatch(/sesame|anybody/);
});

test('signing in focuses the card that the address names', async ({ page }) => {
  await page.goto('/my3eu#bills');
  await pageHydrated(page);
  await signIn(page, 'student');
  const card = page.getByRole('heading', {
    level: 3,
    name: dashboard.resources.list.student.find(({ id }) => id === 'bills')!.title,
  });
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
});

test('a full navigation keeps the visitor signed in', async ({ page }) => {
  await page.goto('/my3eu');
  await pageHydrated(page);
  await signIn(page, 'staff');
  await expect(h1(page, 'Welcome, staff')).toBeVisible();
  await page.reload();
  await expect(h1(page, 'Welcome, staff')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.reload();
  await expect(h1(page, words.header.title)).toBeVisible();
});

test('without scripts nothing can be sent, not even with Enter, and the place of the button says why', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/my3eu`);
  await expect(page.getByText(form.needsScript)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveCount(0);
  const network = watchNetwork(page);
  await signIn(page, 'student');
  expect(page.url()).toBe(`${baseURL}/my3eu`);
  network.check();
  await page.close();
});
