import type { Page } from '@playwright/test';

type Moment = { when: 'before' | 'after'; named: { name: string; picture: string | null }[] };

/** Notes, from the next document on, what of a page has a name when a view transition begins, and when the page has changed. */
export function watchTransitions(page: Page) {
  return page.addInitScript(() => {
    const moments: Moment[] = [];
    Object.assign(window, { moments });
    const nameOf = (element: HTMLElement) => element.style.getPropertyValue('view-transition-name') || 'none';
    const note = (when: Moment['when']) => {
      const named = [...document.querySelectorAll<HTMLElement>('main *')].filter(
        (element) => element.checkVisibility() && nameOf(element) !== 'none',
      );
      const pictureIn = (each: Element) => (each.matches('img') ? each : each.querySelector('img'));
      moments.push({
        when,
        named: named.map((each) => ({ name: nameOf(each), picture: pictureIn(each)?.getAttribute('alt') ?? null })),
      });
    };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const { update, ...rest } = options as StartViewTransitionOptions;
      note('before');
      return start({
        ...rest,
        update: async () => {
          await update?.();
          note('after');
        },
      });
    };
  });
}

/** What was noted. */
export const momentsOf = (page: Page) => page.evaluate(() => (window as unknown as { moments: Moment[] }).moments);
