import { site } from '../../shell/site.config';
import { allPages } from '../pages';
import { browse, expect, hydrated, pageHydrated, test } from '../fixtures';

browse.beforeEach(async ({ page }) => {
  await page.goto('/academics');
  await hydrated(page);
});

const main = 'Main';

test('a dropdown opens after a short hover, stays open while the pointer is in it, and closes some time after it leaves', async ({
  page,
}) => {
  const nav = page.getByRole('navigation', { name: main });
  const college = nav.getByRole('link', { name: /College of Business/ });
  // The page's clock stands still between the steps, so no delay elapses by itself, however slow this machine is.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60 * 60 * 1000);
  const almostAtOnce = () => page.clock.runFor(50);
  const aWhile = () => page.clock.runFor(1000);
  await nav.getByRole('link', { name: 'Academics', exact: true }).first().hover();
  await almostAtOnce();
  await expect(college).toBeHidden();
  await aWhile();
  await expect(college).toBeVisible();
  await college.hover();
  await aWhile();
  await expect(college).toBeVisible();
  await page.mouse.move(20, 700);
  await almostAtOnce();
  await expect(college).toBeVisible();
  await aWhile();
  await expect(college).toBeHidden();
});

browse(
  'Escape closes a dropdown opened by hovering, wherever the focus is, and leaves the focus there',
  async ({ page }) => {
    const nav = page.getByRole('navigation', { name: main });
    const college = nav.getByRole('link', { name: /College of Business/ });
    const elsewhere = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
    await elsewhere.evaluate((link) => link.focus({ preventScroll: true }));
    await nav.getByRole('link', { name: 'Academics', exact: true }).first().hover();
    await college.hover();
    await page.keyboard.press('Escape');
    await expect(college).toBeHidden();
    await expect(elsewhere).toBeFocused();
  },
);

browse('pressing elsewhere closes a dropdown, even if nothing in it has the focus', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: main });
  const button = nav.getByRole('button', { name: 'Academics menu' });
  // As a tap in Safari, which gives a button no focus.
  await button.evaluate((element) => (element as HTMLElement).click());
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.locator('main h1:visible').dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

browse('following a dropdown’s own top-level link closes the dropdown', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: main });
  const button = nav.getByRole('button', { name: 'Admissions menu' });
  const link = nav.getByRole('link', { name: 'Admissions', exact: true }).first();
  await link.hover();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await link.click();
  await expect(page).toHaveURL('/admissions');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

browse('hovering over another menu replaces the open dropdown', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: main });
  await nav.getByRole('link', { name: 'Academics', exact: true }).first().hover();
  await expect(nav.getByRole('link', { name: /College of Business/ })).toBeVisible();
  await nav.getByRole('button', { name: 'Quick Links' }).hover();
  await expect(nav.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect(nav.getByRole('link', { name: /^College of Business A/ })).toBeHidden();
});

browse(
  'by keyboard, Tab does not open a dropdown, Enter and Space toggle it, and Escape closes it and returns the focus',
  async ({ page }) => {
    const nav = page.getByRole('navigation', { name: main });
    const button = nav.getByRole('button', { name: 'Academics menu' });
    await nav.getByRole('link', { name: 'Academics', exact: true }).first().focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    for (const isOpen of ['true', 'false', 'true']) {
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', isOpen);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    for (const isOpen of ['true', 'false', 'true']) {
      await page.keyboard.press('Space');
      await expect(button).toHaveAttribute('aria-expanded', isOpen);
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
);

browse('Quick Links lists every page of the site, even in the HTML while closed', async ({ request }) => {
  const html = await (await request.get('/academics')).text();
  const index = html.slice(html.indexOf('Quick Links'));
  for (const path of allPages) expect(index).toContain(`href="${path}"`);
});

browse('the header neither wraps nor shrinks when signed in', async ({ page }) => {
  await page.goto('/my3eu');
  await pageHydrated(page);
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Password').fill('anything');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const banner = page.getByRole('banner');
  const portal = banner.getByRole('link', { name: 'My3EU: student' });
  for (const width of [1040, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(portal).toBeVisible();
    const lines = await portal.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link.lastChild!);
      return range.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(link).lineHeight);
    });
    expect(lines).toBeLessThan(1.5);
    const icons = await banner
      .locator('svg.lucide:visible')
      .evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width));
    expect(icons.length).toBeGreaterThanOrEqual(4);
    expect(Math.min(...icons)).toBeGreaterThanOrEqual(16);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

browse(
  'the audience links above the header work, scroll away with the page, and reappear on keyboard focus',
  async ({ page }) => {
    const line = page.getByRole('navigation', { name: 'Families, alumni and more' });
    const links = line.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      site.menus.chosen.audiences,
    );
    await page.mouse.wheel(0, 900);
    await expect(links.first()).not.toBeInViewport();
    await expect(page.getByRole('button', { name: 'Quick Links' })).toBeInViewport();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /3E University/ })
      .first()
      .focus();
    await page.keyboard.press('Shift+Tab');
    await expect(links.last()).toBeFocused();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/my3eu');
  },
);

browse.describe('on a phone', () => {
  browse('the menu lists the pages of each section, and those of the first are in view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const ofSections = await page
      .locator('header nav li:not([data-wide]) > [data-panel] a')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    expect(ofSections.length).toBeGreaterThan(10);
    for (const href of ofSections) await expect(dialog.locator(`a[href="${href}"]`).first()).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Financial aid' })).toBeInViewport({ ratio: 1 });
  });

  browse('the menu is a modal dialog: Escape returns the focus, a choice closes it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(page.locator('dialog:modal')).toHaveAccessibleName('Menu');
    await dialog.locator('summary').last().click();
    await dialog.getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(dialog).toBeHidden();
    await expect(page.locator('main h1:visible')).toBeFocused();
  });
});

browse('a phone turned on its side to the width of the whole header closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(menu).toBeHidden();
});
