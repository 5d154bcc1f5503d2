import type { Page } from '@playwright/test';
import { application } from '../../mfe-admissions/src/content/application';
import { expect, hydrated, pageHydrated, test } from '../fixtures';

/** Removes from the browser what is newer than the promised versions. */
async function forget(page: Page) {
  await page.addInitScript(() => {
    const remove = (object: object, ...names: string[]) =>
      names.forEach((name) => Reflect.deleteProperty(object, name));
    remove(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
    remove(HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction');
    remove(HTMLButtonElement.prototype, 'commandForElement', 'command');
    // The browser would go on obeying the attributes, with the property or without.
    addEventListener('command', (event) => event.preventDefault(), true);
    remove(URL, 'canParse', 'parse');
    remove(AbortSignal, 'timeout', 'any');
    remove(Document.prototype, 'startViewTransition');
    remove(Element.prototype, 'checkVisibility');
    for (const object of [HTMLElement.prototype, Document.prototype, window]) remove(object, 'onbeforematch');
    remove(
      window,
      'trustedTypes',
      'requestIdleCallback',
      'cancelIdleCallback',
      'scheduler',
      'navigation',
      'CloseWatcher',
    );
    const unknown = /:(?:user-invalid|has\()/;
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const) {
      const known = Element.prototype[name] as (selector: string) => unknown;
      Element.prototype[name] = function (this: Element, selector: string) {
        if (unknown.test(selector)) throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
        return known.call(this, selector);
      } as never;
    }
    const insert = CSSStyleSheet.prototype.insertRule;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      return insert.call(
        this,
        rule
          .replaceAll(/:has\(/g, ':not-yet(')
          .replaceAll('subgrid', 'not-yet')
          .replaceAll('anchor-scope', 'not-yet'),
        index,
      );
    };
  });
  await page.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replaceAll(/:has\(/g, ':not-yet(')
        .replaceAll('subgrid', 'not-yet')
        .replaceAll('anchor-scope', 'not-yet')
        .replaceAll(':user-invalid', ':not-yet');
      await route.fulfill({ response, body: html });
    },
  );
}

test.describe('in the oldest promised browsers', () => {
  // The documents' styles are changed on the way, so their hashes no longer match the policy.
  test.use({ bypassCSP: true });
  test.beforeEach(({ page, complaints }) => {
    complaints.allow(/insertRule|Failed to parse the rule/);
    return forget(page);
  });

  test('a visitor can navigate through all remotes and open an answer', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const [name, path] of [
      ['Admissions', '/admissions'],
      ['Academics', '/academics'],
      ['Student Life', '/student-life'],
    ] as const) {
      await main.getByRole('link', { name, exact: true }).click();
      // Without the Navigation API, a link leads to the prerendered document.
      await expect(page).toHaveURL(path);
      await hydrated(page);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    const question = page.locator('main details').first();
    await question.click();
    await expect(question).toHaveAttribute('open');
  });

  test('on a phone the menu opens, closes and navigates', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/academics');
    await hydrated(page);
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await dialog.getByRole('link', { name: 'APPLY' }).click();
    await expect(page).toHaveURL('/application');
  });

  test('a form of several steps keeps what was written', async ({ page }) => {
    await page.goto('/application');
    await pageHydrated(page);
    await page.getByLabel('First Name').fill('Ada');
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expect(page.getByRole('heading', { name: application.steps[1] })).toBeFocused();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  });

  test('the note of a dead link is in view, and the page does not scroll sideways', async ({ page }) => {
    await page.goto('/my3eu');
    await hydrated(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('link', { name: 'Forgot password?' }).focus();
      await expect(page.getByRole('note').filter({ visible: true }).first()).toBeInViewport({ ratio: 0.9 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.keyboard.press('Tab');
    }
  });
});
