import type { MouseEvent } from 'react';

/**
 * Style of a card that is one link: the link's area is the whole card. Its texts lie above that area, so that they can be
 * selected. Goes with `wholeCard`.
 */
export const wholeCardCss = `
  position: relative;
  cursor: pointer;
  a::after { content: ''; position: absolute; inset: 0; }
  h2, h3, p:not(:has(a)) { position: relative; z-index: 1; }
`;

/** Props of that card: a click on one of its texts follows the link, unless it has selected something. */
export const wholeCard = {
  onClick: ({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>) => {
    if ((target as Element).closest('a, button') || !getSelection()?.isCollapsed) return;
    const press = new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
    currentTarget.querySelector('a')!.dispatchEvent(press);
  },
};
