import type { Locator, Page } from '@playwright/test';
import { requestInfo as content } from '../../mfe-admissions/src/content/request-info';
import { expect, pageHydrated, browse as test } from '../fixtures';
import { violationsOf } from '@3eu/platform/proof';
import { hold } from '../page/hold';
import { hostile, long } from '../page/hostile-texts';
import { expectNothingStored, watchNetwork } from '../page/privacy';

const { thanks } = content;

async function open(page: Page) {
  await page.goto('/request-info');
  await pageHydrated(page);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' }).click();
const thankYou = (page: Page) => page.getByRole('heading', { level: 2, name: 'Thank You' });

async function fillRequired(page: Page, name = 'Ada') {
  await page.getByLabel('First Name').fill(name);
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email Address').fill('ada@example.org');
}

test('only first name, last name and a valid e-mail address are required', { tag: '@not-bidi' }, async ({ page }) => {
  await open(page);
  const network = watchNetwork(page);
  await submit(page);
  await expect(page.getByLabel('First Name')).toBeFocused();
  await page.getByLabel('First Name').fill('   ');
  await submit(page);
  await expect(page.getByLabel('First Name')).toHaveAccessibleDescription('Enter your first name.');
  await page.getByLabel('First Name').fill('Ada');
  await submit(page);
  await expect(page.getByLabel('Last Name')).toBeFocused();
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email Address').fill('ada');
  await submit(page);
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await expect(thankYou(page)).toHaveCount(0);
  await page.getByLabel('Email Address').fill('ada@example.org');
  await page.keyboard.press('Enter');
  await expect(thankYou(page)).toBeFocused();
  await expect(page.getByLabel('First Name')).toHaveCount(0);
  network.check();
});

test('submitting an empty form focuses the first required field, its label below the header', async ({ page }) => {
  await open(page);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole('button', { name: 'Submit Request' }).focus();
    await submit(page);
    await expect(page.getByLabel('First Name')).toBeFocused();
    const label = page.getByText('First Name', { exact: true });
    const bottomOf = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect
      .poll(async () => (await bottomOf(label)) - (await bottomOf(page.getByRole('banner'))), `${width} px`)
      .toBeGreaterThan(0);
  }
});

test('hostile text stays plain text, and is neither stored nor sent', { tag: '@not-bidi' }, async ({ page }) => {
  await open(page);
  const network = watchNetwork(page);
  const written = `${hostile} kept`;
  await fillRequired(page, written);
  const texts = ['Phone Number', 'Street Address', 'City', 'State'];
  for (const label of texts) await page.getByLabel(label, { exact: true }).fill(written);
  await page.getByLabel('Additional Questions').fill(`${written}\n${long}`);
  await submit(page);
  await expect(thankYou(page)).toBeVisible();
  await page.getByRole('button', { name: 'Submit Another Request' }).click();
  for (const label of texts) await expect(page.getByLabel(label, { exact: true })).toHaveValue(written);
  await expect(page.getByLabel('Additional Questions')).toHaveValue(`${written}\n${long}`);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  await expectNothingStored(page, 'kept');
  network.check();
});

test('the thank-you message is accessible, and fits into every window', async ({ page }) => {
  await open(page);
  await fillRequired(page);
  await submit(page);
  await expect(thankYou(page)).toBeInViewport();
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await violationsOf(page)).toEqual([]);
});

test('the picture of the thank-you message is requested with it, and what stands below waits where it will be', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const arrive = await hold(page, `**/pictures/${thanks.picture.name}.*`);
  await open(page);
  await fillRequired(page);
  expect(requested.join(' ')).not.toContain(thanks.picture.name);
  await submit(page);
  const below = page.getByRole('heading', { name: 'Meanwhile' });
  const before = await below.boundingBox();
  await expect.poll(() => requested.join(' ')).toContain(thanks.picture.name);
  arrive();
  const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  await expect.poll(() => page.getByRole('img', { name: thanks.picture.alt }).evaluate(isLoaded)).toBe(true);
  expect(await below.boundingBox()).toEqual(before);
});

for (const [path, label] of [
  ['/request-info', 'First Name'],
  ['/visit', 'Full Name'],
] as const)
  test(`a reload of ${path} asks before what was written is lost, and only then`, async ({ page }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.goto(path);
    await pageHydrated(page);
    await page.reload();
    await pageHydrated(page);
    expect(asked).toEqual([]);
    await page.getByLabel(label).click();
    await page.keyboard.type('Ada');
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
  });
