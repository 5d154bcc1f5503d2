import { expect, pageHydrated, browse as test } from '../../fixtures';

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
];

test('the shell is the page’s one host, and gives its remotes each shared module once', async ({ page }) => {
  await page.goto('/');
  await pageHydrated(page);
  for (const name of ['Works', 'Letters', 'News']) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
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
  expect(instances.map(({ name }) => name)).toEqual(['soundcollege_shell']);
  const [{ remotes, shared }] = instances as [(typeof instances)[number]];
  expect(remotes).toEqual(expect.arrayContaining(['soundcollege_works', 'soundcollege_letters', 'soundcollege_news']));
  const providers = Object.fromEntries(shared);
  for (const module of once) expect(providers[module], module).toEqual(['soundcollege_shell']);
});
