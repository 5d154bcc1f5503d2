import { registryPages } from '../pages';
import { expect, hydrated, isSameDocument, markDocument, browse as test } from '../fixtures';

test('Back returns to the end of a page', async ({ page }) => {
  await page.goto('/financial-aid');
  await hydrated(page);
  await markDocument(page);
  // It comes last: from then on, the page has its height.
  await expect(page.getByRole('contentinfo')).toHaveAttribute('data-laid-out');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(link).toBeInViewport();
  const place = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/financial-aid');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(await isSameDocument(page)).toBe(true);
});

test('the focus ring surrounds the whole emblem', async ({ page }) => {
  await page.goto('/financial-aid');
  const emblem = page.getByRole('contentinfo').getByRole('link').first();
  const isWithin = await emblem.evaluate((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    const picture = link.querySelector('svg, img')!.getBoundingClientRect();
    return top <= picture.top && picture.bottom <= bottom;
  });
  expect(isWithin).toBe(true);
});

test('the footer leads to every page that names a column of it', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const footer = html.slice(html.lastIndexOf('<footer'));
  for (const page of registryPages) if (!page.params && page.footer) expect(footer).toContain(`href="${page.path}"`);
});
