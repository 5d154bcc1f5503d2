import type { Page } from '@playwright/test';
import { application as content } from '../../mfe-admissions/src/content/application';
import { expect, hydrated, pageHydrated, isSameDocument, markDocument, browse as test } from '../fixtures';
import { violationsOf } from '@3eu/platform/proof';
import { hostile, long } from '../page/hostile-texts';
import { expectNothingStored, watchNetwork } from '../page/privacy';

const { steps, fee, leave } = content;

async function open(page: Page) {
  await page.goto('/application');
  await pageHydrated(page);
}

const next = (page: Page) => page.getByRole('button', { name: 'Next Step' }).click();
const previous = (page: Page) => page.getByRole('button', { name: 'Previous' }).click();
const stepHeading = (page: Page, step: number) =>
  page.getByRole('heading', { level: 2, name: steps[step - 1]!, exact: true });

test('on a phone, what Submit says covers no heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/application?step=4');
  await pageHydrated(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const note = page.getByText(content.submitNote).filter({ visible: true });
  const tips = page.getByRole('heading', { name: content.tips.title });
  const box = (await note.boundingBox())!;
  expect(box.y + box.height).toBeLessThan((await tips.boundingBox())!.y);
});

test('the browser’s Back and Forward move between steps without losing input', async ({ page }) => {
  await open(page);
  await page.getByLabel('First Name').fill('Ada');
  await next(page);
  await page.getByLabel('High School').fill('Harbor High');
  await next(page);
  await expect(stepHeading(page, 3)).toBeFocused();
  await expect(page).toHaveURL('/application?step=3');
  await page.goBack();
  await expect(stepHeading(page, 2)).toBeFocused();
  await expect(page.getByLabel('High School')).toHaveValue('Harbor High');
  await page.goBack();
  await expect(page).toHaveURL('/application');
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await page.goForward();
  await page.goForward();
  await expect(stepHeading(page, 3)).toBeFocused();
  await previous(page);
  await expect(page.getByLabel('High School')).toHaveValue('Harbor High');
});

test('the major that a visitor comes from is chosen, and stays in the address', async ({ page }) => {
  await page.goto('/major/psychology');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first().click();
  await expect(page).toHaveURL('/application?major=psychology');
  await next(page);
  await expect(page.getByLabel('Intended Major')).toHaveValue('psychology');
  await page.reload();
  await pageHydrated(page);
  await expect(page.getByLabel('Intended Major')).toHaveValue('psychology');
});

test('hostile text stays plain text through all steps, and is neither stored nor sent', async ({ page }) => {
  await open(page);
  const network = watchNetwork(page);
  const written = `${hostile} kept`;
  const texts = ['First Name', 'Last Name', 'Email Address', 'Phone Number', 'Home Address'];
  for (const label of texts) await page.getByLabel(label).fill(written);
  await page.getByLabel('Date of Birth').fill('2007-02-28');
  await next(page);
  await page.getByLabel('High School').fill(written);
  await page.getByLabel('GPA').fill('3.4');
  await page.getByLabel('SAT Score').fill('1400');
  await page.getByLabel('Intended Major').selectOption('psychology');
  await next(page);
  await page.getByLabel('Personal Statement (up to 500 words)').fill(`${written}\n${long}`);
  await page.getByLabel('Why This School? (up to 300 words)').fill(written);
  await expect(page.getByText(/\d{5} of 500 words/).first()).toBeVisible();
  await next(page);
  // The label lies over its whole row, so that is what a visitor clicks.
  for (const label of ['Request a fee waiver', fee.certification]) {
    await page.getByText(label, { exact: true }).click();
    await expect(page.getByLabel(label)).toBeChecked();
  }
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(stepHeading(page, 4)).toBeVisible();

  await previous(page);
  await expect(page.getByLabel('Personal Statement (up to 500 words)')).toHaveValue(`${written}\n${long}`);
  await previous(page);
  await expect(page.getByLabel('High School')).toHaveValue(written);
  await expect(page.getByLabel('GPA')).toHaveValue('3.4');
  await expect(page.getByLabel('Intended Major')).toHaveValue('psychology');
  await previous(page);
  for (const label of texts) await expect(page.getByLabel(label)).toHaveValue(written);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  await expectNothingStored(page, 'kept');
  network.check();
});

test('leaving a dirty draft asks for confirmation: Stay and Escape keep it, Leave discards it', async ({ page }) => {
  const away = () =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Academics', exact: true }).click();
  await open(page);
  await markDocument(page);
  await page.getByLabel('First Name').fill('Ada');
  await away();
  const question = page.getByRole('dialog', { name: leave.title });
  await expect(question).toContainText(leave.text);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/application');

  await away();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');

  await away();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/academics');
  await expect(page.locator('main h1:visible')).toBeFocused();
  // What was given up is nowhere, not even behind Back.
  await page.goBack();
  await expect(page).toHaveURL('/application');
  await expect(page.getByLabel('First Name')).toHaveValue('');
  expect(await isSameDocument(page)).toBe(true);
});

test('steps 2 to 4 and the question before leaving are accessible, and fit into every window', async ({ page }) => {
  await open(page);
  await page.getByLabel('First Name').fill('Ada');
  for (const step of [2, 3, 4]) {
    await next(page);
    await expect(stepHeading(page, step)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  await expect(page.getByRole('dialog', { name: leave.title })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
