import type { Page } from '@playwright/test';

/**
 * The words and amounts of the page that stand on two lines, as `Campus / s`. What may break is left out: at a hyphen,
 * a slash or an @, and addresses; not between two numbers, as in `2-3`.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
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
      if (isForReaders(text.parentElement)) continue;
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
