import { rmSync } from 'node:fs';
import { expect, hydrated, isSameDocument, markDocument, test } from '../fixtures';
import { serveCopy, siteCopy, setOrigins } from '../delivery';

type Server = { url: string; stop: () => Promise<unknown> };

const remotes = ['admissions', 'academics', 'campus', 'support'];
let root: string;
let site: Server | undefined;
let servers: Server[] = [];

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  root = siteCopy();
  servers = await Promise.all(remotes.map(() => serveCopy(root)));
  setOrigins(root, Object.fromEntries(remotes.map((name, index) => [name, servers[index]!.url])));
  site = await serveCopy(root);
});

test.afterAll(() => {
  for (const server of [site, ...servers]) server?.stop();
  rmSync(root, { recursive: true, force: true });
});

test('each remote comes from its own origin, within one document', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && asked.add(new URL(request.url()).origin));
  await page.goto(`${site!.url}/faq`);
  await hydrated(page);
  await markDocument(page);
  for (const name of ['Admissions', 'Academics', 'Student Life']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).first().click();
    await expect(page.locator('main h1')).toBeFocused();
  }
  expect(await isSameDocument(page)).toBe(true);
  expect([...asked].sort()).toEqual([site!.url, ...servers.map(({ url }) => url)].sort());
});

test('a remote whose origin is down takes nothing else with it', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|net::/);
  await servers[3]!.stop();
  await page.goto(`${site!.url}/faq`);
  await hydrated(page);
  await expect(page.locator('main [data-kept]')).toBeAttached();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Admissions', exact: true })
    .first()
    .click();
  await expect(page.locator('main h1')).toBeFocused();
});
