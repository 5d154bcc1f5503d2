import { faq as faqPage } from '../../mfe-support/src/content/faq';
import { expect, hydrated, isSameDocument, markDocument, browse as test } from '../fixtures';
import { connectionIs } from '../page/connection';

/** One page of each remote, in the order of the journey. */
const journey = [
  { path: '/admissions', menu: 'Admissions' },
  { path: '/academics', menu: 'Academics' },
  { path: '/student-life', menu: 'Student Life' },
];

test('a visitor can navigate through all remotes without a page load', { tag: '@flow' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await markDocument(page);
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const { path, menu } of journey) {
    await main.getByRole('link', { name: menu, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1:visible')).toBeFocused();
    const heading = await page.locator('main h1:visible').textContent();
    await expect(page.locator('[data-announcer]')).toHaveText(heading!);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('head title')).toHaveCount(1);
    // Structured data is a document's, and must not describe another page than the one shown.
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  expect(await isSameDocument(page)).toBe(true);
});

test('back and forward restore page, title and scroll', async ({ page }) => {
  await page.goto('/admissions');
  await hydrated(page);
  await markDocument(page);
  const title = await page.title();
  await page.evaluate(() => scrollTo(0, 700));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'FAQ' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/faq');
  await expect(page).not.toHaveTitle(title);
  await page.goBack();
  await expect(page).toHaveURL('/admissions');
  await expect(page).toHaveTitle(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

for (const intent of ['hover', 'focus', 'touch'] as const) {
  test(
    `a link fetches its remote on ${intent}, before it is clicked`,
    { tag: intent === 'touch' ? '@not-bidi' : [] },
    async ({ page }) => {
      await connectionIs(page, { effectiveType: '2g' });
      await page.goto('/about');
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const entry = page.waitForRequest(/\/remotes\/campus\/.*remoteEntry\.js/);
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Student life' });
      if (intent === 'hover') await link.hover();
      if (intent === 'focus') await link.focus();
      if (intent === 'touch') await link.dispatchEvent('touchstart');
      await entry;
      await expect(page).toHaveURL('/about');
    },
  );
}

test(
  'a hash link scrolls to its target and focuses it, and Back restores the scroll position',
  { tag: '@not-bidi' },
  async ({ page }) => {
    await page.goto('/admitted-students');
    await hydrated(page);
    await markDocument(page);
    const link = page.getByRole('link', { name: 'See the three days' });
    const place = page.locator('#new-student-days');
    await link.scrollIntoViewIfNeeded();
    await expect(place).not.toBeInViewport();
    const scrolled = await page.evaluate(() => scrollY);
    await link.click();
    await expect(page).toHaveURL('/admitted-students#new-student-days');
    await expect(place).toBeFocused();
    // The top of the section is in view: below the header, and not at the bottom of the window.
    const header = await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().bottom);
    await expect
      .poll(() => place.evaluate((element) => element.getBoundingClientRect().top / innerHeight))
      .toBeLessThan(0.5);
    expect(await place.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(header);
    await page.goBack();
    await expect(page).toHaveURL('/admitted-students');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await isSameDocument(page)).toBe(true);
  },
);

test('loading a page keeps the query and the hash in its address', async ({ page }) => {
  await page.goto('/faq?from=letter#main');
  await hydrated(page);
  await expect(page).toHaveURL('/faq?from=letter#main');
});

test('without scripts the site is readable, and its menus and links work', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/');
  const quickLinks = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Quick Links' });
  await quickLinks.hover();
  const faq = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' });
  await expect(faq).toBeVisible();
  await faq.click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1, name: faqPage.header.title })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog').getByRole('link', { name: 'APPLY', exact: true }).waitFor({ state: 'visible' });
  await context.close();
});
