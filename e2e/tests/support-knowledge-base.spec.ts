import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { plainText } from '@3eu/platform/contract/linked-text';
import { knowledgeBase as words } from '../../mfe-support/src/content/knowledge-base';
import { entries } from '../../mfe-support/src/content/knowledge-base/entries';
import { browse, expect, pageHydrated, test } from '../fixtures';
import { observeShifts, refuseFonts, shiftsOf } from '../page/layout-shift';
import { connectPage } from '../page/connect-knowledge-base';

const rows = entries.map((entry) => ({
  subcategory: null,
  keywords: null,
  ...entry,
  is_active: true,
  created_at: '2025-01-02T09:00:00+00:00',
  updated_at: '2025-01-06T09:00:00+00:00',
}));
const sum = rows.reduce((total, { priority }) => total + priority, 0);
const averagePriority = (sum / rows.length).toFixed(1);
const field = (page: Page) => page.getByRole('searchbox', { name: words.search.label });

browse(
  'the build as shipped shows the connection error and makes no request to another origin',
  async ({ page, baseURL }) => {
    const strangers: string[] = [];
    page.on('request', (request) => request.url().startsWith(baseURL!) || strangers.push(request.url()));
    await page.goto('/knowledge-base');
    const alert = page.getByRole('alert').filter({ hasText: words.error.title });
    await expect(alert).toContainText(words.error.notConnected);
    await alert.getByRole('button', { name: words.error.retry }).press('Enter');
    await expect(page.getByRole('heading', { name: words.loading.title })).toBeVisible();
    await expect(alert).toContainText(words.error.notConnected);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await page.keyboard.press('Tab');
    await expect(alert.getByRole('button', { name: words.error.retry })).toBeFocused();
    expect(strangers).toEqual([]);
  },
);

browse('no layout shifts when the connection error replaces the loading view', async ({ page, complaints }) => {
  await refuseFonts(page, complaints);
  await observeShifts(page);
  await page.goto('/knowledge-base');
  await expect(page.getByRole('alert').filter({ hasText: words.error.title })).toBeVisible();
  await pageHydrated(page);
  expect(await shiftsOf(page)).toBe(0);
});

browse('without scripts the page says where the answers are', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/knowledge-base`);
  await expect(page.getByText(plainText(words.withoutScripts))).toBeVisible();
  await expect(page.getByRole('heading', { name: words.loading.title })).toBeHidden();
  await page.close();
});

test.describe('connected', () => {
  // The site under test is not configured with a service, so its policy does not name one.
  test.use({ bypassCSP: true });

  const service = 'http://127.0.0.1:4999';
  const allow = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const answer = (page: Page, handle: (route: Route) => Promise<unknown>) =>
    page.route(`${service}/**`, (route) =>
      route.request().method() === 'OPTIONS' ? route.fulfill({ headers: allow }) : handle(route),
    );

  test.beforeEach(({ page }) => connectPage(page, { url: service, key: 'key' }));

  test('filters while typing, marks the term, and keeps the search in the address', async ({ page }) => {
    await answer(page, (route) => route.fulfill({ headers: allow, json: rows }));
    await page.goto('/knowledge-base');
    await field(page).pressSequentially('fafsa');
    await expect(page.locator('mark').first()).toHaveText(/fafsa/i);
    await page.getByLabel(words.search.category).selectOption('Financial Aid');
    await expect(page).toHaveURL(/\?q=fafsa&category=Financial\+Aid$/);
    await page.reload();
    await expect(field(page)).toHaveValue('fafsa');
    await expect(page.getByLabel(words.search.category)).toHaveValue('Financial Aid');
  });

  test('exports the shown entries as CSV in which no formula can run', async ({ page }) => {
    await answer(page, (route) =>
      route.fulfill({ headers: allow, json: [{ ...rows[0], question: '=cmd()', category: 'Parents' }, rows[1]] }),
    );
    await page.goto('/knowledge-base?category=Parents');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: words.csv.button }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(words.csv.file);
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF"Question","Answer",/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^"'=cmd\(\)",/);
    await expect(page.getByText(words.csv.done(1, words.csv.file))).toBeVisible();
  });

  test('stays usable with 5,000 entries', async ({ page }) => {
    const many = Array.from({ length: 5000 }, (_, n) => ({ ...rows[n % rows.length], id: `row-${n}` }));
    await answer(page, (route) => route.fulfill({ headers: allow, json: many }));
    await page.goto('/knowledge-base');
    const average = many.reduce((sum, row) => sum + (row as { priority: number }).priority, 0) / many.length;
    await expect(page.getByText(words.results.summary(5000, average.toFixed(1)))).toBeVisible();
    expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBe(50);
    await field(page).pressSequentially('narwhals');
    await expect(page.locator('mark').first()).toBeVisible();
  });

  const failures: [string, (route: Route) => Promise<unknown>, string, RegExp | null][] = [
    [
      '401',
      (route) => route.fulfill({ status: 401, headers: allow, json: { message: 'Invalid API key' } }),
      words.error.refused(401),
      /401/,
    ],
    [
      '404 HTML',
      (route) => route.fulfill({ status: 404, headers: allow, body: '<h1>Not found</h1>' }),
      words.error.refused(404),
      /404/,
    ],
    [
      'truncated JSON',
      (route) => route.fulfill({ headers: allow, contentType: 'application/json', body: '[{"id":"a"' }),
      words.error.unreadable,
      null,
    ],
    [
      'wrong types',
      (route) => route.fulfill({ headers: allow, json: [{ ...rows[0], priority: '10' }] }),
      words.error.unreadable,
      null,
    ],
    ['a dead host', (route) => route.abort('connectionrefused'), words.error.unreachable, /ERR_CONNECTION_REFUSED/],
    ['no answer', () => new Promise(() => {}), words.error.timeout, null],
  ];

  for (const [name, failing, reason, noise] of failures) {
    test(`a failing service (${name}) shows the right error, and Retry Connection recovers`, async ({
      page,
      complaints,
    }) => {
      if (noise) complaints.allow(noise);
      let broken = true;
      await answer(page, (route) => (broken ? failing(route) : route.fulfill({ headers: allow, json: rows })));
      await page.goto('/knowledge-base');
      const alert = page.getByRole('alert').filter({ hasText: words.error.title });
      await expect(alert).toContainText(words.error.fallback);
      await expect(alert).toContainText(reason);
      broken = false;
      await alert.getByRole('button', { name: words.error.retry }).click();
      await expect(page.getByText(words.results.summary(rows.length, averagePriority))).toBeVisible();
    });
  }

  test('a failed search on Enter shows no error and keeps the local filter', async ({ page, complaints }) => {
    complaints.allow(/500/);
    await answer(page, (route) =>
      route.request().url().includes('or=')
        ? route.fulfill({ status: 500, headers: allow })
        : route.fulfill({ headers: allow, json: rows }),
    );
    await page.goto('/knowledge-base');
    await field(page).fill('fafsa');
    const answered = page.waitForResponse((response) => response.url().includes('or='));
    await field(page).press('Enter');
    await answered;
    await expect(page.getByRole('heading', { name: 'When is the FAFSA due?' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: words.error.title })).toHaveCount(0);
  });
});
