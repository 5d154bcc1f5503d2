import { expect, test } from '../../fixtures';
import { heading, menu } from '../../sample/page';

/** The addresses of a document in each language, as its head names them. */
const alternates = (html: string) =>
  [...html.matchAll(/<link hreflang="(\w+)" rel="alternate" href="https:\/\/[^/]+([^"]*)"/gi)].map(
    ([, ...each]) => each,
  );

test('a page in another language says so in its document, and the site’s own is back on the next page', async ({
  page,
}) => {
  await page.goto('/desk/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('header')).toHaveAttribute('lang', 'en');
  await menu(page, 'News').click();
  await expect(heading(page)).toHaveText('News');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goBack();
  await expect(heading(page)).toHaveText('Über den Tisch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('pages that are one in several languages name one another', async ({ request }) => {
  const [one, other] = await Promise.all(
    ['/desk', '/desk/about'].map(async (path) => alternates(await (await request.get(path)).text())),
  );
  expect(one).toEqual([
    ['en', '/desk'],
    ['de', '/desk/about'],
  ]);
  expect(other).toEqual(one);
});
