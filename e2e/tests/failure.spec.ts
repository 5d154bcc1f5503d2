import type { Page, Route } from '@playwright/test';
import { browse, expect, hydrated, isSameDocument, markDocument, test, pageHydrated } from '../fixtures';
import { sectionUnavailable } from '../../shell/src/content/error-screens';
import { connectionIs } from '../page/connection';

/** Faults of a class of which another one is tried at each change: what has other content is refused by its hash. */
const alike = ['is HTML', 'is empty', 'throws at start'];

/** What can be wrong with a remote's files. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'answers 500': (route) => route.fulfill({ status: 500, body: 'no' }),
  'refuses connections': (route) => route.abort('connectionrefused'),
  'is HTML': (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><p>Welcome to the hotel network</p>',
    }),
  'is empty': (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '' }),
  'is cut off': async (route) => {
    // The page may be left while its script is on its way.
    const response = await route.fetch().catch(() => null);
    const text = await response?.text().catch(() => null);
    if (response && text) await route.fulfill({ response, body: text.slice(0, text.length / 2) });
    else await route.abort().catch(() => {});
  },
  'has the wrong content type': async (route) => {
    const response = await route.fetch().catch(() => null);
    await (response ? route.fulfill({ response, contentType: 'text/plain' }) : route.abort()).catch(() => {});
  },
  'redirects elsewhere': (route) => route.fulfill({ status: 302, headers: { location: '/' } }),
  'throws at start': (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("broken release")' }),
};

const files = '**/remotes/support/**';

const expected =
  /Failed to load resource|integrity|broken release|net::|Integrity|MIME|subresource|Unexpected token|Unexpected end|SyntaxError|CORS policy|CORS request|nosniff/i;

/** Goes to the FAQ from a page of another remote, by client navigation if that works. */
async function chooseFaq(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
}

const outAtSea = (page: Page) => page.getByRole('heading', { level: 1, name: sectionUnavailable.title });
const tryAgain = (page: Page) => page.getByRole('button', { name: sectionUnavailable.tryAgain });

/** The prerendered page stays readable, and the shell and the other remotes work. */
async function expectReadable(page: Page) {
  await expect(page.locator('main [data-dehydrated]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/3E University/);
  await markDocument(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admissions', exact: true }).click();
  await expect(page).toHaveURL('/admissions');
  await expect(page.locator('main h1:visible')).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.locator('head title')).toHaveCount(1);
}

/** A client navigation gives way to the section's document. */
async function expectDocument(page: Page) {
  await page.goto('/student-life', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await markDocument(page);
  await chooseFaq(page);
  await expect(page).toHaveURL('/faq', { timeout: 8000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
}

/** Without the document either, the section is unavailable, and Try Again tries. */
async function loseSection(page: Page) {
  await page.goto('/student-life', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await markDocument(page);
  await page.route('**/faq', (route) => route.abort('connectionrefused'));
  await chooseFaq(page);
  await expect(outAtSea(page)).toBeVisible({ timeout: 10_000 });
  await expect(outAtSea(page)).toBeFocused();
  await tryAgain(page).click();
  await expect(tryAgain(page)).toBeEnabled({ timeout: 10_000 });
}

for (const [fault, answer] of Object.entries(faults))
  browse.describe(`a remote ${fault}`, { tag: alike.includes(fault) ? '@night' : [] }, () => {
    browse.beforeEach(async ({ page, complaints }) => {
      complaints.allow(expected);
      await page.route(files, answer);
    });

    browse('its prerendered page stays readable, and the shell and other remotes work', async ({ page }) => {
      await page.goto('/faq', { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      await expectReadable(page);
    });

    browse('a client navigation to it falls back to its document', ({ page }) => expectDocument(page));

    browse('without its document either, the section is unavailable until Try Again succeeds', async ({ page }) => {
      await loseSection(page);
      await page.unroute(files);
      await tryAgain(page).click();
      await expect(outAtSea(page)).toBeHidden();
      await expect(page.locator('main [data-page]:visible')).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
    });
  });

test.describe('a remote hangs', () => {
  test.beforeEach(async ({ page, complaints }) => {
    complaints.allow(expected);
    await page.clock.install();
    await page.route(files, () => {});
  });

  test('its prerendered page is made usable after a while', async ({ page }) => {
    await page.goto('/faq', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await page.clock.runFor(20_000);
    await expectReadable(page);
  });

  test('a client navigation to it falls back to its document', ({ page }) => expectDocument(page));

  test('without its document either, the section is unavailable until Try Again succeeds', async ({ page }) => {
    await loseSection(page);
    await page.unroute(files);
    // A request that hangs is not made again: the way on may be the document.
    await page.unroute('**/faq');
    await tryAgain(page).click();
    await expect(outAtSea(page)).toBeHidden({ timeout: 20_000 });
    await expect(page.locator('main [data-page]:visible')).toBeVisible();
  });
});

test('an abandoned navigation does not later take the visitor away from the page chosen instead', async ({
  page,
  complaints,
}) => {
  complaints.allow(expected);
  await page.clock.install();
  await page.route(files, () => {});
  await connectionIs(page, { effectiveType: '2g' });
  await page.goto('/visit');
  await pageHydrated(page);
  await chooseFaq(page);
  await expect(page.locator('[data-busy]')).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Athletics' }).click();
  await expect(page).toHaveURL('/athletics');
  await markDocument(page);
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.clock.runFor(20_000);
  await asked;
  // The FAQ's document would be requested before this, if the page still went there.
  await page.evaluate(() => fetch('/faq').then((answer) => answer.text()));
  expect(await isSameDocument(page)).toBe(true);
  await expect(page).toHaveURL('/athletics');
});
