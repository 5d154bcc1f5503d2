import { admissions } from '../../mfe-admissions/src/content/admissions';
import { application } from '../../mfe-admissions/src/content/application';
import { counselors } from '../../mfe-admissions/src/content/counselor-list';
import { financialAid } from '../../mfe-admissions/src/content/financial-aid';
import { expect, hydrated, pageHydrated, browse as test } from '../fixtures';

test('the aid office’s dead links go nowhere and say so', async ({ page }) => {
  await page.goto('/financial-aid');
  await hydrated(page);
  for (const name of financialAid.office.resources) {
    const link = page.getByRole('link', { name });
    await link.click({ force: true });
    await expect(link).toHaveAccessibleDescription(/leads nowhere/);
  }
  // A hidden note must not be anchored to its control: the browser would position it in every layout.
  const areas = await page
    .getByRole('note', { includeHidden: true })
    .evaluateAll((notes) => notes.map((note) => getComputedStyle(note).getPropertyValue('position-area')));
  expect(areas.length).toBeGreaterThan(financialAid.office.resources.length);
  expect(areas.filter((area) => area !== 'none')).toHaveLength(1);
  await expect(page).toHaveURL('/financial-aid');
});

test('a plan stays in the address on the way into the application’s steps', async ({ page }) => {
  const { name, slug } = admissions.plans.list[1];
  await page.goto('/admissions');
  await hydrated(page);
  await page.getByRole('link', { name: `Apply by ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: application.header.title })).toBeFocused();
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page).toHaveURL(`/application?plan=${slug}&step=2`);
  await expect(page.getByText(`Step 2 of 4, ${name}`)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`Step 1 of 4, ${name}`)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: `Apply by ${name}` })).toBeVisible();
});

test('choosing a state leads to its counselor', async ({ page }) => {
  await page.goto('/counselors');
  await pageHydrated(page);
  for (const { name, territories } of [counselors[0]!, counselors.at(-1)!]) {
    await page.getByLabel('Your state').selectOption(territories.at(-1)!);
    const answer = page.getByRole('main').getByRole('status');
    await expect(answer).toContainText(name);
    await answer.getByRole('link').click();
    const heading = page.getByRole('heading', { level: 3, name });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
  }
});
