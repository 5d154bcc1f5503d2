import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { timers } from '@3eu/university/facts';
import { studentStories } from '../../mfe-campus/src/content/student-stories';
import { home } from '../../shell/src/content/home';
import { browse, expect, hydrated, partHydrated, test } from '../fixtures';
import { openPainted, refuseFonts, takeShifts, type LayoutShift } from '../page/layout-shift';
import { painted } from '../page/painted';

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

browse('a press shows before it is released', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const apply = page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first();
  const look = () => apply.evaluate((link) => getComputedStyle(link).opacity);
  await apply.hover();
  const before = await look();
  await page.mouse.down();
  expect(await look()).not.toBe(before);
});

for (const width of [390, 1440])
  test(`nothing shifts at ${width} px while home hydrates, and its pictures and stories change`, async ({
    page,
    complaints,
  }) => {
    // So tall that the whole page is in view: a shift out of view is not counted.
    await page.setViewportSize({ width, height: 8000 });
    await refuseFonts(page, complaints);
    await page.clock.install();
    await openPainted(page, '/');
    await expect(page.getByRole('region', { name: studentStories.title })).toBeInViewport();
    // A part whose script is still on its way would open once the clock has gone on by so many seconds.
    for (const block of await page.locator('[data-block]').all()) await partHydrated(page, block);
    for (let change = 0; change < 3; change += 1)
      await page.clock.runFor(Math.max(timers.testimonials, home.hero.interval));
    expect(await takeShifts(page)).toEqual([]);
  });

/** How much of the window moved, and the first words of what moved. */
type Moved = { value: number; texts: readonly string[] };

type Watched = { observer: PerformanceObserver; entries: LayoutShift[] };

/** Font families by the property that a page has them in. */
type Families = Readonly<Record<'--serif' | '--sans', string>>;

/**
 * Shows an open page in fonts that stand in for its web fonts, then in the web fonts again, and measures what that
 * moves: the same as when the web fonts come late.
 */
async function swapFonts(page: Page, fallbacks: Families): Promise<Moved> {
  await page.evaluate((families) => {
    for (const [name, value] of Object.entries(families)) document.documentElement.style.setProperty(name, value);
  }, fallbacks);
  await painted(page);
  await page.evaluate(() => {
    const entries: LayoutShift[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as LayoutShift[])));
    observer.observe({ type: 'layout-shift' });
    Object.assign(window, { fontSwap: { observer, entries } });
    for (const name of ['--serif', '--sans']) document.documentElement.style.removeProperty(name);
  });
  await painted(page);
  const shifts = await page.evaluate(() => {
    const { observer, entries } = (window as unknown as { fontSwap: Watched }).fontSwap;
    entries.push(...(observer.takeRecords() as LayoutShift[]));
    observer.disconnect();
    return entries.map(({ value, sources }) => ({
      value,
      texts: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''),
    }));
  });
  return { value: shifts.reduce((sum, { value }) => sum + value, 0), texts: shifts.flatMap(({ texts }) => texts) };
}

const { resolve } = createRequire(import.meta.url);
const bytesOf = (font: 'arimo' | 'tinos', weight: 400 | 700) =>
  readFileSync(resolve(`@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`)).toString('base64');

/** Fonts that are as wide as Times New Roman and Arial, letter by letter, and the fallbacks that they are used in. */
const standIns = [
  { family: 'Besley Fallback 2', regular: bytesOf('tinos', 700), bold: bytesOf('tinos', 700) },
  { family: 'Public Sans Fallback', regular: bytesOf('arimo', 400), bold: bytesOf('arimo', 700) },
];

/**
 * Gives a page the fallbacks of its web fonts, with the scales that it declares for them, in fonts of our own: which
 * ones a machine has does not matter.
 */
async function bringFallbacks(page: Page): Promise<Families> {
  await page.evaluate(async (fonts) => {
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule);
    for (const { style } of rules) {
      const font = fonts.find(({ family }) => style.getPropertyValue('font-family').includes(`${family}"`));
      if (!font) continue;
      const weight = style.getPropertyValue('font-weight');
      const bytes = Uint8Array.from(atob(Number.parseInt(weight) < 500 ? font.regular : font.bold), (letter) =>
        letter.charCodeAt(0),
      );
      const face = new FontFace(`Brought ${font.family}`, bytes, {
        weight,
        sizeAdjust: style.getPropertyValue('size-adjust'),
        ascentOverride: style.getPropertyValue('ascent-override'),
        descentOverride: style.getPropertyValue('descent-override'),
        lineGapOverride: style.getPropertyValue('line-gap-override'),
      } as FontFaceDescriptors);
      document.fonts.add(await face.load());
    }
  }, standIns);
  const [serif, sans] = standIns.map(({ family }) => `"Brought ${family}"`);
  return { '--serif': serif!, '--sans': sans! };
}

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
