import { expect, hydrated, pageHydrated, test, traverse } from '../../fixtures';
import { painted } from '../../page/painted';
import { heading, menu, skipped } from '../../sample/page';

/* Parts below the first view, which are laid out when they come near: nothing may be lost by it. */

test.use({ viewport: { width: 390, height: 844 } });

test.describe('while the page is busy', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      globalThis.requestIdleCallback = () => 0;
    }),
  );

  test('only what is near is laid out', async ({ page }) => {
    await page.goto('/works');
    await hydrated(page);
    expect(await skipped(page)).toBeGreaterThan(2);
  });

  test('the address of a part that is far below leads to it', async ({ page }) => {
    await page.goto('/works#salt');
    await hydrated(page);
    await expect(page.locator('#salt')).toBeInViewport();
  });

  test('the browser’s search finds what is below, and brings it into view', async ({ page }) => {
    await page.goto('/works');
    await pageHydrated(page);
    const found = await page.evaluate(() => (window as unknown as { find: (text: string) => boolean }).find('of salt'));
    expect(found).toBe(true);
    await expect(page.locator('#salt p')).toBeInViewport();
  });

  test('a reload and Back restore the place', async ({ page }) => {
    await page.goto('/works');
    await pageHydrated(page);
    // As a reader comes there: what is passed is laid out.
    await page.evaluate(async () => {
      while (Math.ceil(scrollY + innerHeight) < document.documentElement.scrollHeight) {
        scrollBy(0, 400);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    });
    const part = page.locator('#paper h2').filter({ visible: true });
    await part.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await painted(page);
    const place = () => part.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await place();
    await page.reload();
    await pageHydrated(page);
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
    await menu(page, 'News').evaluate((link: HTMLElement) => link.click());
    // Its address comes before the page: Back at that moment is another test's (navigation-early).
    await expect(heading(page)).toHaveText('News');
    await expect(heading(page)).toBeFocused();
    await traverse(page, -1);
    await expect(heading(page)).toHaveText('Works');
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
  });
});

test('once the page is idle all of it is laid out, page by page', async ({ page }) => {
  await page.goto('/works');
  await expect.poll(() => skipped(page)).toBe(0);
  await page.goto('/news');
  await pageHydrated(page);
  await menu(page, 'Works').click();
  await expect(heading(page)).toHaveText('Works');
  await expect.poll(() => skipped(page)).toBe(0);
});
