import { expect, hydrated, test } from '../fixtures';
import { listenToBeacons } from '../hosts/beacons';
import { hosted, hostedArgs } from '../hosts/hosted';

test.use({ launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, args: hostedArgs }) });

test('a call to action is reported by name, between the pages that were viewed', async ({ page }) => {
  const reports = await listenToBeacons(page);
  await page.goto(`${hosted}/`);
  await hydrated(page);
  await page.locator('main').getByRole('link', { name: 'Schedule a Visit' }).first().click();
  await expect
    .poll(() => reports('/api/analytics/events').map(({ body }) => body))
    .toMatchObject([
      { event: 'page_view', properties: { page: '/', url: `${hosted}/` } },
      { event: 'cta_click', properties: { location: 'hero', action: 'schedule_visit' } },
      { event: 'page_view', properties: { page: '/visit' } },
    ]);
});
