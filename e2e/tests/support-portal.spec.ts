import type { Page } from '@playwright/test';
import { my3eu as words } from '../../mfe-support/src/content/my3eu';
import { expect, isSameDocument, markDocument, pageHydrated, browse as test } from '../fixtures';
import { watchNetwork } from '../page/privacy';

const { form, dashboard } = words;

async function signIn(page: Page, type: string) {
  await page.getByLabel(form.userType).selectOption(type);
  await page.getByLabel(form.username).fill('anybody');
  await page.getByLabel(form.password).fill('open sesame');
  await page.getByLabel(form.password).press('Enter');
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
  await expect(h1(page, dashboard.welcome[type])).toBeFocused();
  await expect(page).toHaveURL('/my3eu');
  for (const { title } of dashboard.resources.list[type])
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(type);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Academics' }).first().click();
  await expect(h1(page, 'Academics')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(type);
  await page.goBack();
  await expect(h1(page, dashboard.welcome[type])).toBeVisible();

  await page.getByRole('button', { name: dashboard.signOut }).click();
  await expect(h1(page, words.header.title)).toBeFocused();
  await expect(page.getByLabel(form.password)).toHaveValue('');
  await expect(page.getByLabel(form.userType)).toHaveValue(type);
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
  await expect(h1(page, dashboard.welcome.staff)).toBeVisible();
  await page.reload();
  await expect(h1(page, dashboard.welcome.staff)).toBeVisible();
  await page.getByRole('button', { name: dashboard.signOut }).click();
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
  await expect(page.getByRole('button', { name: form.submit })).toHaveCount(0);
  const network = watchNetwork(page);
  await signIn(page, 'student');
  expect(page.url()).toBe(`${baseURL}/my3eu`);
  network.check();
  await page.close();
});
