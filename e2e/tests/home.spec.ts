import type { Page } from '@playwright/test';
import { home } from '../../shell/src/content/home';
import { why } from '../../shell/src/content/why';
import { browse, expect, hydrated, test } from '../fixtures';
import { bringFallbacks } from '../page/fallback-fonts';
import { swapFonts } from '../page/font-swap';
import { observeShifts, refuseFonts, shiftsOf } from '../page/layout-shift';

const names: string[] = home.hero.slides.map(({ name }) => name);

test('the hero shows four pictures in turn, six seconds each, and wraps around', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  const controls = page.getByRole('group', { name: 'slideshow controls' });
  const current = (index: number) => controls.getByRole('button', { name: `Show ${index + 1} of 4: ${names[index]}` });
  await expect(current(0)).toHaveAttribute('aria-current', 'true');
  for (const next of [1, 2, 3, 0]) {
    await page.clock.runFor(home.hero.interval);
    await expect(current(next)).toHaveAttribute('aria-current', 'true');
  }
  await controls.getByRole('button', { name: 'Pause slideshow' }).click();
  await page.clock.runFor(3 * home.hero.interval);
  await expect(current(0)).toHaveAttribute('aria-current', 'true');
  await current(2).click();
  await expect(current(2)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('img', { name: home.hero.slides[2].picture.alt })).toBeVisible();
});

browse('the hero loads all its pictures only once its controls are hovered over or focused', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const controls = page.getByRole('group', { name: 'slideshow controls' });
  const pictures = page.locator('figure', { has: page.getByRole('img', { name: home.hero.slides[0].picture.alt }) });
  await controls.getByRole('button', { name: 'Pause slideshow' }).press('Escape');
  await expect(pictures.locator('img')).toHaveCount(4);
  await page.reload();
  await hydrated(page);
  expect(await pictures.locator('img').count()).toBeLessThan(4);
  await controls.hover();
  await expect(pictures.locator('img')).toHaveCount(4);
});

browse('the document contains the figures, the four claims and both pairs of calls to action', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const text of home.figures.flatMap(({ value, label }) => [value, label])) expect(html).toContain(text);
  for (const text of why.claims.flatMap(({ title, evidence }) => [title, evidence])) expect(html).toContain(text);
  for (const { label, href } of [home.hero.apply, home.hero.visit, home.closing.apply, home.closing.visit]) {
    expect(html).toMatch(new RegExp(`href="${href}"[^>]*>(<span>)?${label}`));
  }
});

test('no layout shifts while the page loads and the picture changes', async ({ page, complaints }) => {
  await refuseFonts(page, complaints);
  await page.clock.install();
  await observeShifts(page);
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(home.hero.interval * 2);
  expect(await shiftsOf(page)).toBe(0);
});

for (const width of [390, 1440]) {
  browse(`late fonts cause almost no layout shift at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const { value, texts } = await swapFonts(page, await bringFallbacks(page));
    expect(value, texts.join(' | ')).toBeLessThan(0.0005);
  });
}

test('with reduced motion the slideshow starts paused', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: baseURL! });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
  await page.clock.runFor(3 * home.hero.interval);
  await expect(page.getByRole('button', { name: `Show 1 of 4: ${names[0]}` })).toHaveAttribute('aria-current', 'true');
  await context.close();
});

/** The blocks of home and their remotes, in the order of the page. */
const blocks = [
  ['featured-programs', 'academics'],
  ['student-stories', 'campus'],
] as const;

const blocksOf = (page: Page) =>
  page
    .locator('[data-block]:not([data-block="why"], [data-block="ask"])')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-block')));

for (const [block, remote] of blocks) {
  browse(`home stays whole with mfe-${remote} down: the prerendered ${block} stay`, async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource/);
    await page.route(`**/remotes/${remote}/**`, (route) => route.abort());
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator(`[data-block="${block}"]`)).toBeVisible();
    await expect(page.getByRole('heading', { name: home.closing.title })).toBeVisible();
  });

  browse(`a client navigation to home omits ${block} when mfe-${remote} is down`, async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource/);
    await page.route(`**/remotes/${remote}/**`, (route) => route.abort());
    await page.goto('/faq');
    await hydrated(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /3E University/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: home.hero.title })).toBeFocused();
    await expect(page.getByRole('heading', { name: home.closing.title })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // By now the other remote's block has loaded; nothing of this one is on the page.
    expect(await blocksOf(page)).toEqual(blocks.map(([name]) => name).filter((name) => name !== block));
  });
}
