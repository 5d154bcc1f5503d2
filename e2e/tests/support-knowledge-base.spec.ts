import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { knowledgeBase as words } from '../../mfe-support/src/content/knowledge-base';
import { entries } from '../../mfe-support/src/content/knowledge-base/entries';
import { browse, expect, test } from '../fixtures';
import { openPainted, refuseFonts, takeShifts } from '../page/layout-shift';
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
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the knowledge base' });

browse(
  'the build as shipped shows the connection error and makes no request to another origin',
  async ({ page, baseURL }) => {
    const strangers: string[] = [];
    page.on('request', (request) => request.url().startsWith(baseURL!) || strangers.push(request.url()));
    await page.goto('/knowledge-base');
    const alert = page.getByRole('alert').filter({ hasText: words.error.title });
    await expect(alert).toContainText(words.error.notConnected);
    // It is there for a moment, which a busy machine may be over before it looks.
    const loads = page.evaluate(
      (title) =>
        new Promise<void>((resolve) =>
          new MutationObserver(() => {
            const headings = [...document.querySelectorAll('main h2, main h3')];
            if (headings.some(({ textContent }) => textContent === title)) resolve();
          }).observe(document.querySelector('main')!, { childList: true, subtree: true }),
        ),
      words.loading.title,
    );
    await page.getByRole('button', { name: 'Retry Connection' }).press('Enter');
    await loads;
    await expect(alert).toContainText(words.error.notConnected);
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Retry Connection' })).toBeFocused();
    expect(strangers).toEqual([]);
  },
);

browse('no layout shifts when the connection error replaces the loading view', async ({ page, complaints }) => {
  await refuseFonts(page, complaints);
  await openPainted(page, '/knowledge-base');
  await expect(page.getByRole('alert').filter({ hasText: words.error.title })).toBeVisible();
  expect(await takeShifts(page)).toEqual([]);
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

  test('what no entry says in these words is found by what people ask', async ({ page }) => {
    await answer(page, (route) => route.fulfill({ headers: allow, json: rows }));
    await page.goto('/knowledge-base');
    await field(page).fill('can i bring a car');
    await expect(page.getByRole('heading', { name: 'Where do I park when I visit?' })).toBeVisible();
    await field(page).fill('xylophonist');
    await expect(page.getByRole('heading', { name: words.empty.title })).toBeVisible();
  });

  test('exports the shown entries as CSV in which no formula can run', async ({ page }) => {
    await answer(page, (route) =>
      route.fulfill({ headers: allow, json: [{ ...rows[0], question: '=cmd()', category: 'Parents' }, rows[1]] }),
    );
    await page.goto('/knowledge-base?category=Parents');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('knowledge-base.csv');
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF"Question","Answer",/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^"'=cmd\(\)",/);
    await expect(page.getByText('Downloaded knowledge-base.csv with 1 entry.')).toBeVisible();
  });

  test('stays usable with 5,000 entries', async ({ page }) => {
    const many = Array.from({ length: 5000 }, (_, n) => ({ ...rows[n % rows.length], id: `row-${n}` }));
    await answer(page, (route) => route.fulfill({ headers: allow, json: many }));
    await page.goto('/knowledge-base');
    const average = many.reduce((sum, row) => sum + (row as { priority: number }).priority, 0) / many.length;
    // To read that many takes a busy machine longer than anything that is waited for otherwise.
    const summary = page.getByText(`5000 entries, average priority ${average.toFixed(1)}`);
    await expect(summary).toBeVisible({ timeout: 40_000 });
    expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBe(50);
    await field(page).pressSequentially('narwhals');
    await expect(page.locator('mark').first()).toBeVisible();
  });

  test('a service that cannot be reached shows an error, and Retry Connection recovers', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_CONNECTION_REFUSED/);
    await answer(page, (route) => route.abort('connectionrefused'));
    await page.goto('/knowledge-base');
    const alert = page.getByRole('alert').filter({ hasText: words.error.title });
    await expect(alert).toContainText(words.error.unreachable);
    await page.unrouteAll();
    await answer(page, (route) => route.fulfill({ headers: allow, json: rows }));
    await page.getByRole('button', { name: 'Retry Connection' }).click();
    await expect(page.getByText(`${rows.length} entries, average priority ${averagePriority}`)).toBeVisible();
  });
});
