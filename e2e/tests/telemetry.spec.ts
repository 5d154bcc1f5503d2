import { expect, hydrated, test } from '../fixtures';
import { listenToBeacons } from '../hosts/beacons';
import { hosted, hostedArgs } from '../hosts/hosted';

test.use({ launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, args: hostedArgs }) });

test('on the provider’s hosting: page load, page views, calls to action and performance are reported', async ({
  page,
}) => {
  const reports = await listenToBeacons(page);
  await page.clock.install();
  await page.goto(`${hosted}/`);
  await hydrated(page);
  await expect.poll(() => reports('/api/telemetry')).toHaveLength(1);
  const load = reports('/api/telemetry')[0]!;
  expect(load.method).toBe('POST');
  expect(load.body).toEqual({
    type: 'page_load',
    url: `${hosted}/`,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    userAgent: expect.stringContaining('Chrome'),
    referrer: '',
  });

  await page.locator('main').getByRole('link', { name: 'Schedule a Visit' }).first().click();
  await expect.poll(() => reports('/api/analytics/events').length).toBeGreaterThanOrEqual(3);
  const events = reports('/api/analytics/events').map(
    ({ body }) => body as { event: string; properties: Record<string, unknown> },
  );
  expect(events[0]).toEqual({
    event: 'page_view',
    properties: {
      page: '/',
      title: expect.stringContaining('3E University'),
      url: `${hosted}/`,
      timestamp: expect.any(String),
    },
  });
  expect(events[1]).toMatchObject({ event: 'cta_click', properties: { location: 'hero', action: 'schedule_visit' } });
  expect(events[2]).toMatchObject({ event: 'page_view', properties: { page: '/visit' } });

  expect(reports('/api/analytics/performance')).toHaveLength(0);
  await page.clock.runFor(5100);
  await expect.poll(() => reports('/api/analytics/performance')).toHaveLength(1);
  await page.clock.runFor(20_000);
  const [performance, ...more] = reports('/api/analytics/performance');
  expect(more).toEqual([]);
  expect(performance!.body).toEqual({
    url: expect.stringContaining(hosted),
    timestamp: expect.any(String),
    metrics: {
      loadTime: expect.any(Number),
      firstContentfulPaint: expect.any(Number),
      largestContentfulPaint: expect.any(Number),
      cumulativeLayoutShift: expect.any(Number),
    },
  });
});
