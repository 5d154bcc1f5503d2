import { expect, hydrated, isSameDocument, markDocument, browse as test } from '../fixtures';

type ShareScope = Record<string, Record<string, { from: string }>>;
type Container = { init: (scope: ShareScope) => void | Promise<void> };

const remotes = ['uni3e_admissions', 'uni3e_academics', 'uni3e_campus'];

const once = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@emotion/react',
  '@emotion/styled',
  'zustand',
  '@3eu/shared/router',
  '@3eu/shared/store',
  '@3eu/shared/seo',
  '@3eu/shared/ui',
];

/** Notes the share scope that each remote's container is given. */
function noteScopes(names: string[]) {
  const scopes: Record<string, ShareScope> = {};
  for (const name of names) {
    let container: Container | undefined;
    Object.defineProperty(globalThis, name, {
      // Otherwise the shell would delete it as a leftover of an earlier attempt.
      configurable: false,
      get: () => container && { ...container, init: (scope: ShareScope) => container!.init((scopes[name] = scope)) },
      set: (value: Container) => (container = value),
    });
  }
  Object.assign(globalThis, { scopes });
}

test('each shared module exists once on the page, and the shell provides it', async ({ page }) => {
  await page.addInitScript(noteScopes, remotes);
  await page.goto('/');
  await hydrated(page);
  for (const name of ['Admissions', 'Academics', 'Student Life']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page.locator('main h1:visible')).toBeFocused();
  }
  const scopes = await page.evaluate(() => {
    const noted = (globalThis as unknown as { scopes: Record<string, ShareScope> }).scopes;
    return Object.entries(noted).map(([name, scope]) => ({
      name,
      isTheSame: scope === Object.values(noted)[0],
      shared: Object.entries(scope).map(
        ([module, versions]) => [module, Object.values(versions).map(({ from }) => from)] as const,
      ),
    }));
  });
  expect(scopes.map(({ name }) => name).sort()).toEqual([...remotes].sort());
  for (const { shared, isTheSame } of scopes) {
    expect(isTheSame).toBe(true);
    const providers = Object.fromEntries(shared);
    for (const module of once) expect(providers[module], module).toEqual(['uni3e_shell']);
  }
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
