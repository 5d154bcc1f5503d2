import type { Page } from '@playwright/test';
import { changedPackage, clearUp, configure, publishing, serveCopy, siteCopy, tool } from '../../releases/delivery';
import { startDevelopment, stop } from '../../releases/development';
import { expect, hydrated, leave, test } from '../../fixtures';

/** A remote whose pages ask an API on an origin of its own. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const api = 'https://api.example';
let site: string;
let withApi: string;
test.beforeAll(() => {
  site = siteCopy();
  withApi = changedPackage('campus', 'api', {
    'src/descriptor.ts': (text) => text.replace("name: 'campus',", `name: 'campus',\n  connects: ['${api}'],`),
  });
  expect(tool(publishing('campus', site, withApi)).stderr).toBe('');
});
test.afterAll(() => clearUp(site));

/** What a page gets of an API: its answer, or the error's name. */
const asked = (page: Page, origin = api) =>
  page.evaluate((url) => fetch(url).then((response) => response.text(), String), `${origin}/tides`);

const answering = async (page: Page) => {
  for (const origin of [api, 'https://other.example'])
    await page.route(`${origin}/**`, (route) =>
      route.fulfill({ body: 'high at nine', headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
};

test('pages of the remote get its answers, and those of other packages and of other APIs none', async ({
  page,
  complaints,
}) => {
  complaints.allow(/violation of connect-src|Content Security Policy|Failed to fetch|ERR_FAILED/);
  await answering(page);
  const server = await serveCopy(site);
  await page.goto(`${server.url}/visit`);
  expect(await asked(page)).toBe('high at nine');
  expect(await asked(page, 'https://other.example')).toContain('TypeError');
  await page.goto(`${server.url}/faq`);
  expect(await asked(page)).toContain('TypeError');
  await leave(page);
  await server.stop();
});

test('a link from another package’s document leads to one that allows it', async ({ page, complaints }) => {
  complaints.allow(/violation of connect-src|Content Security Policy|Failed to fetch|ERR_FAILED/);
  await answering(page);
  const server = await serveCopy(site);
  await page.goto(server.url);
  await hydrated(page);
  const [link] = [page.locator('footer a[href="/visit"]').first()];
  await link.click();
  await expect(page).toHaveURL(/\/visit$/);
  await hydrated(page);
  expect(await asked(page)).toBe('high at nine');
  // Within the remote's pages the browser stays in its document.
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('footer a[href="/athletics"]').first().click();
  await expect(page).toHaveURL(/\/athletics$/);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(await asked(page)).toBe('high at nine');
  await leave(page);
  await server.stop();
});

test('development refuses what visitors’ browsers would refuse', async ({ page, complaints }) => {
  complaints.allow(
    /violation of connect-src|Content Security Policy|Failed to fetch|ERR_FAILED|Failed to load resource|WebSocket|integrity/,
  );
  await answering(page);
  const { child, url } = await startDevelopment(withApi, ['--site', site]);
  await page.goto(`${url}/visit`);
  await hydrated(page);
  expect(await asked(page)).toBe('high at nine');
  expect(await asked(page, 'https://other.example')).toContain('TypeError');
  await page.goto(`${url}/faq`);
  expect(await asked(page)).toContain('TypeError');
  await stop(child, page);
});

test('the owner of the site can forbid it: at once, and to later releases', async ({ page, complaints }) => {
  complaints.allow(/violation of connect-src|Content Security Policy|Failed to fetch|ERR_FAILED/);
  await answering(page);
  configure(site, { connects: [] });
  const server = await serveCopy(site);
  await page.goto(`${server.url}/visit`);
  expect(await asked(page)).toContain('TypeError');
  const { status, stderr } = tool(publishing('campus', site, withApi));
  expect([status, stderr]).toEqual([1, expect.stringContaining(`request data from ${api}`)]);
  await leave(page);
  await server.stop();
});
