import { registryPages } from '../pages';
import { expect, browse as test } from '../fixtures';

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
