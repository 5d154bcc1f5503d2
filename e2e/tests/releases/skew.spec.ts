import type { Page } from '@playwright/test';
import {
  candidateOf,
  changedPackage,
  clearUp,
  publishing,
  registryOf,
  serveCopy,
  siteCopy,
  tool,
  type RemoteName,
} from '../../releases/delivery';
import { expect, hydrated, leave, test } from '../../fixtures';
import { remotesWithPage, stayedOnTheWayTo } from '../../releases/sections';

/** A candidate of one package beside the live versions of all others, as every release makes it. */
test.describe.configure({ timeout: 180_000 });

let site: string;
test.beforeEach(() => {
  site = siteCopy();
});
test.afterEach(() => clearUp(site));

const shellChange = { 'src/entry-browser.tsx': (text: string) => `${text}\nconsole.debug('candidate');\n` };

/** Visits every section by links, and pages with their documents. */
async function visitAll(page: Page, url: string) {
  await page.goto(url);
  await hydrated(page);
  for (const section of remotesWithPage) expect(await stayedOnTheWayTo(page, section), section).toBe(true);
  for (const path of ['/application', '/college/business', '/visit', '/about']) {
    await page.goto(url + path);
    await hydrated(page);
    await expect(page.locator('main [data-dehydrated]')).toHaveCount(0);
  }
}

async function worksWithTheOthers(page: Page, name: string, from: string) {
  const { status, stderr } = tool(publishing(name, site, from));
  expect(status, stderr).toBe(0);
  const server = await serveCopy(site);
  try {
    await visitAll(page, server.url);
  } finally {
    await leave(page);
    await server.stop();
  }
}

test('a candidate of the shell works with all live remotes, without a page load between sections', async ({ page }) => {
  await worksWithTheOthers(page, 'shell', changedPackage('shell', 'skew', shellChange));
});

for (const name of ['academics', 'admissions', 'campus', 'support'] satisfies RemoteName[])
  test(
    `a candidate of ${name} works with the other live packages, without a page load between sections`,
    // One remote stands for all of them at each change.
    { tag: name === 'academics' ? [] : '@night' },
    async ({ page }) => {
      const live = registryOf(site).remotes[name]!.version;
      await worksWithTheOthers(page, name, await candidateOf(name, 'first'));
      expect(registryOf(site).remotes[name]!.version).not.toBe(live);
    },
  );
