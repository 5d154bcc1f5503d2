import type { Page } from '@playwright/test';
import { pictureId } from '@3eu/platform/contract/pictures';
import { campusPlaces } from '../../mfe-campus/src/content/campus-places';
import type { CampusPlace } from '../../mfe-campus/src/content/types';
import { tours } from '../../mfe-campus/src/content/tours';
import { visit } from '../../mfe-campus/src/content/visit';
import { browse, expect, openAtRest, pageHydrated, test } from '../fixtures';
import { violationsOf } from '@3eu/platform/proof';
import { connectionIs } from '../page/connection';
import { hold } from '../page/hold';
import { observeShifts, takeShifts } from '../page/layout-shift';

const [general] = tours;
const count = general.stops.length;
const places: readonly CampusPlace[] = campusPlaces;
const placeAt = (stop: number) => places.find(({ id }) => id === general.stops[stop])!;

const begin = (page: Page) => page.getByRole('link', { name: 'Walk the tour' });
const dialog = (page: Page) => page.getByRole('dialog', { name: general.name });
/** The card that the visitor sees: the others are inert. */
const card = (page: Page) => dialog(page).locator('> div > div:not([inert])');
const heading = (page: Page, stop: number) =>
  card(page).getByRole('heading', { name: `Stop ${stop + 1} of ${count}, ${placeAt(stop).name}` });
const scene = (page: Page, stop: number) => page.getByRole('img', { name: placeAt(stop).picture!.alt });
const next = (page: Page) => card(page).getByRole('button', { name: /^Next stop, \d+ minutes$/ });

/** Waits until the visitor is at a stop, and at no other. */
async function atStop(page: Page, stop: number) {
  await expect(heading(page, stop)).toBeFocused();
  await expect(heading(page, stop)).toBeInViewport();
  await expect(scene(page, stop)).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`/visit#${general.stops[stop]}$`));
}

async function openVisit(page: Page, fragment = '') {
  await page.goto(`/visit${fragment}`);
  await pageHydrated(page);
}

for (const [width, height, tag] of [
  [1440, 900, []],
  [768, 1024, ['@night']],
  [390, 844, ['@night']],
  [320, 568, []],
] as const)
  browse(`at ${width} px every stop fills the window, with all that it says`, { tag: [...tag] }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openVisit(page);
    await begin(page).click();
    for (let stop = 0; stop < count; stop += 1) {
      await atStop(page, stop);
      const box = (await dialog(page).boundingBox())!;
      expect(box).toEqual({ x: 0, y: 0, width, height });
      await expect(page.getByRole('button', { name: 'Back to the map' })).toBeInViewport({ ratio: 1 });
      const on = stop < count - 1 ? next(page) : card(page).getByRole('link', { name: 'Book this tour' });
      await expect(on).toBeInViewport({ ratio: 1 });
      if (stop < count - 1) await on.click();
    }
  });

browse('the map is walked before the scene is there, and then is gone', async ({ page }) => {
  const arrive = await hold(page, new RegExp(pictureId(placeAt(1).picture!)));
  await openVisit(page, `#${general.stops[0]}`);
  await atStop(page, 0);
  await next(page).click();
  // The line so far, and the way to the stop.
  await expect(dialog(page).locator('[data-part=scene] polyline')).toHaveCount(4);
  arrive();
  await expect(dialog(page).locator('[data-part=scene] polyline')).toHaveCount(0);
  await atStop(page, 1);
});

browse(
  'by keyboard alone: arrows walk, Escape leads back to the map, and the focus to where it was',
  async ({ page }) => {
    await openVisit(page);
    await begin(page).focus();
    await page.keyboard.press('Enter');
    await atStop(page, 0);
    await page.keyboard.press('ArrowLeft');
    await atStop(page, 0);
    await page.keyboard.press('ArrowRight');
    await atStop(page, 1);
    await page.keyboard.press('ArrowRight');
    await atStop(page, 2);
    await page.keyboard.press('ArrowLeft');
    await atStop(page, 1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/visit$/);
    await expect(begin(page)).toBeFocused();
  },
);

browse('turned around, a tablet shows the stop that it showed', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openVisit(page, `#${general.stops[2]}`);
  await atStop(page, 2);
  await page.setViewportSize({ width: 1024, height: 768 });
  await atStop(page, 2);
  await page.setViewportSize({ width: 390, height: 844 });
  await atStop(page, 2);
});

browse('Back leads to the map too, and the address of a stop begins there', async ({ page }) => {
  await openVisit(page);
  await begin(page).click();
  await atStop(page, 0);
  await next(page).click();
  await atStop(page, 1);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/visit$/);
  await openVisit(page, `#${general.stops[3]}`);
  await page.reload();
  await atStop(page, 3);
  await page.getByRole('button', { name: 'Back to the map' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/visit$/);
  await expect(begin(page)).toBeFocused();
});

browse('its end leads to the form, where the tour is chosen', async ({ page }) => {
  const [, tour] = tours;
  await page.goto(`/visit?tour=${tour.id}#${tour.stops.at(-1)!}`);
  await page.getByRole('dialog', { name: tour.name }).getByRole('link', { name: 'Book this tour' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: visit.form.title })).toBeFocused();
  await expect(page.getByRole('heading', { name: visit.form.title })).toBeInViewport();
  await expect(page.getByLabel('Tour', { exact: true })).toHaveValue(tour.id);
});

test('nothing of it is loaded before it is begun, and nothing moves', async ({ page }) => {
  await connectionIs(page, { effectiveType: '2g' });
  await observeShifts(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openAtRest(page, '/visit');
  // What moved before is tried for every page; here it is about the walk.
  await takeShifts(page);
  const pictures = [1, 2, 3].map((stop) => pictureId(placeAt(stop).picture!));
  const asked = () => requests.filter((url) => pictures.some((file) => url.includes(file)));
  expect(asked()).toEqual([]);
  // The first press brings the blocks of other teams, too.
  const scripts = () => requests.filter((url) => url.includes('/remotes/campus/') && url.endsWith('.js'));
  const before = scripts();
  await begin(page).click();
  await atStop(page, 0);
  expect(scripts()).toHaveLength(before.length + 1);
  await next(page).click();
  await atStop(page, 1);
  expect(asked()).not.toEqual([]);
  await page.keyboard.press('Escape');
  await expect(begin(page)).toBeFocused();
  expect(await takeShifts(page)).toEqual([]);
});

test('where its code cannot be loaded, the places stand as a list', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|net::/);
  await openVisit(page);
  await page.route('**/*.js', (route) => route.abort('connectionrefused'));
  await begin(page).click();
  await expect(page.getByRole('region', { name: /^The ten places of the map/ })).toBeInViewport();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it is a sequence of stills, each told with its position', async ({ page }) => {
    await openVisit(page);
    await begin(page).click();
    await atStop(page, 0);
    await expect(heading(page, 0)).toBeFocused();
    await next(page).click();
    await atStop(page, 1);
    for (const cover of await dialog(page).locator('[data-part=scene] polyline').all())
      await expect(cover).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await atStop(page, 2);
    await expect(heading(page, 2)).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a swipe goes on to the next stop, and no further @chromium', async ({ page }) => {
    await openVisit(page, `#${general.stops[0]}`);
    await atStop(page, 0);
    const session = await page.context().newCDPSession(page);
    const swipe = (by: number) =>
      session.send('Input.synthesizeScrollGesture', { x: 195, y: 300, xDistance: by, yDistance: 0, speed: 2000 });
    await swipe(-300);
    await atStop(page, 1);
    await swipe(300);
    await atStop(page, 0);
    await expect(dialog(page).locator('[data-part=scene] polyline')).toHaveCount(0);
  });
});
