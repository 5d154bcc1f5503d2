import type { Page } from '@playwright/test';

/**
 * Changes a page the way a browser's translation does: it removes every text node, including later ones, and puts the
 * words into two nested `font` elements instead. The words stay the same, so tests still find them.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return found;
    };
    const replace = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest('font, script, style, textarea, option, svg')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    texts(document.body).forEach(replace);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Text) replace(node);
        else texts(node).forEach(replace);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
