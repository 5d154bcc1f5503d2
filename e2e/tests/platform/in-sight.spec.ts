import type { Page } from '@playwright/test';
import { expect, pageHydrated, test } from '../../fixtures';
import { connectionIs } from '../../page/connection';
import { hold } from '../../page/hold';
import { scriptsIn } from '../../releases/site-files';
import { heading, menu } from '../../sample/page';

/** Scripts that a page requests from now on, without those that came from the browser's cache. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Lets so much idle time pass that all is loaded which may be, and whatever was asked for meanwhile be heard of. */
async function beIdle(page: Page) {
  await page.clock.runFor(10_000);
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
}

const ofOthers = (scripts: string[]) => scripts.filter((path) => /^\/remotes\/(?!news\/)/.test(path));

test('a link in sight needs no network when it is tapped', async ({ page, complaints, place }) => {
  complaints.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await page.goto('/news');
  await expect(menu(page, 'Works')).toBeInViewport();
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  await expect.poll(loaded).toEqual(expect.arrayContaining(scriptsIn(place.site, 'works/index.html')));
  await page.context().setOffline(true);
  await menu(page, 'Works').click();
  await expect(page).toHaveURL('/works');
  await expect(heading(page)).toBeFocused();
});

for (const [connection, isLoaded] of [
  [{ effectiveType: '4g' }, true],
  [{ saveData: true }, false],
  [{ effectiveType: '2g' }, false],
] as const)
  test(`ahead of a tap, ${isLoaded ? 'pages are' : 'nothing is'} loaded where the connection says ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
    await connectionIs(page, connection);
    await page.clock.install();
    const scripts = watchScripts(page);
    const atRest = page.waitForResponse('**/remotes.json');
    await page.goto('/news');
    await pageHydrated(page);
    await (await atRest).finished();
    await beIdle(page);
    expect(ofOthers(scripts).length > 0).toBe(isLoaded);
  });

test('nothing is loaded while the visitor is in a field, and it goes on when they leave it', async ({ page }) => {
  await page.clock.install();
  // The field has the focus before anything runs that could load the links in sight.
  const release = await hold(page, /\/web\/shell\./);
  await page.goto('/letters/write', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Name').focus();
  const known = page.waitForResponse('**/remotes.json');
  release();
  await pageHydrated(page);
  await expect(async () => {
    await page.clock.runFor(1000);
    await (await known).finished();
  }).toPass();
  const scripts = watchScripts(page);
  await beIdle(page);
  await beIdle(page);
  expect(ofOthers(scripts)).toEqual([]);
  await page.getByLabel('Name').blur();
  await expect(async () => {
    await beIdle(page);
    expect(ofOthers(scripts)).not.toEqual([]);
  }).toPass();
});
