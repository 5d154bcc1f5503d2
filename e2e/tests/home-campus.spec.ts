import type { Page } from '@playwright/test';
import { home } from '../../shell/src/content/home';
import { why } from '../../shell/src/content/why';
import { browse, expect, hydrated, test, pageHydrated } from '../fixtures';
import { connectionIs } from '../page/connection';
import { violationsOf } from '@3eu/platform/proof';
import { openPainted, refuseFonts, takeShifts } from '../page/layout-shift';
import { settled } from '../page/painted';

const { questions } = why;

const region = (page: Page) => page.getByRole('region', { name: why.title });
const pins = (page: Page) => region(page).getByRole('list', { name: 'Questions on the map' }).getByRole('button');
const answer = (page: Page, place: number) => page.locator(`#answer-${place + 1}`);
const map = (page: Page) => page.getByRole('img', { name: /campus from above/ });

/** How the map is moved and enlarged. */
const transform = (page: Page) =>
  map(page).evaluate((image) => getComputedStyle(image.parentElement!.parentElement!).transform);

/** Goes to the map, and waits until its pins can be pressed. */
async function openHome(page: Page) {
  await page.goto('/');
  await hydrated(page);
  await region(page).scrollIntoViewIfNeeded();
  await expect(map(page)).toBeVisible();
}

browse(
  'a press of a pin brings its place, with its figure and link; pressed again, it leads back',
  async ({ page }) => {
    await openHome(page);
    await expect(pins(page)).toHaveText(questions.map(({ question }) => question));
    for (const place of [0, questions.length - 1]) {
      const { question, figure, link, picture } = questions[place]!;
      await expect(answer(page, place)).toBeHidden();
      await pins(page).nth(place).click();
      await expect(answer(page, place)).toContainText(figure);
      await expect(answer(page, place).getByRole('link', { name: link.label })).toHaveAttribute('href', link.href);
      await expect(page.getByRole('img', { name: picture.alt })).toBeVisible();
      await expect.poll(() => transform(page)).not.toBe('none');
      await page.getByRole('button', { name: `${question} Back to the map` }).click();
      await expect(answer(page, place)).toBeHidden();
      await expect(page.getByRole('img', { name: picture.alt })).toBeHidden();
      await expect(pins(page)).toHaveCount(questions.length);
    }
    await expect.poll(() => transform(page)).toBe('none');
  },
);

browse('by keyboard alone: each pin, its link, and Escape, which gives the focus back to the pin', async ({ page }) => {
  await openHome(page);
  await pins(page).first().focus();
  for (const [place, { link }] of questions.entries()) {
    // While a place is shown, the other pins are away, and the list with them.
    const pin = region(page).getByLabel('Questions on the map').locator('button').nth(place);
    await expect(pin).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(pin).toHaveAttribute('aria-expanded', 'true');
    await expect(pin).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(answer(page, place).getByRole('link', { name: link.label })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(pin).toHaveAttribute('aria-expanded', 'false');
    await expect(pin).toBeFocused();
    await page.keyboard.press('Tab');
  }
});

browse('open and closed, it violates no rule of accessibility', async ({ page }) => {
  await openHome(page);
  expect(await violationsOf(page)).toEqual([]);
  await pins(page).first().click();
  await expect(page.getByRole('img', { name: questions[0].picture.alt })).toBeVisible();
  await settled(page);
  expect(await violationsOf(page)).toEqual([]);
});

browse('no pin covers another or leaves the window', async ({ page }) => {
  await openHome(page);
  for (const width of [320, 390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await region(page).scrollIntoViewIfNeeded();
    const boxes = await Promise.all((await pins(page).all()).map(async (pin) => (await pin.boundingBox())!));
    for (const [index, one] of boxes.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(width);
      expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(24);
      for (const other of boxes.slice(index + 1)) {
        const beside = one.x >= other.x + other.width || other.x >= one.x + one.width;
        const below = one.y >= other.y + other.height || other.y >= one.y + one.height;
        expect(beside || below, `${width} px`).toBe(true);
      }
    }
  }
});

test('before the visitor comes near, the map is not requested, and for who saves data its script neither', async ({
  page,
}) => {
  await connectionIs(page, { saveData: true });
  await page.setViewportSize({ width: 390, height: 844 });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  await pageHydrated(page);
  expect(requests.filter((url) => url.includes('campus-map'))).toEqual([]);
  const early = requests.filter((url) => url.endsWith('.js'));
  const script = page.waitForRequest((request) => request.url().endsWith('.js') && !early.includes(request.url()));
  const picture = page.waitForRequest(/campus-map/);
  await page.mouse.wheel(0, 600);
  await Promise.all([script, picture]);
});

test('nothing shifts while the map comes and a place is opened', async ({ page, complaints }) => {
  await refuseFonts(page, complaints);
  await openPainted(page, '/');
  await region(page).scrollIntoViewIfNeeded();
  await expect(map(page)).toBeVisible();
  await pins(page).first().click();
  await expect(page.getByRole('img', { name: questions[0].picture.alt })).toBeVisible();
  await settled(page);
  await page.keyboard.press('Escape');
  await settled(page);
  expect(await takeShifts(page)).toEqual([]);
});

for (const [reducedMotion, moving] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const)
  browse(`with ${reducedMotion} of motion the map moves by ${moving} transitions`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await openHome(page);
    // What begins is counted, not what goes on: frames of a busy machine may be longer than the whole move.
    await page.evaluate(() => {
      const begun: string[] = [];
      Object.assign(window, { begun });
      addEventListener('transitionrun', ({ propertyName }) => propertyName === 'transform' && begun.push(propertyName));
    });
    await pins(page).first().click();
    await expect.poll(() => transform(page)).not.toBe('none');
    await settled(page);
    expect(await page.evaluate(() => (window as unknown as { begun: string[] }).begun.length)).toBe(moving);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the card in the middle is the map’s, and a pin brings its card', async ({ page }) => {
    await openHome(page);
    expect(await transform(page)).toBe('none');
    for (const place of questions.keys()) await expect(answer(page, place)).toBeVisible();
    await answer(page, 2).evaluate((card) => card.scrollIntoView({ block: 'nearest', inline: 'center' }));
    await expect(page.getByRole('img', { name: questions[2].picture.alt })).toBeVisible();
    await expect.poll(() => transform(page)).not.toBe('none');
    await page.getByRole('button', { name: `${questions[2].question} Back to the map` }).tap();
    await expect.poll(() => transform(page)).toBe('none');
    await pins(page).nth(4).tap();
    await expect(page.getByRole('img', { name: questions[4].picture.alt })).toBeVisible();
    await expect(answer(page, 4)).toBeInViewport({ ratio: 0.8 });
  });

  test('the map stays below the header while the cards go by', async ({ page }) => {
    await openHome(page);
    await answer(page, 0).evaluate((card) => {
      const { bottom } = card.getBoundingClientRect();
      scrollBy(0, bottom - 500);
    });
    const { bottom } = await page
      .locator('header')
      .last()
      .evaluate((header) => header.getBoundingClientRect());
    const board = await map(page).evaluate((image) => image.closest('[data-part=board]')!.getBoundingClientRect().top);
    expect(Math.abs(board - bottom)).toBeLessThan(2);
  });
});

test('without scripts every answer stands open with its link, beside a whole map', async ({ browser, baseURL }) => {
  for (const width of [390, 1440]) {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL!,
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    await page.goto('/');
    for (const [place, { question, figure, link }] of questions.entries()) {
      await expect(answer(page, place).getByRole('heading', { name: question })).toBeVisible();
      await expect(answer(page, place)).toContainText(figure);
      await expect(answer(page, place).getByRole('link', { name: link.label })).toBeVisible();
    }
    await expect(pins(page)).toHaveCount(0);
    await expect(map(page)).toBeVisible();
    await context.close();
  }
});

test('where its script cannot be loaded, every answer stands open, and in print as well', async ({
  page,
  complaints,
}) => {
  // Nothing is loaded ahead.
  await connectionIs(page, { saveData: true });
  await page.goto('/');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  for (const place of questions.keys()) await expect(answer(page, place)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  complaints.allow(/Failed to load resource|ChunkLoadError|Loading chunk/);
  await page.reload();
  await pageHydrated(page);
  await page.route('**/shell/**/*.js', (route) => route.abort());
  await region(page).scrollIntoViewIfNeeded();
  for (const place of questions.keys()) await expect(answer(page, place)).toBeVisible();
  await expect(map(page)).toBeVisible();
});

test('after a client navigation to home the map is there at once', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /3E University/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: home.hero.title })).toBeFocused();
  await pins(page).last().click();
  await expect(answer(page, questions.length - 1)).toContainText(questions.at(-1)!.figure);
});

for (const [width, height] of [
  [640, 430],
  [390, 844],
] as const)
  browse(`at ${width} × ${height} px, the map covers no link that has the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openHome(page);
    const links = region(page).locator('[data-part=answers] a');
    const isOnTop = (link: Element) => {
      const { x, y, width: wide, height: high } = link.getClientRects()[0]!;
      return link.contains(document.elementFromPoint(x + wide / 2, y + high / 2));
    };
    await pins(page).last().focus();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let link = 0; link < questions.length; link++) {
        if (key === 'Tab' || link > 0) await page.keyboard.press(key);
        await expect.poll(() => page.locator(':focus').evaluate(isOnTop)).toBe(true);
      }
    await expect(links.first()).toBeFocused();
  });
