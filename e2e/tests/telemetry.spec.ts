import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';
import { hosted, hostedArgs } from '../hosts/hosted';
import { allPages } from '../pages';

test.use({ launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, args: hostedArgs }) });

type Report = { path: string; method: string; body: Record<string, unknown> };

/** Collects every reporting call. The browser shows a beacon's request without its body, so the body is read where it is sent. */
async function reportsOf(page: Page): Promise<Report[]> {
  const reports: Report[] = [];
  await page.exposeFunction(
    'recordBeacon',
    (path: string, text: string) =>
      void reports.push({ path, method: 'POST', body: JSON.parse(text) as Record<string, unknown> }),
  );
  await page.addInitScript(() => {
    const { recordBeacon } = window as unknown as { recordBeacon: (path: string, text: string) => void };
    const original = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (path, body) => {
      void (body as Blob).text().then((text) => recordBeacon(String(path), text));
      return original(path, body);
    };
  });
  return reports;
}

const of = (reports: Report[], path: string) => reports.filter((report) => report.path === path);

test('on the provider’s hosting: page load, page views, calls to action and performance are reported', async ({
  page,
}) => {
  const reports = await reportsOf(page);
  await page.clock.install();
  await page.goto(`${hosted}/`);
  await hydrated(page);
  await expect.poll(() => of(reports, '/api/telemetry')).toHaveLength(1);
  const load = of(reports, '/api/telemetry')[0]!;
  expect(load.method).toBe('POST');
  expect(load.body).toEqual({
    type: 'page_load',
    url: `${hosted}/`,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    userAgent: expect.stringContaining('Chrome'),
    referrer: '',
  });

  await page.locator('main').getByRole('link', { name: 'Schedule a Visit' }).first().click();
  await expect.poll(() => of(reports, '/api/analytics/events').length).toBeGreaterThanOrEqual(3);
  const events = of(reports, '/api/analytics/events').map(
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

  expect(of(reports, '/api/analytics/performance')).toHaveLength(0);
  await page.clock.runFor(5100);
  await expect.poll(() => of(reports, '/api/analytics/performance')).toHaveLength(1);
  await page.clock.runFor(20_000);
  const [performance, ...more] = of(reports, '/api/analytics/performance');
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

test('on the provider’s hosting: a performance report names the page that it measured', async ({ page }) => {
  const reports = await reportsOf(page);
  await page.clock.install();
  await page.goto(`${hosted}/`);
  await hydrated(page);
  await expect.poll(() => of(reports, '/api/telemetry')).toHaveLength(1);
  await page.locator('footer a[href="/faq"]').click();
  await expect(page).toHaveURL(`${hosted}/faq`);
  await page.clock.runFor(5100);
  await expect.poll(() => of(reports, '/api/analytics/performance')).toHaveLength(1);
  expect(of(reports, '/api/analytics/performance')[0]!.body).toMatchObject({ url: `${hosted}/` });
});

test('on the provider’s hosting: uncaught errors and promise rejections are each reported once', async ({
  page,
  complaints,
}) => {
  complaints.allow(/broken by the test/);
  const reports = await reportsOf(page);
  await page.goto(`${hosted}/faq`);
  await hydrated(page);
  await expect.poll(() => of(reports, '/api/telemetry')).toHaveLength(1);
  await page.evaluate(() => {
    for (let time = 0; time < 5; time += 1)
      setTimeout(() => {
        throw new Error('handler broken by the test');
      });
    void Promise.reject(new Error('promise broken by the test'));
  });
  await expect
    .poll(() =>
      of(reports, '/api/errors')
        .map(({ body }) => body.error)
        .sort(),
    )
    .toEqual(['handler broken by the test', 'promise broken by the test']);
});

test('on the provider’s hosting: a failing remote is reported once, and failed reports are silent', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const reports = await reportsOf(page);
  await page.route('**/remotes/support/**', (route) => route.abort());
  await page.route('**/api/**', (route) => route.fulfill({ status: 500 }));
  await page.goto(`${hosted}/faq`);
  await expect(page.locator('main [data-dehydrated]')).toBeAttached();
  await expect.poll(() => of(reports, '/api/errors')).toHaveLength(1);
  expect(of(reports, '/api/errors')[0]!.body).toEqual({
    error: expect.stringContaining('support'),
    stack: expect.any(String),
    componentStack: expect.any(String),
    url: `${hosted}/faq`,
    timestamp: expect.any(String),
  });
});

test('on the provider’s hosting: no report contains the query or the hash of an address', async ({ page }) => {
  const reports = await reportsOf(page);
  await page.clock.install();
  await page.goto(`${hosted}/faq?q=a+private+question#private`);
  await hydrated(page);
  await page.clock.runFor(5100);
  await expect.poll(() => of(reports, '/api/analytics/performance')).toHaveLength(1);
  expect(of(reports, '/api/telemetry')[0]!.body).toMatchObject({ url: `${hosted}/faq` });
  expect(JSON.stringify(reports)).not.toContain('private');
});

test('on any other host no page makes an outgoing call', async ({ browser, baseURL }) => {
  // It visits every page.
  test.setTimeout(150_000);
  const foreign: string[] = [];
  const paths = [...allPages];
  /** Visits one page after the other while there are any left, in a context with a clock of its own. */
  const look = async () => {
    // Allow service workers, so that one that gets registered here is noticed; the other tests block them.
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (request.method() !== 'GET' || url.origin !== new URL(baseURL!).origin || url.pathname.startsWith('/api/'))
        foreign.push(`${request.method()} ${request.url()}`);
    });
    const page = await context.newPage();
    await page.clock.install();
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      await page.goto(path);
      await hydrated(page);
      await page.clock.runFor(6000);
    }
    const workers = await page.evaluate(
      () => navigator.serviceWorker?.getRegistrations().then((all) => all.length) ?? 0,
    );
    await context.close();
    return workers;
  };
  // Most of the time is spent waiting, which several pages can do at once.
  expect(await Promise.all([look(), look(), look(), look()])).toEqual([0, 0, 0, 0]);
  expect(foreign).toEqual([]);
});
