import { contact } from '@3eu/university/facts';
import { find } from '../../shell/src/content/find';
import { browse, expect, hydrated, isSameDocument, markDocument, test, pageHydrated } from '../fixtures';
import { violationsOf } from '@3eu/platform/proof';

const field = { name: 'Find a page or an answer' };

browse('Find in the header leads to the search field without a page load', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: find.title })).toBeVisible();
  await expect(page.getByRole('searchbox', field)).toBeFocused();
  const heading = (await page.getByRole('heading', { level: 1, name: find.title }).boundingBox())!;
  const banner = (await page.getByRole('banner').boundingBox())!;
  expect(heading.y, 'the header covers no part of the heading').toBeGreaterThanOrEqual(banner.y + banner.height);
  await expect(page.getByRole('main').getByRole('link', { name: 'Financial aid', exact: true }).first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

browse(
  'the answer comes while one types, is announced in a sentence, and the term is in the address',
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto('/pages');
    await pageHydrated(page);
    // No index is loaded before somebody searches.
    expect(asked.filter((path) => path.startsWith('/search/'))).toEqual([]);
    await page.getByRole('searchbox', field).pressSequentially('scholar');
    const answer = page.getByRole('region', { name: 'The answer' });
    await expect(answer.getByRole('article')).toHaveCount(1);
    const title = (await answer.getByRole('article').getByRole('heading').first().textContent())!;
    await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();
    await expect(page).toHaveURL('/pages?q=scholar');
    await page.reload();
    await expect(page.getByRole('searchbox', field)).toHaveValue('scholar');
    await expect(answer.getByRole('heading', { name: title })).toBeVisible();
  },
);

browse('a question is found, and its link opens the FAQ with that question', async ({ page }) => {
  await page.goto('/pages?q=application%20fee');
  const question = page.getByRole('region', { name: 'The answer' }).getByRole('link', { name: /\?$/ }).first();
  const name = (await question.textContent())!;
  await question.click();
  await expect(page).toHaveURL(/\/faq#/);
  await expect(page.getByRole('main').locator('details[open] > summary', { hasText: name })).toBeInViewport();
});

browse('by keyboard alone: ask, walk what was found, read, go back to where one was', async ({ page }) => {
  await page.goto('/pages');
  await pageHydrated(page);
  await page.getByRole('searchbox', field).focus();
  await page.keyboard.type('merit scholarships');
  const answer = page.getByRole('region', { name: 'The answer' });
  const first = answer.getByRole('link').first();
  await expect(first).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '“merit scholarships”' })).toBeVisible();
  await expect(page).toHaveURL(/q=merit/);
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(answer.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/pages/);
  // The page behind it has arrived once the focus is there.
  await expect(first).toBeHidden();
  await expect(page.locator('main :focus')).toBeVisible();
  await page.goBack();
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('searchbox', field)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox', field)).toHaveValue('');
  await expect(page.getByRole('heading', { level: 1, name: find.title })).toBeVisible();
});

browse('a question that is asked as it stands is answered before any list', async ({ page }) => {
  await page.goto('/pages?q=When%20is%20the%20FAFSA%20due');
  const results = page.getByRole('region', { name: 'The answer' });
  await expect(results.getByRole('article')).toContainText('February 1, 2025');
  await expect(results.getByRole('link').first()).toHaveAccessibleName('When is the FAFSA due?');
});

browse('a question in Spanish has a line in Spanish, and leads to the page for families', async ({ page }) => {
  await page.goto('/pages?q=cu%C3%A1nto%20cuesta');
  const line = page.locator('[lang=es]').filter({ hasText: 'Este sitio está en inglés' });
  await expect(line.getByRole('link', { name: 'Para familias' })).toHaveAttribute('href', '/parents-families/es');
});

browse(
  'the line holds 24 characters on a phone, and the page has no shift when it begins to search',
  async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/pages');
      await pageHydrated(page);
      const room = await page.getByRole('searchbox', field).evaluate((input: HTMLInputElement) => {
        const context = document.createElement('canvas').getContext('2d')!;
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(input);
        context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        return {
          size: parseFloat(fontSize),
          rest: input.clientWidth - context.measureText('how much does it cost me').width,
        };
      });
      expect(room.size).toBeGreaterThanOrEqual(18);
      expect(room.rest, `at ${width} px`).toBeGreaterThanOrEqual(0);
      const top = async () => (await page.getByRole('searchbox', field).boundingBox())!.y;
      const before = await top();
      await page.getByRole('searchbox', field).fill('a long question that has more than one line of a heading');
      await expect(page.getByRole('heading', { level: 1, name: /a long question/ })).toBeVisible();
      expect(await top()).toBeCloseTo(before, 0);
    }
  },
);

browse(
  'what nobody has asked says so, with the nearest pages, a number to call and the list of pages',
  async ({ page }) => {
    await page.goto('/pages?q=nursing');
    await expect(page.getByRole('heading', { name: find.nobody })).toBeVisible();
    const found = page.getByRole('region', { name: 'The answer' });
    await expect(found.getByRole('listitem')).toHaveCount(2);
    await expect(found.getByRole('link', { name: contact.phone })).toHaveAttribute('href', contact.phoneHref);
    await expect(page.getByRole('main').getByRole('link', { name: 'Rankings', exact: true })).toBeVisible();
  },
);

browse('if the search index does not load, the page says so, and Try Again loads it', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  await page.route('**/search/*.json', (route) => route.abort());
  await page.goto('/pages?q=fee');
  await expect(page.getByRole('heading', { name: find.failed.title })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Rankings', exact: true })).toBeVisible();
  await page.unroute('**/search/*.json');
  await page.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(page.getByRole('region', { name: 'The answer' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('searchbox', field)).toBeFocused();
});

browse('if the list of pages does not load, the page says so, and Try Again loads it', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  await page.goto('/faq');
  await hydrated(page);
  await page.route('**/remotes.json', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('heading', { name: find.listFailed.title })).toBeVisible();
  await page.unroute('**/remotes.json');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/remotes.json', async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: find.listFailed.title })).toBeHidden();
  await expect(page.getByText('Looking it up')).toBeVisible();
  await expect(page.getByRole('searchbox', field)).toBeFocused();
  answer();
  await expect(page.getByRole('main').getByRole('link', { name: 'Rankings', exact: true })).toBeVisible();
});

browse('searching works from the not-found page too', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  await page.goto('/no/such/page');
  await pageHydrated(page);
  await page.getByRole('searchbox', field).fill('housing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pages?q=housing');
  await expect(page.getByRole('region', { name: 'The answer' }).getByRole('link').first()).toBeVisible();
});

browse('an answer, and that there is none, are accessible', async ({ page }) => {
  for (const term of ['housing', 'xylophonist']) {
    await page.goto(`/pages?q=${term}`);
    await pageHydrated(page);
    await expect(page.getByRole('searchbox', field)).toHaveValue(term);
    expect(await violationsOf(page)).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search address shows the list of all pages, and the not-found form leads there', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 404/);
    await page.goto('/pages?q=fee');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Financial aid', exact: true }).first(),
    ).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByText('What you asked is in the address')).toBeVisible();
    await page.goto('/no/such/page');
    await page.getByRole('searchbox', field).fill('fee');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL('/pages?q=fee');
  });
});

test('an address in capitals leads to the page that is meant', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  await page.goto('/Admissions');
  await page.getByRole('link', { name: 'Did you mean /admissions?' }).click();
  await expect(page).toHaveURL('/admissions');
});
