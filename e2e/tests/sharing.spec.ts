import { expect, hydrated, isSameDocument, markDocument, test } from '../fixtures';

type ShareScope = Record<string, Record<string, { from: string }>>;
type FederationGlobal = { __INSTANCES__: { name: string; shareScopeMap: { default: ShareScope } }[] };

const once = ['react', 'react/jsx-runtime', 'react-dom', '@emotion/react', '@emotion/styled', 'zustand', '@3eu/shared/router', '@3eu/shared/store', '@3eu/shared/seo', '@3eu/shared/ui'];

test('the page has each shared module once, and the shell provides it', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  for (const name of ['Admissions', 'Academics', 'Student Life']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page.locator('main h1')).toBeFocused();
  }
  const scopes = await page.evaluate(() =>
    (globalThis as unknown as { __FEDERATION__: FederationGlobal }).__FEDERATION__.__INSTANCES__.map(({ name, shareScopeMap }) => ({
      name,
      shared: Object.entries(shareScopeMap.default).map(([module, versions]) => [module, Object.values(versions).map(({ from }) => from)] as const),
    })),
  );
  expect(scopes.map(({ name }) => name)).toEqual(expect.arrayContaining(['uni3e_shell', 'uni3e_admissions', 'uni3e_academics', 'uni3e_campus']));
  for (const { shared } of scopes) {
    const providers = Object.fromEntries(shared);
    for (const module of once) expect(providers[module], module).toEqual(['uni3e_shell']);
  }
});

test('a change of the store in one remote is seen by the shell and by another remote', async ({ page }) => {
  await page.goto('/major/psychology');
  await hydrated(page);
  await markDocument(page);
  await page.locator('main').getByRole('link', { name: 'Apply Now' }).first().click();
  await expect(page).toHaveURL('/application');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByLabel('Intended Major')).toHaveValue('psychology');

  await page.getByRole('contentinfo').getByRole('link', { name: 'My3EU' }).click();
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Password').fill('anything');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'My3EU: student' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Academics', exact: true }).click();
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'My3EU: student' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});
