import type { Locator, Page } from '@playwright/test';
import { campusPlaces } from '../../mfe-campus/src/content/campus-places';
import { campusLiving } from '../../mfe-campus/src/content/campus-living';
import { tours } from '../../mfe-campus/src/content/tours';
import { visit } from '../../mfe-campus/src/content/visit';
import { expect, hydrated, pageHydrated, isSameDocument, markDocument, browse as test } from '../fixtures';
import { hostile, long } from '../page/hostile-texts';
import { watchNetwork } from '../page/privacy';

const { form, map, virtual } = visit;

/** A Saturday a week or two from now, as a date field writes it. */
const saturday = (() => {
  const day = new Date();
  day.setDate(day.getDate() + 13 - day.getDay());
  return day.toLocaleDateString('sv');
})();

test.beforeEach(async ({ page }) => {
  await page.goto('/visit');
  await pageHydrated(page);
});

test('submitting the completed form sends nothing and keeps every value', async ({ page }) => {
  await page.getByRole('button', { name: `${visit.tours.choose} (${tours[2].name})` }).click();
  await page.getByRole('button', { name: `${visit.tours.book} (${tours[2].name})` }).click();
  await expect(page.getByLabel(form.tour.date)).toBeFocused();
  await page.getByLabel(form.tour.date).fill(saturday);
  await page.getByLabel(form.tour.time).selectOption('1:00 PM');
  await page.getByLabel(form.you.name).fill('Ada Lovelace');
  await page.getByLabel(form.you.email).fill('ada@example.org');
  await page.getByLabel(form.you.phone).fill('+1 555 010 0199');
  await page.getByLabel(form.you.year).selectOption('transfer');
  await page.getByLabel(form.you.visitors).selectOption('5+');
  await page.getByLabel(form.tour.interests.label).fill('Tides');
  const values = () =>
    page
      .getByRole('form', { name: form.title })
      .evaluate((element) => Object.fromEntries(new FormData(element as HTMLFormElement).entries()));
  const before = await values();
  const network = watchNetwork(page);
  await markDocument(page);
  await page.getByRole('button', { name: form.submit }).click();
  await page.getByLabel(form.you.name).press('Enter');
  expect(before).toEqual({
    tour: 'student-life',
    date: saturday,
    time: '1:00 PM',
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    phone: '+1 555 010 0199',
    year: 'transfer',
    visitors: '5+',
    interests: 'Tides',
  });
  expect(await values()).toEqual(before);
  expect(await isSameDocument(page)).toBe(true);
  expect(page.url()).toMatch(/\/visit\?tour=student-life$/);
  network.check();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('Ada');
});

test('switching to a tour that does not leave at the chosen time clears the time', async ({ page }) => {
  const time = page.getByLabel(form.tour.time);
  await page.getByLabel(form.tour.tour, { exact: true }).selectOption('general');
  await time.selectOption('11:00 AM');
  await page.getByLabel(form.tour.tour, { exact: true }).selectOption('student-life');
  await expect(time).toHaveValue('11:00 AM');
  await page.getByLabel(form.tour.tour, { exact: true }).selectOption('academic');
  await expect(time).toHaveValue('');
  await expect(time.getByRole('option')).toHaveText([form.choose, ...tours[1].times]);
});

test('hostile text breaks nothing and is not sent anywhere', async ({ page }) => {
  const network = watchNetwork(page);
  for (const text of [...hostile, long]) {
    await page.getByLabel(form.you.name).fill(text);
    await page.getByLabel(form.tour.interests.label).fill(text);
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByLabel(form.you.name)).toHaveValue(text);
  }
  network.check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visit.header.title);
});

const pinsOf = (page: Page) => page.getByRole('group', { name: map.label }).getByRole('button');

test('by keyboard alone, each pin opens its card, which Escape closes', async ({ page }) => {
  const pins = pinsOf(page);
  await expect(pins).toHaveCount(campusPlaces.length);
  await pins.first().focus();
  for (const [index, { text }] of campusPlaces.entries()) {
    await expect(pins.nth(index)).toBeFocused();
    await page.keyboard.press('Enter');
    const card = page.locator(`[id="${await pins.nth(index).getAttribute('aria-controls')}"]`);
    await expect(card).toContainText(text);
    await page.keyboard.press('Escape');
    await expect(card).not.toContainText(text);
    await page.keyboard.press('Tab');
  }
});

for (const width of [390, 768, 1280, 1440]) {
  test(`at ${width} px every card stands within the window, covers no pin or title, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const boxOf = async (element: Locator) => (await element.boundingBox())!;
    const pins = await pinsOf(page).all();
    const card = page.locator(`[id="${await pins[0]!.getAttribute('aria-controls')}"]`);
    const next = page.getByRole('heading', { name: visit.tours.title });
    const beside = [page.getByRole('heading', { level: 1 }), ...pins];
    const placeOfNext = await boxOf(next);
    for (const pin of pins) {
      await pin.press('Enter');
      const box = await boxOf(card);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      for (const element of beside) {
        const { x, y, width: wide, height } = await boxOf(element);
        const apart = box.x >= x + wide || box.x + box.width <= x || box.y >= y + height || box.y + box.height <= y;
        expect(apart).toBe(true);
      }
      expect(await boxOf(next)).toEqual(placeOfNext);
    }
  });
}

test('on wide screens the list is the map’s legend: its names stand open, below the campus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const list = page.getByRole('region', { name: map.title });
  const picture = (await page.getByRole('img', { name: /campus from above/ }).boundingBox())!;
  for (const { name } of campusPlaces) {
    const place = (await list.getByRole('link', { name }).boundingBox())!;
    expect(place.y + place.height).toBeLessThan(picture.y + picture.height);
  }
});

test('a name of the list brings its pin into view, with its card open', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const list = page.getByRole('region', { name: map.title });
  await list.getByText(map.title).click();
  for (const index of [0, campusPlaces.length - 1]) {
    await list.getByRole('link', { name: campusPlaces[index]!.name }).click();
    await expect(pinsOf(page).nth(index)).toBeFocused();
    await expect(pinsOf(page).nth(index)).toBeInViewport();
    await expect(pinsOf(page).nth(index)).toHaveAttribute('aria-expanded', 'true');
  }
});

test('without scripts the map shows its numbers, and the list leads to it', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 768, height: 900 } });
  await page.goto('/visit');
  await expect(pinsOf(page)).toHaveCount(campusPlaces.length);
  await expect(page.getByRole('button', { name: visit.tours.choose })).toHaveCount(0);
  const list = page.getByRole('region', { name: map.title });
  await list.getByText(map.title).click();
  await list.getByRole('link').last().click();
  await expect(page.getByRole('img', { name: /campus from above/ })).toBeInViewport();
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
      const pin = (await page.getByRole('group', { name: map.label }).locator('path').nth(index).boundingBox())!;
      expect(Math.abs(pin.x + pin.width / 2 - (picture.x + (picture.width * x) / 100))).toBeLessThan(2);
      expect(Math.abs(pin.y + pin.height - (picture.y + (picture.height * y) / 100))).toBeLessThan(6);
      expect(pin.width).toBeGreaterThanOrEqual(24);
    }
  }
});

test('the virtual tour’s button does nothing and sends nothing', async ({ page }) => {
  const network = watchNetwork(page);
  await markDocument(page);
  await page.getByRole('button', { name: virtual.start }).click();
  await expect(page.getByText(virtual.note)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  network.check();
});

for (const width of [320, 390]) {
  test(`at ${width} px the e-mail address fits on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const email = page.getByRole('main').getByRole('link', { name: visit.contact.email.label });
    expect(await email.evaluate((link) => link.getClientRects().length)).toBe(1);
  });
}

test('the tour in the address is preselected, and an unknown tour is ignored', async ({ page }) => {
  await page.goto('/visit?tour=student-life');
  await hydrated(page);
  await expect(page.getByLabel(form.tour.tour, { exact: true })).toHaveValue('student-life');
  await page.getByLabel(form.tour.tour, { exact: true }).selectOption('general');
  await expect(page.getByLabel(form.tour.tour, { exact: true })).toHaveValue('general');
  await page.goto('/visit?tour=constructor');
  await hydrated(page);
  await expect(page.getByLabel(form.tour.tour, { exact: true })).toHaveValue('');
});

test('a note says that nothing is sent, both after clicking Schedule Visit and after pressing Enter', async ({
  page,
}) => {
  const note = page.getByText(form.note);
  await expect(note).toBeHidden();
  await page.getByLabel(form.you.name).press('Enter');
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: form.submit }).click();
  await expect(note).toBeVisible();
});

test('Tour Residence Halls preselects the tour that shows them', async ({ page }) => {
  await page.goto('/campus-living');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: campusLiving.header.tour.label }).first().click();
  await expect(page).toHaveURL(/\/visit\?tour=student-life/);
  await expect(page.getByLabel(form.tour.tour, { exact: true })).toHaveValue('student-life');
});
