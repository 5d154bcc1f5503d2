import { expect, hydrated, isSameDocument, markDocument, browse as test } from '../fixtures';

/** What Module Federation's runtime says of a page, to its DevTools too. */
type Federation = {
  __INSTANCES__: {
    name: string;
    moduleCache: Map<string, unknown>;
    shareScopeMap: { default: Record<string, Record<string, { from: string }>> };
  }[];
};

const once = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@emotion/react',
  '@emotion/styled',
  'zustand',
  '@3eu/platform/page',
  '@3eu/university/store',
  '@3eu/platform/page',
  '@3eu/university/ui',
];

test('the shell is the page’s one host, and gives its remotes each shared module once', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  for (const name of ['Admissions', 'Academics', 'Student Life']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page.locator('main h1:visible')).toBeFocused();
  }
  const instances = await page.evaluate(() =>
    (globalThis as unknown as { __FEDERATION__: Federation }).__FEDERATION__.__INSTANCES__.map(
      ({ name, moduleCache, shareScopeMap }) => ({
        name,
        remotes: [...moduleCache.keys()],
        shared: Object.entries(shareScopeMap.default).map(
          ([module, versions]) => [module, Object.values(versions).map(({ from }) => from)] as const,
        ),
      }),
    ),
  );
  expect(instances.map(({ name }) => name)).toEqual(['uni3e_shell']);
  const [{ remotes, shared }] = instances as [(typeof instances)[number]];
  expect(remotes).toEqual(expect.arrayContaining(['uni3e_admissions', 'uni3e_academics', 'uni3e_campus']));
  const providers = Object.fromEntries(shared);
  for (const module of once) expect(providers[module], module).toEqual(['uni3e_shell']);
});

// No other remote reads the store; federation.spec.ts has one that does.
test('a choice reaches another remote through the address, and the shell sees changes to the store', async ({
  page,
}) => {
  await page.goto('/major/psychology');
  await hydrated(page);
  await markDocument(page);
  await page.locator('main').getByRole('link', { name: 'Apply Now' }).first().click();
  await expect(page).toHaveURL('/application?major=psychology');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByLabel('Intended Major')).toHaveValue('psychology');

  await page.getByRole('contentinfo').getByRole('link', { name: 'My3EU' }).click();
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Password').fill('anything');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'My3EU: student' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Academics', exact: true }).click();
  await expect(page.locator('main h1:visible')).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'My3EU: student' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});
