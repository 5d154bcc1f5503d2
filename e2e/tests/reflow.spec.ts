import type { Page } from '@playwright/test';
import { expect, hydrated, browse as test } from '../fixtures';
import { setTextSize } from '@3eu/platform/proof';
import { allPages } from '../pages';

/** Spacing that a reader may set for all text (WCAG 1.4.12). */
const readersSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

test('with a reader’s own text spacing, the page scrolls sideways at no width (WCAG 1.4.12)', async ({ page }) => {
  await page.goto('/privacy-policy');
  await hydrated(page);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, readersSpacing);
  for (const width of [320, 360, 375, 390, 414, 768, 1040, 1100, 1200, 1280, 1300, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(beyond, `${width} px`).toBe(0);
  }
});

test('on small phones the header stays within the page margins, and the name fits on two lines', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const [edge, end, lines] = await page.getByRole('banner').evaluate((header) => {
      const name = header.querySelector('a[href="/"] > span > span')!;
      const heading = document.querySelector('h1')!;
      const menu = [...header.querySelectorAll('button')].find(({ textContent }) => textContent === 'Menu')!;
      return [
        innerWidth - heading.getBoundingClientRect().left,
        menu.getBoundingClientRect().right,
        name.getClientRects()[0]!.height / Number.parseFloat(getComputedStyle(name).lineHeight),
      ];
    });
    expect(end, `${width} px`).toBeLessThanOrEqual(edge! + 0.5);
    expect(lines, `${width} px`).toBeLessThanOrEqual(2.01);
  }
});

test('on phones the breadcrumb takes one line, in which a long name may end early', async ({ page }) => {
  await page.goto('/major/biomedical-engineering');
  await hydrated(page);
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  for (const width of [320, 360, 393, 448]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await breadcrumb
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(tops, `${width} px`).toEqual(tops.map(() => tops[0]));
  }
  await expect(breadcrumb.locator('[aria-current]')).toHaveText('Biomedical Engineering');
});

/**
 * The words and amounts of the page that stand on two lines, as `Campus / s`. What may break is left out: at a hyphen,
 * a slash or an @, and addresses; not between two numbers, as in `2-3`.
 */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken = new Set<string>();
    /** Words for screen readers alone stand in a box of 1 px. */
    const isForReaders = (element: Element | null): boolean =>
      element !== null && (element.getBoundingClientRect().width <= 2 || isForReaders(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // A drawing does not break its words, and may bend them.
      if (isForReaders(text.parentElement) || text.parentElement.closest('svg')) continue;
      if (/[@/]|\.\w{3}/.test(text.data)) continue;
      for (const { 0: word, index } of text.data.matchAll(/\d+-\d+|[^\s\u002d\u2010\u2013\u200b]{2,}/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        );
        if (tops.size > 1) broken.add(word);
      }
    }
    return [...broken];
  });

/** Windows, by the size of text in px that the visitor has set. */
const windows = [
  { text: 16, widths: [320, 820], tag: [] },
  { text: 16, widths: [1040], tag: '@night' },
  { text: 32, widths: [390, 768], tag: '@night' },
];

for (const { text, widths, tag } of windows)
  test(
    `no page breaks a word or an amount in a window of ${widths.join(' or ')} px with text of ${text} px`,
    {
      tag,
    },
    async ({ page }) => {
      test.slow();
      for (const path of allPages) {
        await page.goto(path);
        // The next page begins with the size of before again.
        await setTextSize(page, text);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => brokenWords(page), `${path} at ${width} px`).toEqual([]);
        }
      }
      await setTextSize(page, 16);
    },
  );
