import type { Page, Route } from '@playwright/test';
import { registryElementId } from '@3eu/platform/contract/elements';
import {
  expect,
  hydrated,
  isSameDocument,
  markDocument,
  browse as test,
  test as withClock,
  pageHydrated,
  partHydrated,
} from '../../fixtures';
import { hold } from '../../page/hold';
import { crashScreen, heading, menu, openAlone, stopLimits, tryAgain } from '../../sample/page';

/** The shell's scripts that not every page runs: its home page, and the shared modules that few pages need. */
const lazyParts = /\/shell\/[0-9a-f]+\/web\/(?!shell\.|start\.)[^/]+\.js/;
const remoteFiles = '**/remotes/*/**';

const expected = /Failed to load resource|net::|integrity|MIME|subresource|broken by the test/i;
test.beforeEach(({ complaints }) => complaints.allow(expected));

const isPath = (path: string) => (url: URL) => url.pathname === path;
const none = (page: Page) => expect(crashScreen(page)).toHaveCount(0);

/** Has parts of the sample throw. */
const breakParts = (page: Page, ...parts: string[]) =>
  page.addInitScript((broken) => Object.assign(globalThis, { broken }), parts);

test('the shell’s script runs only after the first paint, however early it arrives', async ({ page }) => {
  await stopLimits(page);
  // Counts the paints that the browser had reported when the script was requested.
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('script[src*="/web/shell."]')) return;
      seen.disconnect();
      Object.assign(window, { painted: performance.getEntriesByName('first-contentful-paint').length });
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/works');
  await pageHydrated(page);
  expect(await page.evaluate(() => (window as unknown as { painted: number }).painted)).toBe(1);
});

test('a document requests one script, which requests all the others without waiting for any of them', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (sent) => asked.add(new URL(sent.url()).pathname));
  const release = await hold(page, /\/web\/shell\./);
  const response = await page.goto('/works', { waitUntil: 'domcontentloaded' });
  expect((await response!.text()).match(/<script[^>]* src=|<link[^>]* as="script"/g)).toHaveLength(1);
  const state = await page.locator(`#${registryElementId}`).textContent();
  const { scripts } = JSON.parse(state!) as { scripts: { url: string }[] };
  expect(scripts).not.toEqual([]);
  for (const { url } of scripts) await expect.poll(() => asked.has(url), url).toBe(true);
  release();
  await hydrated(page);
});

test('hydration leaves the document’s style sheets in place, so the page is not restyled', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { sheets: [...document.styleSheets].filter(({ cssRules }) => cssRules.length > 0) }),
    ),
  );
  await page.goto('/works');
  await pageHydrated(page);
  const [before, kept] = await page.evaluate(() => {
    const { sheets } = window as unknown as { sheets: CSSStyleSheet[] };
    const now = [...document.styleSheets];
    return [sheets.length, sheets.filter((sheet) => now.includes(sheet)).length];
  });
  expect(before).toBe(2);
  expect(kept).toBe(before);
});

withClock.describe('a slow network delays a page but does not break it', () => {
  withClock.beforeEach(({ page }) => page.clock.install());

  withClock('a form works once its scripts arrive, even later than a navigation would wait', async ({ page }) => {
    const arrive = await hold(page, remoteFiles);
    await page.goto('/letters/write', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await page.getByLabel('Name').fill('Ada');
    await page.clock.runFor(10_000);
    await expect(page.locator('main [data-dehydrated]')).toHaveCount(0);
    arrive();
    await pageHydrated(page);
    await expect(page.locator('main [data-dehydrated]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  });

  withClock('a block hydrates once its scripts arrive', async ({ page }) => {
    const arrive = await hold(page, '**/remotes/works/**');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    const block = page.locator('[data-block="featured"]');
    await page.clock.runFor(10_000);
    arrive();
    await partHydrated(page, block);
    await expect(block).not.toHaveAttribute('data-dehydrated', '');
  });

  withClock('going to a hash while scripts load keeps the page', async ({ page }) => {
    const arrive = await hold(page, remoteFiles);
    await page.goto('/works', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await markDocument(page);
    await page.evaluate(() => {
      location.hash = '#main';
    });
    // Longer than a navigation waits.
    await page.clock.runFor(10_000);
    await expect(heading(page)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await expect(page.locator('main [data-dehydrated]')).toHaveCount(0);
    arrive();
  });
});

test('a block whose scripts never come stays as it is, and keeps nobody from going on', async ({ page }) => {
  await page.route('**/remotes/works/**', () => {});
  await page.route('https://api.sound-college.example/**', (route) => route.abort());
  await page.goto('/desk', { waitUntil: 'domcontentloaded' });
  await pageHydrated(page);
  // The page renders again around a block that has not come.
  await page.getByRole('button', { name: 'When is it open?' }).click();
  await expect(page.getByText('No answer')).toBeVisible();
  await expect(page.locator('[data-block]').getByRole('link')).toBeVisible();
  await menu(page, 'News').click();
  await expect(page).toHaveURL('/news');
  await expect(heading(page)).toHaveText('News');
});

test('a page still waiting for its script stays while the next page loads', async ({ page }) => {
  await stopLimits(page);
  await page.route(remoteFiles, () => {});
  await page.goto('/letters/write', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await menu(page, 'Works').click();
  await expect(page.locator('[data-busy]')).toBeAttached();
  expect(await heading(page).allTextContents()).toEqual(['Write to us']);
  await expect(page).toHaveURL('/letters/write');
});

// In the next two, the block is in sight from the start. Scrolling to one that is put back meanwhile would be in vain: what
// is to be scrolled to has to stand still for two frames, and is found once only.

test('an unavailable block stays as prerendered, even when the visitor goes to a hash on the page', async ({
  page,
}) => {
  await page.route('**/remotes/works/**', (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.goto('/');
  await hydrated(page);
  const block = page.locator('[data-block="featured"][data-dehydrated]');
  await expect(block).toBeInViewport();
  await page.evaluate(() => {
    location.hash = '#main';
  });
  await menu(page, 'Home').click();
  await expect(page).toHaveURL('/');
  await expect(block.getByRole('link')).toBeAttached();
});

test.describe('a block that throws', () => {
  test('on a first view, its prerendered content stays and the page keeps working', async ({ page }) => {
    await breakParts(page, 'latest');
    await page.goto('/');
    await expect(page.locator('[data-block="latest"][data-dehydrated]')).toBeInViewport();
    await expect(page.locator('[data-block="latest"] blockquote')).toBeVisible();
    await none(page);
    const other = page.locator('[data-block="featured"]');
    await partHydrated(page, other);
    await other.getByRole('button').click();
    await expect(other.getByRole('link')).toHaveText('Orchard');
  });

  test('on a client navigation, it is left out and the page keeps working', async ({ page }) => {
    await breakParts(page, 'latest');
    await page.goto('/news');
    await pageHydrated(page);
    await menu(page, 'Home').click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('[data-block="featured"]')).toBeVisible();
    await expect(page.locator('[data-block="latest"]')).toHaveCount(0);
    await none(page);
  });
});

test.describe('the shell’s own lazy parts', () => {
  const fail = (route: Route) => route.fulfill({ status: 503, body: 'no' });

  test('that fail: the way home is its document', async ({ page }) => {
    await openAlone(page, '/news');
    await page.route(lazyParts, fail);
    await menu(page, 'Home').click();
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toHaveText('Sound College');
    await none(page);
  });

  withClock('that hang: the way home is its document', async ({ page }) => {
    await page.clock.install();
    await openAlone(page, '/news');
    await page.route(lazyParts, () => {});
    await menu(page, 'Home').click();
    await expect(page.locator('[data-busy]')).toBeAttached();
    await page.clock.runFor(3500);
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toHaveText('Sound College');
  });

  test('that fail, with no document either: Try Again leads home after recovery', async ({ page }) => {
    await openAlone(page, '/news');
    await page.route(lazyParts, fail);
    await page.route(isPath('/'), (route) => route.abort());
    await menu(page, 'Home').click();
    await expect(crashScreen(page)).toBeVisible();
    await page.unroute(lazyParts);
    await tryAgain(page).click();
    await expect(heading(page)).toHaveText('Sound College');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a shared module that fails to load once is loaded when it is needed again', async ({ page }) => {
    await openAlone(page, '/news');
    let failed = 0;
    await page.route(lazyParts, (route) => ((failed += 1), route.fulfill({ status: 503, body: 'no' })));
    await page.route(isPath('/letters/draft'), (route) => route.abort());
    await menu(page, 'Draft').click();
    await expect(crashScreen(page)).toBeVisible();
    expect(failed).toBeGreaterThan(0);
    await page.unrouteAll();
    await tryAgain(page).click();
    await expect(heading(page)).toHaveText('Draft');
    await none(page);
  });
});

/** A page as the registry has it. */
type Listed = { path: string; module: string; label?: string };

test('if two remotes claim one path, the first owner keeps it and navigation keeps working', async ({ page }) => {
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const registry = JSON.parse(await response.text()) as { remotes: Record<string, { pages: Listed[] }> };
    registry.remotes.news!.pages.push({ path: '/letters', module: './pages/news', label: 'Ours now' });
    registry.remotes.letters!.pages.push({ path: '/works', module: './pages/letters', label: 'Ours now' });
    await route.fulfill({ response, json: registry });
  });
  // Its document knows the one owner already.
  await page.goto('/works');
  await pageHydrated(page);
  await markDocument(page);
  for (const name of ['Letters', 'Works', 'News', 'Letters']) {
    await menu(page, name).click();
    await expect(heading(page)).toHaveText(name);
    await expect(heading(page)).toBeFocused();
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('navigation works everywhere even if document and registry assign a path to different remotes', async ({
  page,
}) => {
  await page.route(isPath('/'), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [, text] = new RegExp(`id="${registryElementId}">([^<]*)<`).exec(html)!;
    const state = JSON.parse(text!) as { remotes: { name: string; pages: Listed[] }[] };
    const works = state.remotes.find(({ name }) => name === 'works')!;
    works.pages.push({ path: '/news', module: './pages/news' }, { path: '/letters', module: './pages/letters' });
    await route.fulfill({ response, body: html.replace(text!, JSON.stringify(state)) });
  });
  await page.goto('/');
  await pageHydrated(page);
  for (const name of ['News', 'Works', 'Letters', 'Draft', 'News']) {
    await menu(page, name).click();
    await expect(heading(page)).toHaveText(name);
  }
  await none(page);
});

test.describe('hydration keeps the served heading', () => {
  for (const address of [
    '/letters/index.html',
    '//letters',
    '/letters/',
    '/works/harbour/index.html',
    '/index.html',
    '/works/harbour/below',
    '/works/none',
    '/works/none/rooms',
    '/letters/none',
    '/LETTERS',
  ])
    test(address, async ({ page, baseURL, complaints }) => {
      complaints.allow(/404 \(Not Found\)/);
      const response = await page.goto(baseURL + address);
      const [, served] = /<h1[^>]*>(.*?)<\/h1>/.exec(await response!.text())!;
      await pageHydrated(page);
      await expect(heading(page)).toHaveText(served!);
    });
});

test.describe('a page component that throws', () => {
  test('in an effect keeps its document readable, and one click leads away', async ({ page }) => {
    await breakParts(page, 'write');
    const response = await page.goto('/letters/write');
    const [, served] = /<h1[^>]*>(.*?)<\/h1>/.exec(await response!.text())!;
    await pageHydrated(page);
    await page.getByLabel('Name').fill('Ada');
    await expect(page.locator('[data-page][data-dehydrated]')).toBeVisible();
    await expect(heading(page)).toHaveText(served!);
    await none(page);
    await menu(page, 'Home').click();
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toHaveText('Sound College');
  });

  test('in an effect, and has no document here, shows the error screen inside the layout', async ({ page }) => {
    await breakParts(page, 'write');
    await page.goto('/letters');
    await pageHydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Write' }).first().click();
    await page.getByLabel('Name').fill('Ada');
    await expect(crashScreen(page)).toBeFocused();
    await expect(page.getByRole('banner')).toBeVisible();
    await menu(page, 'Home').click();
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toHaveText('Sound College');
  });

  test('or takes the page’s elements away leaves the way to other pages open', async ({ page, complaints }) => {
    complaints.allow(/NotFoundError|not a child|object|exception/);
    await page.goto('/news');
    await pageHydrated(page);
    await page.evaluate(() => document.querySelector('main')!.replaceChildren());
    await menu(page, 'Letters').click();
    await expect(page).toHaveURL('/letters');
    await expect(heading(page)).toBeVisible();
    await menu(page, 'Home').click();
    await expect(heading(page)).toHaveText('Sound College');
  });

  test('or throws what cannot be read leaves the way to other pages open', async ({ page, complaints }) => {
    complaints.allow(/trap|Proxy|object|exception/);
    await page.goto('/news');
    await pageHydrated(page);
    await page.evaluate(() => {
      const trap = () => {
        throw new Error('trap set by the test');
      };
      Object.assign(globalThis, {
        broken: {
          includes: () => {
            throw new Proxy({}, { get: trap });
          },
        },
      });
    });
    await menu(page, 'Write to us').click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await expect(heading(page)).toBeVisible();
    await menu(page, 'News').click();
    await expect(heading(page)).toHaveText('News');
  });
});
