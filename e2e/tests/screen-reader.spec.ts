import { application } from '../../mfe-admissions/src/content/application';
import { faq } from '../../mfe-support/src/content/faq';
import { breakLayout } from '../page/break-layout';
import { expect, hydrated, pageHydrated, test } from '../fixtures';
import { hearWhile, readAloud } from '../page/screen-reader';

/*
 * The snapshots have been reviewed from a listener's point of view: every control has a name and a role, nothing is
 * said twice, and changes are announced. Review every change of a snapshot in the same way.
 */

// No motion, so that the output is the same each time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the home page reads out its headings, names and figures', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  // A carousel says how many pages it has once it has measured its slides, which it does as it comes near the screen.
  await page.getByRole('region', { name: 'Featured Programs' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /^Show 1 of 2: Computer Science/ })).toBeVisible();
  expect(await readAloud(page, 'main')).toMatchSnapshot('home.txt');
});

test('a carousel that is not moving announces its new slides', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const next = page.getByRole('button', { name: 'Next: Featured programs' });
  await next.scrollIntoViewIfNeeded();
  expect(await hearWhile(page, () => next.click())).toMatchSnapshot('carousel.txt');
});

test('the next application step announces its position', async ({ page }) => {
  await page.goto('/application');
  await pageHydrated(page);
  const next = () => page.getByRole('button', { name: application.buttons.next }).click();
  expect(await hearWhile(page, next)).toMatchSnapshot('application-next.txt');
  expect(await readAloud(page, 'main')).toMatchSnapshot('application-step-2.txt');
});

test('an FAQ search announces how many results it found, or that there are none', async ({ page }) => {
  await page.goto('/faq');
  await pageHydrated(page);
  const search = async (text: string) => {
    await page.getByRole('searchbox', { name: faq.search.label }).fill(text);
    await page.keyboard.press('Enter');
  };
  expect(await hearWhile(page, () => search('waiver'))).toMatchSnapshot('faq-found.txt');
  expect(await readAloud(page, 'main')).toMatchSnapshot('faq-results.txt');
  expect(await hearWhile(page, () => search('zzzz'))).toMatchSnapshot('faq-nothing.txt');
});

test('a page announces its name on navigation', async ({ page }) => {
  await page.goto('/academics');
  await hydrated(page);
  const go = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About 3E' }).click();
    await expect(page.locator('main h1:visible')).toBeFocused();
  };
  expect(await hearWhile(page, go)).toMatchSnapshot('another-page.txt');
});

test('an unavailable section says so, and what to do', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|net::/);
  await page.goto('/academics');
  await hydrated(page);
  await page.route(/\/remotes\/support\/|\/faq$/, (route) => route.abort('connectionrefused'));
  const go = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  };
  expect(await hearWhile(page, go)).toMatchSnapshot('section-unavailable.txt');
  expect(await readAloud(page, 'main')).toMatchSnapshot('section-unavailable-read.txt');
});

test('a crashed site says so, and what to do', async ({ page, complaints }) => {
  complaints.allow(/layout broken by the test|Minified React error/);
  await breakLayout(page);
  await page.goto('/academics');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(await readAloud(page, 'main')).toMatchSnapshot('crash-screen.txt');
});
