import { application } from '../../mfe-admissions/src/content/application';
import { about } from '../../mfe-support/src/content/about';
import { faq } from '../../mfe-support/src/content/faq';
import { sectionUnavailable } from '../../shell/src/content/error-screens';
import { expect, hydrated, pageHydrated, test } from '../fixtures';
import { hearWhile } from '../page/screen-reader';

/** What changes without being looked at is told once, in few words, and the focus is where a listener goes on. */

// No motion, so that what is said is the same each time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the next page is told by its name, and its heading has the focus', async ({ page }) => {
  await page.goto('/academics');
  await hydrated(page);
  const go = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About 3E' }).click();
    await expect(page.locator('main h1:visible')).toBeFocused();
  };
  expect(await hearWhile(page, go)).toEqual([
    'link, About 3E',
    `heading, ${about.header.title}, level 1`,
    `polite: ${about.header.title}`,
  ]);
});

test('a carousel that is not moving tells its new slides', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const next = page.getByRole('button', { name: 'Next: Featured programs' });
  await next.scrollIntoViewIfNeeded();
  const heard = await hearWhile(page, () => next.click());
  expect(heard).toEqual(['button, Next: Featured Programs', expect.stringMatching(/^polite: (.+, ){2}.+$/)]);
});

test('the next step of the application is told with its position', async ({ page }) => {
  await page.goto('/application');
  await pageHydrated(page);
  const next = () => page.getByRole('button', { name: application.buttons.next }).click();
  expect(await hearWhile(page, next)).toEqual([
    `button, ${application.buttons.next}`,
    expect.stringMatching(/^heading, .*2.*4.*, level 2$/),
  ]);
});

test('an FAQ search tells how many results it found, or that there are none', async ({ page }) => {
  await page.goto('/faq');
  await pageHydrated(page);
  const search = async (text: string) => {
    await page.getByRole('searchbox', { name: faq.search.label }).fill(text);
    await page.keyboard.press('Enter');
  };
  expect((await hearWhile(page, () => search('waiver'))).at(-1)).toBe(`polite: ${faq.results.found(1, 'waiver')}`);
  expect(await hearWhile(page, () => search('zzzz'))).toEqual([`polite: ${faq.results.found(0, 'zzzz')}`]);
});

test('a section that is unavailable is told as a page is', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|net::/);
  await page.goto('/academics');
  await hydrated(page);
  await page.route(/\/remotes\/support\/|\/faq$/, (route) => route.abort('connectionrefused'));
  const go = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  };
  expect(await hearWhile(page, go)).toEqual([
    'link, FAQ',
    `heading, ${sectionUnavailable.title}, level 1`,
    `polite: ${sectionUnavailable.title}`,
  ]);
});
