import type { Page } from '@playwright/test';
import { expect, isSameDocument, markDocument, pageHydrated, test } from '../../fixtures';
import { heading, menu } from '../../sample/page';

type Moment = { when: 'before' | 'after'; named: { name: string; picture: string | null }[] };

/** Notes which pictures have a name when a transition begins, and when it has changed the page. */
function watchTransitions(page: Page) {
  return page.addInitScript(() => {
    const moments: Moment[] = [];
    Object.assign(window, { moments });
    const nameOf = (element: HTMLElement) => element.style.getPropertyValue('view-transition-name') || 'none';
    const note = (when: Moment['when']) => {
      const named = [...document.querySelectorAll<HTMLElement>('main *')].filter(
        (element) => element.checkVisibility() && nameOf(element) !== 'none',
      );
      moments.push({ when, named: named.map((each) => ({ name: nameOf(each), picture: each.getAttribute('alt') })) });
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

const momentsOf = (page: Page) => page.evaluate(() => (window as unknown as { moments: Moment[] }).moments);

/** Opens the works, and follows a link as a key does. */
async function follow(page: Page, name: string, title: string) {
  await page.goto('/works');
  await pageHydrated(page);
  await markDocument(page);
  await menu(page, name)
    .or(page.getByRole('main').getByRole('link', { name, exact: true }))
    .press('Enter');
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
}

test('a picture that both pages show moves, and alone has a name, for that moment', async ({ page }) => {
  await watchTransitions(page);
  await follow(page, 'Harbour', 'Harbour');
  const named = [{ name: 'harbour', picture: 'A harbour.' }];
  expect(await momentsOf(page)).toEqual([
    { when: 'before', named },
    { when: 'after', named },
  ]);
  await expect(page.locator('main [style*=view-transition-name]')).toHaveCount(0);
});

test('nothing moves where the picture is not on the page behind the link', async ({ page }) => {
  await watchTransitions(page);
  await follow(page, 'News', 'News');
  expect(await momentsOf(page)).toEqual([]);
});

test('with reduced motion no picture has a name', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchTransitions(page);
  await follow(page, 'Harbour', 'Harbour');
  expect(await momentsOf(page)).toEqual([]);
});
