import type { Page } from '@playwright/test';
import { expect, isSameDocument, markDocument, pageHydrated, test } from '../../fixtures';
import { momentsOf, watchTransitions } from '../../page/transitions';
import { heading, menu } from '../../sample/page';

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
