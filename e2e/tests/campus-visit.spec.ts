import type { Page } from '@playwright/test';
import { campusPlaces } from '../../mfe-campus/src/content/campus-places';
import { tours } from '../../mfe-campus/src/content/tours';
import { visit } from '../../mfe-campus/src/content/visit';
import { expect, pageHydrated, isSameDocument, markDocument, browse as test } from '../fixtures';
import { watchNetwork } from '../page/privacy';

const { form } = visit;

/** A Saturday a week or two from now, as a date field writes it. */
function saturday(): string {
  const day = new Date();
  day.setDate(day.getDate() + 13 - day.getDay());
  return day.toLocaleDateString('sv');
}

test.beforeEach(async ({ page }) => {
  await page.goto('/visit');
  await pageHydrated(page);
});

test('submitting the completed form sends nothing and keeps every value', async ({ page }) => {
  const [, , tour] = tours;
  await page.getByRole('button', { name: `Choose this tour (${tour.name})` }).click();
  await page.getByRole('button', { name: `Book this tour (${tour.name})` }).click();
  await expect(page.getByLabel('Preferred Date')).toBeFocused();
  await page.getByLabel('Preferred Date').fill(saturday());
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByLabel('Email Address').fill('ada@example.org');
  await page.getByLabel('Areas of Interest').fill('Tides');
  const values = () =>
    page
      .getByRole('form', { name: form.title })
      .evaluate((element) => Object.fromEntries(new FormData(element as HTMLFormElement).entries()));
  const before = await values();
  expect(before).toMatchObject({ tour: tour.id, name: 'Ada Lovelace', email: 'ada@example.org', interests: 'Tides' });
  const network = watchNetwork(page);
  await markDocument(page);
  await page.getByRole('button', { name: 'Schedule Visit' }).click();
  await page.getByLabel('Full Name').press('Enter');
  expect(await values()).toEqual(before);
  expect(await isSameDocument(page)).toBe(true);
  await expect(page).toHaveURL(`/visit?tour=${tour.id}`);
  network.check();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('Ada');
});

const pinsOf = (page: Page) => page.getByRole('group', { name: 'Places on the map' }).getByRole('button');

test('every card stands within the window, covers no pin or title, and moves nothing', async ({ page }) => {
  const pins = await pinsOf(page).all();
  const card = page.locator(`[id="${await pins[0]!.getAttribute('aria-controls')}"]`);
  const heading = (what: { name: string } | { level: number }) => page.getByRole('heading', what);
  const others = [heading({ name: visit.tours.title }), heading({ level: 1 }), ...pins];
  for (const width of [390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const elements = await Promise.all([card, ...others].map((element) => element.elementHandle()));
    const places = () =>
      page.evaluate((all) => all.map((each) => each!.getBoundingClientRect().toJSON() as DOMRect), elements);
    const [, next] = await places();
    for (const pin of pins) {
      await pin.press('Enter');
      const [box, below, ...beside] = await places();
      expect(box!.left).toBeGreaterThanOrEqual(0);
      expect(box!.right).toBeLessThanOrEqual(width);
      for (const { left, right, top, bottom } of beside)
        expect(box!.left < right && box!.right > left && box!.top < bottom && box!.bottom > top).toBe(false);
      expect(below).toEqual(next);
    }
    await page.keyboard.press('Escape');
  }
});

test('without scripts the map shows its numbers, and the list names them', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/visit');
  await expect(pinsOf(page)).toHaveCount(campusPlaces.length);
  await expect(page.getByRole('button', { name: 'Choose this tour' })).toHaveCount(0);
  const list = page.getByRole('region', { name: /^The ten places of the map/ });
  for (const [index, { name, text }] of campusPlaces.entries())
    await expect(list.getByRole('listitem').nth(index)).toHaveText(`${name}${text}`);
  await page.getByRole('link', { name: 'Walk the tour' }).click();
  await expect(list.getByRole('listitem').first()).toBeInViewport();
  await page.close();
});

test('the map pins stay on their places at every width', async ({ page }) => {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const picture = (await page.getByRole('img', { name: /campus from above/ }).boundingBox())!;
    for (const [
      index,
      {
        at: [x, y],
      },
    ] of campusPlaces.entries()) {
      const pin = (await page
        .getByRole('group', { name: 'Places on the map' })
        .locator('path')
        .nth(index)
        .boundingBox())!;
      expect(Math.abs(pin.x + pin.width / 2 - (picture.x + (picture.width * x) / 100))).toBeLessThan(2);
      expect(Math.abs(pin.y + pin.height - (picture.y + (picture.height * y) / 100))).toBeLessThan(6);
      expect(pin.width).toBeGreaterThanOrEqual(24);
    }
  }
});
