import type { Page } from '@playwright/test';
import { browse, expect, isSameDocument, markDocument, openAtRest, test, traverse } from '../../fixtures';
import { heading, skipped } from '../../sample/page';

/* Whoever goes on before what they have asked for is there, and whoever comes back: each page is at its place. */

const [long, short, other] = ['/works', '/news', '/letters'];

/** Behind a link of the long page: there a picture moves on the way. */
const moved = '/works/harbour';

const link = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first();

/** What visitors see of a page. */
const seen = async (page: Page) => ({
  path: new URL(page.url()).pathname,
  title: await page.title(),
  heading: await heading(page).textContent(),
  place: await page.evaluate(() => Math.round(scrollY)),
});

async function follow(page: Page, path: string) {
  await link(page, path).dispatchEvent('click');
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toBeFocused();
}

/** Opens a page, and has others in memory. */
async function openWith(page: Page, path: string, ...others: string[]) {
  // Each page is higher than the window.
  await page.setViewportSize({ width: 800, height: 200 });
  await openAtRest(page, path);
  await markDocument(page);
  for (const each of others) {
    await follow(page, each);
    await traverse(page, -1);
    await expect(page).toHaveURL(path);
  }
}

/** Scrolls to the end, whose place is known once all of the page is laid out. */
async function goToEnd(page: Page) {
  const left = async () => {
    await page.evaluate(() => scrollTo(0, 1e6));
    return skipped(page);
  };
  await expect.poll(left).toBe(0);
  return seen(page);
}

browse('Back and Forward find a page that is shorter than the place at hand where it was left', async ({ page }) => {
  await openWith(page, long);
  const before = await goToEnd(page);
  await follow(page, short);
  await page.evaluate(() => scrollTo(0, 50));
  await traverse(page, -1);
  await expect.poll(() => seen(page)).toEqual(before);
  await traverse(page, 1);
  await expect(page).toHaveURL(short);
  await expect.poll(async () => (await seen(page)).place).toBe(50);
  expect(await isSameDocument(page)).toBe(true);
});

browse('Back finds a page that is not kept any more where it was left, however high it is', async ({ page }) => {
  const way = [short, other, '/letters/write', '/letters/draft', '/pages'];
  await openWith(page, long);
  const before = await goToEnd(page);
  for (const path of way) await follow(page, path);
  await traverse(page, -way.length);
  await expect.poll(() => seen(page)).toEqual(before);
  expect(await isSameDocument(page)).toBe(true);
});

/** The moments of the way to another page, in their order. */
type Moment = 'it was asked for' | 'its address has come' | 'it has been put in' | 'the way has ended';

/**
 * Follows a link of the menu, and goes on at a moment of that way, as whoever is quick does. Each moment is waited for, not
 * hit by a delay.
 * @param next Another link of the menu; Back where it is null. Back before the address has come would leave this page.
 */
const goOnAt = (page: Page, moment: Moment, path: string, next: string | null) =>
  page.evaluate(
    async ([first, when, second]) => {
      const click = (to: string) => document.querySelector<HTMLElement>(`nav a[href="${to}"]`)!.click();
      const once = (event: string) =>
        new Promise((resolve) => navigation.addEventListener(event, resolve, { once: true }));
      const come = {
        'it was asked for': () => undefined,
        'its address has come': () => once('currententrychange'),
        'it has been put in': () =>
          new Promise((resolve) =>
            new MutationObserver(resolve).observe(document.querySelector('main')!, { childList: true, subtree: true }),
          ),
        'the way has ended': () => once('navigatesuccess'),
      }[when]();
      click(first);
      if (come) await come;
      if (second !== null) click(second);
      else await navigation.back().finished;
    },
    [path, moment, next] as const,
  );

for (const moment of ['its address has come', 'it has been put in', 'the way has ended'] as const)
  browse(`Back from a page when ${moment} is at the place that was left`, async ({ page }) => {
    await openWith(page, long, short);
    const before = await goToEnd(page);
    await goOnAt(page, moment, short, null);
    await expect.poll(() => seen(page)).toEqual(before);
    // Nobody may have seen it: it begins at its top.
    await traverse(page, 1);
    await expect.poll(async () => (await seen(page)).path).toBe(short);
    await expect.poll(async () => (await seen(page)).place).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });

for (const moment of ['it was asked for', 'its address has come', 'it has been put in', 'the way has ended'] as const)
  browse(`a second click when ${moment} wins, and Back finds the page that both were on`, async ({ page }) => {
    await openWith(page, long, short, other);
    const before = await goToEnd(page);
    const entry = await page.evaluate(() => navigation.currentEntry!.key);
    await goOnAt(page, moment, short, other);
    await expect(page).toHaveURL(other);
    await expect(heading(page)).toBeFocused();
    await expect.poll(async () => (await seen(page)).place).toBe(0);
    await page.evaluate((key) => void navigation.traverseTo(key), entry);
    await expect.poll(() => seen(page)).toEqual(before);
  });

/** Calls back once, in the page, at the moment when a view transition has been asked for, and has not begun. */
const atTransition = (page: Page, goOn: () => void) =>
  page.evaluate(`{
    const start = document.startViewTransition;
    document.startViewTransition = function (options) {
      document.startViewTransition = start;
      window.hasBegun = true;
      const transition = start.call(document, options);
      (${goOn.toString()})();
      return transition;
    };
  }`);

test.describe('at the moment when a picture begins to move', () => {
  async function begin(page: Page) {
    await page.locator(`main a[href="${moved}"]:visible`).first().press('Enter');
    await expect.poll(() => page.evaluate(() => 'hasBegun' in window)).toBe(true);
  }

  test('Back waits for nothing', async ({ page }) => {
    await openWith(page, long, moved);
    const { place: _place, ...before } = await seen(page);
    await atTransition(page, () => history.back());
    await begin(page);
    await expect.poll(() => seen(page)).toMatchObject(before);
    await expect(heading(page)).toHaveCount(1);
  });

  test('a second click waits for nothing', async ({ page }) => {
    await openWith(page, long, other, moved);
    await atTransition(page, () => document.querySelector<HTMLElement>('nav a[href="/letters"]')!.click());
    await begin(page);
    await expect(page).toHaveURL(other);
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveCount(1);
    expect(await page.evaluate(() => navigation.transition)).toBeNull();
  });
});
