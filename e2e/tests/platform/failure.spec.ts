import type { Page, Request, Route } from '@playwright/test';
import { browse, expect, hydrated, isSameDocument, markDocument, test } from '../../fixtures';
import { crashScreen, heading, menu, openAlone, stopLimits, tryAgain } from '../../sample/page';

/** Faults of a class of which another one is tried at each change: what has other content is refused by its hash. */
const alike = ['is HTML', 'is empty', 'throws at start'];

/** What can be wrong with a remote's files. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'answers 500': (route) => route.fulfill({ status: 500, body: 'no' }),
  'refuses connections': (route) => route.abort('connectionrefused'),
  'is HTML': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hotel' }),
  'is empty': (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '' }),
  'is cut off': async (route) => {
    // The page may be left while its script is on its way.
    const response = await route.fetch().catch(() => null);
    const text = await response?.text().catch(() => null);
    if (response && text) await route.fulfill({ response, body: text.slice(0, text.length / 2) }).catch(() => {});
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

const files = '**/remotes/works/**';

const expected =
  /Failed to load resource|integrity|broken release|net::|Integrity|MIME|subresource|Unexpected token|Unexpected end|SyntaxError|CORS policy|CORS request|nosniff/i;

/** The prerendered page stays readable, and the shell and the other remotes work. */
async function expectReadable(page: Page) {
  await expect(page.locator('main [data-dehydrated]')).toBeAttached();
  await expect(heading(page)).toHaveText('Works');
  await expect(page).toHaveTitle(/Works/);
  await markDocument(page);
  await menu(page, 'Letters').click();
  await expect(page).toHaveURL('/letters');
  await expect(heading(page)).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.locator('head title')).toHaveCount(1);
}

/** A client navigation gives way to the section's document. Nothing is asked of the remote before the click. */
async function expectDocument(page: Page, watchWay = () => async () => {}) {
  await openAlone(page, '/news');
  const wait = watchWay();
  await menu(page, 'Works').click();
  await wait();
  await expect(page).toHaveURL('/works');
  await expect(heading(page)).toHaveText('Works');
  expect(await isSameDocument(page)).toBe(false);
}

/** Without the document either, the section is unavailable, and Try Again tries. */
async function loseSection(page: Page, watchWay = () => async () => {}) {
  await openAlone(page, '/news');
  await page.route('**/works', (route) => route.abort('connectionrefused'));
  const wait = watchWay();
  await menu(page, 'Works').click();
  await wait();
  await expect(crashScreen(page)).toBeFocused();
}

for (const [fault, answer] of Object.entries(faults))
  browse.describe(`a remote ${fault}`, { tag: alike.includes(fault) ? '@night' : [] }, () => {
    browse.beforeEach(async ({ page, complaints }) => {
      complaints.allow(expected);
      await page.route(files, answer);
    });

    browse('its prerendered page stays readable, and the shell and other remotes work', async ({ page }) => {
      await page.goto('/works', { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      await expectReadable(page);
    });

    browse('a client navigation to it falls back to its document', ({ page }) => expectDocument(page));

    browse('without its document either, the section is unavailable until Try Again succeeds', async ({ page }) => {
      await stopLimits(page);
      await loseSection(page);
      const asked = page.waitForRequest(files);
      await tryAgain(page).click();
      await asked;
      await expect(crashScreen(page)).toBeFocused();
      await page.unroute(files);
      await tryAgain(page).click();
      await expect(heading(page)).toHaveText('Works');
      expect(await isSameDocument(page)).toBe(true);
    });
  });

test.describe('a remote hangs', () => {
  test.beforeEach(async ({ page, complaints }) => {
    complaints.allow(expected);
    await page.clock.install();
    await page.route(files, () => {});
  });

  /**
   * Waits until the navigation has waited as long as it does: half of that time for the module, the rest for its document.
   * That is listened for before the click: on a machine that stands still for a moment it is over before the next step.
   */
  const watchWay = (page: Page) => () => {
    const isHead = (request: Request) => request.method() === 'HEAD';
    const answered = Promise.race([
      page.waitForEvent('requestfailed', isHead),
      page.waitForEvent('requestfinished', isHead),
    ]);
    return async () => {
      await page.clock.runFor(1600);
      await answered;
      await page.clock.runFor(1900);
    };
  };

  test('its prerendered page is made usable after a while', async ({ page }) => {
    await page.goto('/works', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await page.clock.runFor(20_000);
    await expectReadable(page);
  });

  test('a client navigation to it falls back to its document', ({ page }) => expectDocument(page, watchWay(page)));

  test('without its document either, the section is unavailable until Try Again succeeds', async ({ page }) => {
    await loseSection(page, watchWay(page));
    await page.unroute(files);
    // A request that hangs is not made again: the way on may be the document.
    await page.unroute('**/works');
    await tryAgain(page).click();
    await expect(async () => {
      await page.clock.runFor(3500);
      await expect(heading(page)).toHaveText('Works', { timeout: 500 });
    }).toPass();
  });
});

test('an abandoned navigation does not later take the visitor away from the page chosen instead', async ({
  page,
  complaints,
}) => {
  complaints.allow(expected);
  await page.clock.install();
  await page.route(files, () => {});
  await openAlone(page, '/news');
  await menu(page, 'Works').click();
  await expect(page.locator('[data-busy]')).toBeAttached();
  await menu(page, 'Letters').click();
  await expect(page).toHaveURL('/letters');
  await markDocument(page);
  await page.clock.runFor(20_000);
  // The document of the page that was given up would be requested before this, if the page still went there.
  await page.evaluate(() => fetch('/works').then((answer) => answer.text()));
  expect(await isSameDocument(page)).toBe(true);
  await expect(page).toHaveURL('/letters');
});
