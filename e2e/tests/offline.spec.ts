import { wholeChromium } from '../environment';
import { expect, hydrated, test } from '../fixtures';
import { hosted, hostedArgs } from '../hosts/hosted';

test.use({
  serviceWorkers: 'allow',
  launchOptions: { ...wholeChromium, args: hostedArgs },
});

test('a visited page opens offline, an unvisited one shows the offline page', async ({ page, context, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto(`${hosted}/faq?q=housing`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The worker does not take over an open page: the next load is its first.
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!);
  await hydrated(page);
  await expect(page.getByText('You are offline.')).toBeVisible();
  // A query makes no other document of it.
  await page.goto(`${hosted}/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!);
  await page.goto(`${hosted}/rankings`);
  await expect(page.getByRole('heading', { level: 1, name: 'No signal this far out' })).toBeVisible();

  await context.setOffline(false);
  const kept = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) urls.push(`${request.method} ${request.url}`);
    return urls;
  });
  expect(kept.length).toBeGreaterThan(3);
  for (const entry of kept) expect(entry).toMatch(new RegExp(`^GET ${hosted}/(?!api/)`));
  // What a visitor typed is not kept.
  expect(kept.filter((entry) => entry.includes('housing'))).toEqual([]);
});
