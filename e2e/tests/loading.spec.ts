import type { Page, Route } from '@playwright/test';
import { registryElementId } from '@3eu/platform/contract/elements';
import { requestInfo } from '../../mfe-admissions/src/content/request-info';
import { errorScreen, sectionUnavailable } from '../../shell/src/content/error-screens';
import {
  expect,
  hydrated,
  isSameDocument,
  markDocument,
  browse as test,
  test as withClock,
  pageHydrated,
  partHydrated,
} from '../fixtures';
import { connectionIs } from '../page/connection';
import { hold } from '../page/hold';

/** The shell's scripts that not every page runs: its home page, and the shared modules that few pages need. */
const lazyParts = /\/shell\/[0-9a-f]+\/web\/(?!shell\.|start\.)[^/]+\.js/;
const remoteFiles = '**/remotes/*/**';

const expected = /Failed to load resource|net::|integrity|MIME|subresource|broken by the test/i;
test.beforeEach(({ complaints }) => complaints.allow(expected));

const logo = (page: Page) => page.locator('header a[href="/"]').first();
const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`);
const unavailable = (page: Page) => page.getByRole('heading', { level: 1, name: sectionUnavailable.title });

/** Answers only after a while. */
const after = (milliseconds: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await route.continue().catch(() => {});
};

test('the shell’s script runs only after the first paint, however early it arrives', async ({ page }) => {
  // Counts the paints that the browser had reported when the script was requested.
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('script[src*="/web/shell."]')) return;
      seen.disconnect();
      Object.assign(window, { painted: performance.getEntriesByName('first-contentful-paint').length });
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/faq');
  await hydrated(page);
  expect(await page.evaluate(() => (window as unknown as { painted: number }).painted)).toBe(1);
});

test('a document requests one script, which requests all the others without waiting for any of them', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (sent) => asked.add(new URL(sent.url()).pathname));
  const release = await hold(page, /\/web\/shell\./);
  const response = await page.goto('/faq', { waitUntil: 'domcontentloaded' });
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
  await page.goto('/faq');
  await hydrated(page);
  const [before, kept] = await page.evaluate(() => {
    const { sheets } = window as unknown as { sheets: CSSStyleSheet[] };
    const now = [...document.styleSheets];
    return [sheets.length, sheets.filter((sheet) => now.includes(sheet)).length];
  });
  expect(before).toBe(2);
  expect(kept).toBe(before);
});

test.describe('a slow network delays a page but does not break it', () => {
  test('a form works once its scripts arrive, even later than a navigation would wait', async ({ page }) => {
    await page.route(remoteFiles, after(4500));
    await page.goto('/request-info', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await page.getByLabel('First Name').fill('Ada');
    await expect(page.locator('main [data-dehydrated]')).toHaveCount(0);
    await pageHydrated(page);
    await expect(page.locator('main [data-dehydrated]')).toHaveCount(0);
    await page.getByLabel('Last Name').fill('Lovelace');
    await page.getByLabel('Email Address').fill('ada@example.org');
    await page.locator('main form button[type=submit]').click();
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeFocused();
  });

  test('a block that the visitor comes near hydrates once its scripts arrive', async ({ page }) => {
    await page.route('**/remotes/academics/**', after(4500));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    const block = page.locator('[data-block="featured-programs"]');
    await block.scrollIntoViewIfNeeded();
    await partHydrated(page, block);
    await expect(block).not.toHaveAttribute('data-dehydrated', '');
  });

  test('a block whose scripts never come keeps nobody from going on', async ({ page }) => {
    await page.route('**/remotes/support/**', () => {});
    await page.goto('/admissions', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await pageHydrated(page);
    await page.locator('[data-block]').scrollIntoViewIfNeeded();
    await footerLink(page, '/athletics').click();
    await expect(page).toHaveURL('/athletics');
    await expect(page.locator('main h1:visible')).toHaveText('Athletics');
  });
});

withClock('going to a hash while scripts load keeps the page', async ({ page }) => {
  await page.clock.install();
  const arrive = await hold(page, remoteFiles);
  await page.goto('/why-3e', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await markDocument(page);
  await page.evaluate(() => {
    location.hash = '#main';
  });
  // Longer than a navigation waits.
  await page.clock.runFor(10_000);
  await expect(page.locator('main h1:visible')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.locator('main [data-dehydrated]')).toHaveCount(0);
  arrive();
});

test('a page still waiting for its script stays while the next page loads', async ({ page }) => {
  await page.route(remoteFiles, () => {});
  const atRest = page.waitForResponse('**/remotes.json');
  await page.goto('/request-info', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await atRest;
  await footerLink(page, '/athletics').click();
  await expect(page.locator('[data-busy]')).toBeAttached();
  expect(await page.locator('main h1:visible').allTextContents()).toEqual([requestInfo.header.title]);
  await expect(page).toHaveURL('/request-info');
});

test('an unavailable block stays as prerendered, even when the visitor goes to a hash on the page', async ({
  page,
}) => {
  await page.route('**/remotes/academics/**', (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.goto('/');
  await hydrated(page);
  const block = page.locator('[data-block="featured-programs"][data-dehydrated]');
  await page.locator('[data-block="featured-programs"]').scrollIntoViewIfNeeded();
  await expect(block).toBeAttached();
  await page.evaluate(() => {
    location.hash = '#main';
  });
  await logo(page).click();
  await expect(page).toHaveURL('/');
  await expect(block.getByRole('link').first()).toBeAttached();
});

test.describe('a block that throws', () => {
  /** Makes the block throw: an effect of its carousel fails when it observes its elements. */
  const breakBlock = (page: Page) =>
    page.addInitScript(() => {
      const { observe } = IntersectionObserver.prototype;
      IntersectionObserver.prototype.observe = function (element) {
        // What is in it: the block itself is observed until the visitor is near.
        if (element.parentElement?.closest('[data-block="student-stories"]'))
          throw new Error('block broken by the test');
        observe.call(this, element);
      };
    });

  test('on a first view, its prerendered content stays and the page keeps working', async ({ page }) => {
    await breakBlock(page);
    await page.goto('/');
    await hydrated(page);
    await page.locator('[data-block="student-stories"]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-block="student-stories"][data-dehydrated]')).toBeAttached();
    await expect(page.locator('[data-block="student-stories"] blockquote').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: errorScreen.title })).toHaveCount(0);
    await expect(page.locator('[data-block="featured-programs"]')).not.toHaveAttribute('data-dehydrated', '');
  });

  test('on a client navigation, it is left out and the page keeps working', async ({ page }) => {
    await breakBlock(page);
    await page.goto('/faq');
    await hydrated(page);
    await logo(page).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('[data-block="featured-programs"]')).toBeVisible();
    await expect(page.locator('[data-block="student-stories"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: errorScreen.title })).toHaveCount(0);
  });
});

test.describe('the shell’s own lazy parts', () => {
  const faults: Record<string, (route: Route) => Promise<void>> = {
    'answer 503': (route) => route.fulfill({ status: 503, body: 'no' }),
    'are gone': (route) => route.fulfill({ status: 404, body: 'no' }),
    hang: () => new Promise(() => {}),
  };

  for (const [fault, answer] of Object.entries(faults)) {
    test(`that ${fault}: the logo falls back to the home page’s document`, async ({ page }) => {
      await page.goto('/faq');
      await hydrated(page);
      await page.route(lazyParts, answer);
      await logo(page).click();
      await expect(page).toHaveURL('/', { timeout: 10_000 });
      await expect(page.getByRole('heading', { level: 1, name: /four years/ })).toBeVisible();
      await expect(page.getByRole('heading', { name: errorScreen.title })).toHaveCount(0);
    });
  }

  test('that answer 503, with no document either: Try Again leads home after recovery', async ({ page }) => {
    await page.goto('/faq');
    await hydrated(page);
    await markDocument(page);
    await page.route(lazyParts, faults['answer 503']!);
    await page.route(
      (url) => url.pathname === '/',
      (route) => route.abort(),
    );
    await logo(page).click();
    await expect(unavailable(page)).toBeVisible({ timeout: 10_000 });
    await page.unroute(lazyParts);
    await page.getByRole('button', { name: sectionUnavailable.tryAgain }).click();
    await expect(page.getByRole('heading', { level: 1, name: /four years/ })).toBeVisible({ timeout: 10_000 });
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a shared module that fails to load once is loaded when it is needed again', async ({ page }) => {
    await connectionIs(page, { effectiveType: '2g' });
    await page.goto('/about');
    await pageHydrated(page);
    await page.route(lazyParts, (route) => route.fulfill({ status: 503, body: 'no' }));
    await page.route(
      (url) => url.pathname === '/visit',
      (route) => route.abort(),
    );
    await footerLink(page, '/visit').click();
    await expect(unavailable(page)).toBeVisible({ timeout: 10_000 });
    await page.unrouteAll();
    await page.getByRole('button', { name: sectionUnavailable.tryAgain }).click();
    await expect(page.locator('main form:visible')).toBeVisible({ timeout: 10_000 });
    await footerLink(page, '/request-info').click();
    await expect(page.locator('main form:visible')).toBeVisible();
    await expect(page.getByRole('heading', { name: errorScreen.title })).toHaveCount(0);
  });
});

test('if two remotes claim one path, the first owner keeps it and navigation keeps working', async ({ page }) => {
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const registry = JSON.parse(await response.text()) as {
      remotes: Record<string, { pages: { path: string; module: string; label: string }[] }>;
    };
    registry.remotes.campus!.pages.push({ path: '/faq', module: './pages/faq', label: 'Ours now' });
    registry.remotes.admissions!.pages.push({ path: '/rankings', module: './pages/rankings', label: 'Ours now' });
    await route.fulfill({ response, json: registry });
  });
  await page.goto('/about');
  await pageHydrated(page);
  await markDocument(page);
  for (const path of ['/faq', '/admissions', '/rankings', '/student-life', '/faq']) {
    await footerLink(page, path).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1:visible')).toBeFocused();
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('navigation works everywhere even if document and registry assign a path to different remotes', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text();
  const older = html.replace(/\{"path":"\/career-support",[^}]*\}/, (last) =>
    [last, ...['faq', 'admissions'].map((page) => `{"path":"/${page}","module":"./pages/${page}"}`)].join(),
  );
  // Compared to `true`, because a failure message with the page's text would be too long.
  expect(older !== html, 'the document is another one').toBe(true);
  await page.route(
    (url) => url.pathname === '/',
    async (route) => route.fulfill({ response: await route.fetch(), body: older }),
  );
  await page.goto('/');
  await pageHydrated(page);
  for (const path of ['/about', '/request-info', '/faq', '/admissions', '/visit']) {
    await footerLink(page, path).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: errorScreen.title })).toHaveCount(0);
  }
});

test.describe('hydration keeps the served heading', () => {
  for (const address of [
    '/faq/index.html',
    '//faq',
    '/faq/',
    '/major/psychology/index.html',
    '/index.html',
    '/major/psychology/below',
    '/college/none/below',
    '/visit/none',
    '/FAQ',
  ]) {
    test(address, async ({ page, baseURL, complaints }) => {
      complaints.allow(/404 \(Not Found\)/);
      const response = await page.goto(baseURL + address);
      const served = /<h1[^>]*>(.*?)<\/h1>/.exec(await response!.text())![1]!.replaceAll(/<[^>]*>/g, '');
      await pageHydrated(page);
      await expect(page.locator('main h1:visible')).toHaveText(
        served.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
      );
    });
  }
});

test.describe('a page component that throws', () => {
  test('in an event handler leaves the page in place', async ({ page }) => {
    await page.goto('/visit');
    await pageHydrated(page);
    await page.evaluate(() =>
      document.querySelector('main')!.addEventListener(
        'click',
        () => {
          throw new Error('handler broken by the test');
        },
        { once: true },
      ),
    );
    await page.locator('main h1:visible').click();
    await expect(page.locator('main h1:visible')).toBeVisible();
    await expect(page.getByRole('heading', { name: errorScreen.title })).toHaveCount(0);
  });

  test('in an effect shows the error screen inside the layout, and one click leads away', async ({ page }) => {
    await page.addInitScript(() => {
      const { addEventListener } = window;
      window.addEventListener = function throwing(this: Window, type: string, ...rest: unknown[]) {
        if (type === 'beforeunload' || (type === 'scroll' && location.pathname === '/application'))
          throw new Error('effect broken by the test');
        (addEventListener as (...all: unknown[]) => void).call(this, type, ...rest);
      } as typeof window.addEventListener;
    });
    await page.goto('/application');
    await pageHydrated(page);
    await page.getByLabel('First Name').fill('Ada');
    await expect(page.getByRole('heading', { level: 1, name: errorScreen.title })).toBeFocused();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('link', { name: errorScreen.goHome }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: /four years/ })).toBeVisible();
  });

  const unreadable = () => {
    const { addEventListener } = window;
    window.addEventListener = function throwing(this: Window, type: string, ...rest: unknown[]) {
      if (type === 'scroll' && location.pathname === '/application')
        throw new Proxy(
          {},
          {
            get: () => {
              throw new Error('trap set by the test');
            },
          },
        );
      (addEventListener as (...all: unknown[]) => void).call(this, type, ...rest);
    } as typeof window.addEventListener;
  };
  const faults = {
    'takes the page’s elements away': () => document.querySelector('main')!.replaceChildren(),
    'throws what cannot be read': unreadable,
  };

  for (const [what, fault] of Object.entries(faults))
    test(`or ${what} leaves the way to other pages open`, async ({ page, complaints }) => {
      complaints.allow(/NotFoundError|not a child|trap|object|exception/);
      await page.goto('/visit');
      await pageHydrated(page);
      await page.evaluate(fault);
      await footerLink(page, '/application').click();
      await expect(page).toHaveURL('/application');
      await expect(page.locator('main h1:visible')).toBeVisible();
      await logo(page).click();
      await expect(page.getByRole('heading', { level: 1, name: /four years/ })).toBeVisible();
    });
});
