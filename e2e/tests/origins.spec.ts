import { expect, hydrated, isSameDocument, markDocument, test } from '../fixtures';

// That a remote whose origin is down affects nothing else is tested in failure.spec.ts, which runs here too.
test('each remote comes from its own origin, without a page load', async ({ page, host }) => {
  const asked = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && asked.add(new URL(request.url()).origin));
  await page.goto('/faq');
  await hydrated(page);
  await markDocument(page);
  for (const name of ['Admissions', 'Academics', 'Student Life']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).first().click();
    await expect(page.locator('main h1:visible')).toBeFocused();
  }
  expect(await isSameDocument(page)).toBe(true);
  expect([...asked].sort()).toEqual([new URL(host.url).origin, ...host.remotes].sort());
});
