import { expect, listenIn, pageHydrated, test } from '../../fixtures';
import { listenToBeacons } from '../../hosts/beacons';
import { hostedSample } from '../../hosts/hosted';
import { heading, menu } from '../../sample/page';

const { hosted, args } = hostedSample;

test.use({ launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, args }) });

test.describe('on a live host', () => {
  test('a performance report names the page that it measured, once, and no query or part', async ({ page }) => {
    const reports = await listenToBeacons(page);
    await page.clock.install();
    await page.goto(`${hosted}/letters?q=a+private+question#private`);
    await pageHydrated(page);
    await expect.poll(() => reports('/api/telemetry')).toHaveLength(1);
    expect(reports('/api/telemetry')[0]!.body).toEqual({
      type: 'page_load',
      url: `${hosted}/letters`,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      userAgent: expect.stringContaining('Chrome'),
      referrer: '',
    });
    await menu(page, 'News').click();
    await expect(heading(page)).toHaveText('News');
    await page.clock.runFor(5100);
    await expect.poll(() => reports('/api/analytics/performance')).toHaveLength(1);
    await page.clock.runFor(20_000);
    await page.evaluate(() => navigator.sendBeacon('/api/last', new Blob(['{}'])));
    await expect.poll(() => reports('/api/last')).toHaveLength(1);
    const [performance, ...more] = reports('/api/analytics/performance');
    expect(more).toEqual([]);
    const measured = ['loadTime', 'firstContentfulPaint', 'largestContentfulPaint', 'cumulativeLayoutShift'];
    const metrics = Object.fromEntries(measured.map((name) => [name, expect.any(Number) as unknown]));
    expect(performance!.body).toEqual({ url: `${hosted}/letters`, timestamp: expect.any(String), metrics });
    expect(JSON.stringify(reports('/'))).not.toContain('private');
  });

  test('uncaught errors and promise rejections are each reported once', async ({ page, complaints }) => {
    complaints.allow(/broken by the test/);
    const reports = await listenToBeacons(page);
    await page.goto(`${hosted}/news`);
    await pageHydrated(page);
    await expect.poll(() => reports('/api/telemetry')).toHaveLength(1);
    await page.evaluate(() => {
      for (let time = 0; time < 5; time += 1)
        setTimeout(() => {
          throw new Error('handler broken by the test');
        });
      void Promise.reject(new Error('promise broken by the test'));
    });
    const errors = () => reports('/api/errors').map(({ body }) => body.error);
    await expect.poll(() => errors().sort()).toEqual(['handler broken by the test', 'promise broken by the test']);
  });

  test('a failing remote is reported once, and failed reports are silent', async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource/);
    const reports = await listenToBeacons(page);
    await page.route('**/remotes/works/**', (route) => route.abort());
    await page.route('**/api/**', (route) => route.fulfill({ status: 500 }));
    await page.goto(`${hosted}/works`);
    await expect(page.locator('main [data-dehydrated]')).toBeAttached();
    await expect.poll(() => reports('/api/errors')).toHaveLength(1);
    expect(reports('/api/errors')[0]!.body).toEqual({
      error: expect.stringContaining('works'),
      stack: expect.any(String),
      componentStack: expect.any(String),
      url: `${hosted}/works`,
      timestamp: expect.any(String),
    });
  });
});

test('on any other host no page makes an outgoing call, or registers a worker', async ({ browser, baseURL }) => {
  // Service workers are allowed, so that one that gets registered here is noticed; the other tests block them.
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: baseURL! });
  const outgoing: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() !== 'GET' || url.origin !== new URL(baseURL!).origin || url.pathname.startsWith('/api/'))
      outgoing.push(`${request.method()} ${request.url()}`);
  });
  const page = await context.newPage();
  await listenIn(page);
  await page.clock.install();
  for (const path of ['/', '/works', '/letters', '/desk']) {
    await page.goto(path);
    await pageHydrated(page);
    await page.clock.runFor(6000);
    // What was asked for meanwhile is heard of before this.
    await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
  }
  const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length));
  expect([workers, outgoing]).toEqual([0, []]);
  await context.close();
});
