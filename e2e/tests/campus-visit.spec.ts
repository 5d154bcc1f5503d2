import type { Locator } from '@playwright/test';
import { campusPlaces } from '../../mfe-campus/src/content/campus-places';
import { campusLiving } from '../../mfe-campus/src/content/campus-living';
import { tours, visit } from '../../mfe-campus/src/content/visit';
import { expect, hydrated, pageHydrated, isSameDocument, markDocument, browse as test } from '../fixtures';
import { painted } from '../page/painted';
import { hostile, long } from '../page/hostile-texts';
import { watchNetwork } from '../page/privacy';

const { form, map, virtual } = visit;

test.beforeEach(async ({ page }) => {
  await page.goto('/visit');
  await pageHydrated(page);
});

test('submitting the completed form sends nothing and keeps every value', async ({ page }) => {
  await page.getByRole('button', { name: `${visit.tours.choose} (${tours[2].name})` }).click();
  await expect(page.getByLabel(form.tour.date)).toBeFocused();
  await page.getByLabel(form.tour.date).fill('2025-04-12');
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
    date: '2025-04-12',
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
  expect(page.url()).toMatch(/\/visit$/);
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

test('by keyboard alone, a pin leads to its place in the list, and the place back to its pin', async ({ page }) => {
  const pins = page.getByRole('group', { name: map.label }).getByRole('link');
  await expect(pins).toHaveCount(campusPlaces.length);
  await pins.first().focus();
  for (const [index, { name }] of campusPlaces.entries()) {
    await expect(pins.nth(index)).toBeFocused();
    await expect(pins.nth(index).getByText(name)).toBeVisible();
    await page.keyboard.press('Tab');
  }
  await pins.nth(6).focus();
  await page.keyboard.press('Enter');
  const entry = page.locator(`#place-${campusPlaces[6].id}`);
  await expect(entry).toBeFocused();
  await expect(entry).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(pins.nth(6)).toBeFocused();
  await expect(pins.nth(6)).toBeInViewport();
});

test('clicking a place name marks its pin, wherever the page scrolls under the pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const pins = page.getByRole('group', { name: map.label }).getByRole('link');
  const middleOf = async (element: Locator) => {
    const { x, y, width, height } = (await element.boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  for (const [index, { id, name }] of campusPlaces.entries()) {
    const entry = page.locator(`#place-${id}`);
    // With the entry at the window's lower edge, its pin is above the upper edge, so the page has to scroll.
    await entry.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    const [x, y] = await middleOf(entry.getByRole('link', { name }));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
    await expect(pins.nth(index)).toBeFocused();
    // The hand moves a little; then two frames pass, in which the browser checks what is under the pointer.
    await page.mouse.move(x + 2, y + 1);
    await painted(page);
    await expect(pins.nth(index)).toHaveAttribute('data-active');
    await expect(entry).toHaveAttribute('data-active');
  }
  // A deliberate movement of the pointer selects again.
  await pins.first().scrollIntoViewIfNeeded();
  await page.mouse.move(...(await middleOf(pins.first())));
  await expect(pins.first()).toHaveAttribute('data-active');
});

test('the map pins stay on their places at every width', async ({ page }) => {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const picture = (await page.getByRole('img', { name: /whole campus from above/ }).boundingBox())!;
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
