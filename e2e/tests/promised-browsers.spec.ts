import type { Page } from '@playwright/test';
import { newerFeatures } from '../built-features';
import { expect, hydrated, test } from '../fixtures';
import { publicFiles } from '../pages';

/**
 * What the site uses and the oldest promised browsers lack, each with what a visitor has there instead. A feature that
 * is not here has not been thought about: think, give it a fallback, and add it.
 */
const fallbacks: Record<string, string> = {
  'css :has':
    'Layout only, each in a rule of its own: what stands in two columns (a page header with art, a quote, a search) stands one below the other, the header’s first line stays away, the page behind a dialog scrolls.',
  'css :user-invalid': 'A rule of its own: a field that is wrong is not marked.',
  'css :view-transition': 'Pages change without a transition.',
  'css :view-transition-group': 'As above.',
  'css :view-transition-new': 'As above.',
  'css :view-transition-old': 'As above.',
  'css @media scripting':
    'Without scripts and without this, closed answers stay closed; with scripts it makes no difference.',
  'css @page': 'The printer’s own margins.',
  'css @view-transition': 'Pages change without a transition.',
  'css accent-color': 'The browser’s own colour; Safari has it, without a guarantee of contrast.',
  'css anchor-name': 'Inside @supports: a note stands at the bottom of the window; tested below.',
  'css anchor-scope': 'As above.',
  'css box-pack': 'A line that emotion adds for browsers before these; flex stands beside it.',
  'css content with words for screen readers':
    'A declaration before it says the same without; a screen reader then reads the sign.',
  'css contain-intrinsic-block-size': 'It stands with content-visibility, where there is scroll anchoring.',
  'css content-visibility':
    'What it would leave for later is laid out at once; and it undoes what hides a closed answer.',
  'css overflow-clip-margin': 'It stands with content-visibility, where there is scroll anchoring.',
  'css field-sizing': 'A text area keeps its rows and scrolls.',
  'css forced-color-adjust': 'Safari has no forced colours.',
  'css mask': 'The edges of the map, on home and on the visit page, are faint lines.',
  'css mask-composite': 'As above.',
  'css mask-image': 'As above.',
  'css overscroll-behavior': 'The page behind a menu may scroll on at its end.',
  'css overscroll-behavior-x': 'At its end a carousel may move the page back in its history, as any row does.',
  'css position-anchor': 'Inside @supports, as anchor-name.',
  'css position-area': 'Inside @supports, as anchor-name.',
  'css position-try-fallbacks': 'Inside @supports, as anchor-name.',
  'css scrollbar-color': 'A row’s scroll bar in the browser’s own colours.',
  'css scrollbar-width': 'A carousel shows its scroll bar.',
  'css subgrid': 'Cards of a row may not share their lines.',
  'css text-size-adjust': 'With its prefix for Safari; Firefox on a desk does not need it.',
  'css text-wrap': 'Lines break as they come.',
  'css view-transition-name': 'Pages change without a transition.',
  'html blocking': 'The page is shown as its document arrives; its layout depends little on what is still to come.',
  'html command':
    'The menu’s buttons open and close it by script; tested below. Without scripts, the footer lists all pages.',
  'html commandfor': 'As above.',
  'html fetchpriority': 'The browser’s own order of loading.',
  'html imagesizes': 'A link without an address is nothing: the picture is asked for by its element, a moment later.',
  'html imagesrcset': 'The same.',
  'js .startViewTransition()': 'Called only where it is there; tested below.',
  'js .skipTransition()': 'Of a transition that was started.',
  'js .createPolicy()': 'Called only where Trusted Types are known; tested below.',
  'js .createScriptURL()': 'Of that policy.',
  'js .getLargestInteractionContentfulPaint()': 'Of React’s profiling, never called.',
  'js .createObjectURL()': 'Older than everything; the data lists it anew for one interface.',
  'js .revokeObjectURL()': 'As above.',
  'js .yield()': 'Called only where it is there; elsewhere a timer ends the task.',
  'js AbortSignal.timeout':
    'Chrome up to 123 says AbortError: the knowledge base then says "could not be reached" instead of "did not answer".',
};

/** Methods of our own libraries that happen to be called as a newer one of browsers. */
const ownNames = [
  'address',
  'createContext',
  'destroy',
  'entry',
  'escape',
  'fallback',
  'features',
  'fetch',
  'format',
  'handle',
  'priority',
  'seek',
  'to',
  'use',
].map((name) => `js .${name}()`);
const own = new Set(ownNames);

test('every feature that the oldest promised browsers lack has a documented fallback', () => {
  expect(newerFeatures(publicFiles()).filter((feature) => !own.has(feature))).toEqual(Object.keys(fallbacks).sort());
});

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
      await expect(page).toHaveURL(path);
      await expect(page.locator('main h1:visible')).toBeFocused();
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    const question = page.locator('main h3 button').first();
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
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

  for (const width of [390, 1440]) {
    test(`the note of a dead link is in view, and the page does not scroll sideways at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/my3eu');
      await hydrated(page);
      await page.getByRole('link', { name: 'Forgot password?' }).focus();
      await expect(page.getByRole('note').filter({ visible: true }).first()).toBeInViewport({ ratio: 0.9 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
});
