import type { Page } from '@playwright/test';
import { publishing, tool } from '../../releases/project';
import { expect, hydrated, isSameDocument, markDocument, test } from '../../fixtures';

/** A remote whose pages ask an API on an origin of its own. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const api = 'https://api.example';
let site: string;
let withApi: string;
test.beforeAll(({ sharedScratch }) => {
  site = sharedScratch.site();
  withApi = sharedScratch.package('campus', {
    'src/descriptor.ts': (text) => text.replace("name: 'campus',", `name: 'campus',\n  connects: ['${api}'],`),
  });
  expect(tool(publishing('campus', site, withApi)).stderr).toBe('');
});

/** What a page gets of an API: its answer, or the error's name. */
const asked = (page: Page, origin = api) =>
  page.evaluate((url) => fetch(url).then((response) => response.text(), String), `${origin}/tides`);

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(
    /violation of connect-src|Content Security Policy|Failed to fetch|ERR_FAILED|Failed to load resource|WebSocket|integrity/,
  );
  for (const origin of [api, 'https://other.example'])
    await page.route(`${origin}/**`, (route) =>
      route.fulfill({ body: 'high at nine', headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
});

test('pages of the remote get its answers, and those of other packages and of other APIs none', async ({
  page,
  scratch,
}) => {
  const url = await scratch.serve(site);
  await page.goto(`${url}/visit`);
  expect(await asked(page)).toBe('high at nine');
  expect(await asked(page, 'https://other.example')).toContain('TypeError');
  await page.goto(`${url}/faq`);
  expect(await asked(page)).toContain('TypeError');
});

test('a link from another package’s document leads to one that allows it', async ({ page, scratch }) => {
  await page.goto(await scratch.serve(site));
  await hydrated(page);
  await page.locator('footer a[href="/visit"]').first().click();
  await expect(page).toHaveURL(/\/visit$/);
  await hydrated(page);
  expect(await asked(page)).toBe('high at nine');
  // Within the remote's pages the browser stays in its document.
  await markDocument(page);
  await page.locator('footer a[href="/athletics"]').first().click();
  await expect(page).toHaveURL(/\/athletics$/);
  expect(await isSameDocument(page)).toBe(true);
  expect(await asked(page)).toBe('high at nine');
});
