import { browse, expect, hydrated } from '../../fixtures';

/** Blocks of one remote on pages of others. */
const college = '/college/business';
const story = '[data-block^="student-story"]';

browse(
  'with mfe-campus down, a page of another remote keeps the block that its document brought',
  async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource/);
    await page.route('**/remotes/campus/**', (route) => route.abort());
    await page.goto(college);
    await hydrated(page);
    await expect(page.locator(story)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Apply Now' }).last()).toBeVisible();
  },
);

browse('a client navigation brings a page together with its block, about what the page says', async ({ page }) => {
  await page.goto('/academics');
  await hydrated(page);
  for (const slug of ['business', 'engineering']) {
    await page.locator(`main a[href="/college/${slug}"]:visible`).first().click();
    await expect(page).toHaveURL(`/college/${slug}`);
    await expect(page.locator(`[data-block="student-story ${slug}"] figure`)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/academics');
  }
});

browse('a question on another section’s page opens its answer', async ({ page }) => {
  await page.goto('/admissions/transfer');
  await hydrated(page);
  const question = page.locator('[data-block^="questions"] a[href^="/faq#"]').first();
  const words = await question.innerText();
  await question.click();
  await expect(page).toHaveURL(/\/faq#/);
  await expect(page.locator('details[open] > summary').filter({ hasText: words })).toBeVisible();
});
