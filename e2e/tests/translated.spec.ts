/** Pages that the visitor's browser has translated: every text node that React rendered has been replaced. */
import type { Page } from '@playwright/test';
import { counselors as list } from '../../mfe-admissions/src/content/counselor-list';
import { entries } from '../../mfe-support/src/content/knowledge-base/entries';
import { expect, pageHydrated, test } from '../fixtures';
import { connectPage } from '../page/connect-knowledge-base';
import { hold } from '../page/hold';

/**
 * Changes a page the way a browser's translation does: it removes every text node, including later ones, and puts the
 * words into two nested `font` elements instead. The words stay the same, so tests still find them.
 */
function translate(page: Page): Promise<void> {
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

async function openTranslated(page: Page, path: string) {
  await page.goto(path);
  await pageHydrated(page);
  await translate(page);
}

/** Chooses a state of each of the first counselors, and expects the finder to show who they are. */
async function useFinder(page: Page) {
  for (const { name, title, territories } of list.slice(0, 3)) {
    await page.getByLabel('Your state').selectOption(territories[0]!);
    await expect(page.locator('main [role="status"]')).toHaveText(`Your counselor is ${name}${title}`);
  }
}

test('the translated application shows the current step and the completed ones', async ({ page }) => {
  await openTranslated(page, '/application?plan=early-decision');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText('Step 2 of 4, Early Decision')).toBeVisible();
  const steps = page.getByRole('list', { name: 'Application steps' }).getByRole('listitem');
  await expect(steps).toHaveText([/Completed: /, /Current: /, /To come: /, /To come: /]);
});

test('a page that is translated before its scripts arrive works too', async ({ page, complaints }) => {
  // React finds other elements than it rendered, says so, and renders the page anew.
  complaints.allow(/Minified React error #418/);
  const release = await hold(page, '**/*.js');
  await page.goto('/counselors', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await translate(page);
  release();
  await pageHydrated(page);
  await useFinder(page);
});

test('a translated answer gives way to the next one, search after search', async ({ page }) => {
  await openTranslated(page, '/pages');
  const quote = page.getByRole('region', { name: 'The answer' }).locator('[data-part="quote"]');
  const seen = new Set<string>();
  for (const term of ['psychology', 'parking', 'vegan']) {
    await page.getByRole('searchbox', { name: 'Ask one.' }).fill(term);
    await expect(async () => {
      const text = (await quote.textContent())!;
      expect(seen.has(text)).toBe(false);
      seen.add(text);
    }).toPass();
  }
});

test('the translated portal form names the dashboard it opens, and the header who is signed in', async ({ page }) => {
  await openTranslated(page, '/my3eu');
  await page.getByLabel('User Type').selectOption('faculty');
  await expect(page.getByText('On the faculty dashboard')).toBeVisible();
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Password').fill('anything');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'My3EU: faculty' })).toBeVisible();
});

test.describe('the translated knowledge base', () => {
  test.use({ bypassCSP: true });

  test('marks matches, search after search', async ({ page }) => {
    const answer = 'The tide comes in twice a day, and the ferry waits for no tide.';
    const row = { ...entries[0], question: 'When does the ferry leave?', answer, subcategory: null, keywords: null };
    const dates = { created_at: '2025-01-02T09:00:00+00:00', updated_at: '2025-01-06T09:00:00+00:00' };
    await page.route('http://127.0.0.1:4999/**', (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        json: [{ ...row, ...dates, is_active: true }],
      }),
    );
    await connectPage(page, { url: 'http://127.0.0.1:4999', key: 'key' });
    await openTranslated(page, '/knowledge-base');
    const field = page.getByRole('searchbox', { name: 'Search the knowledge base' });
    for (const [term, marks] of [
      ['tide', 2],
      ['ferry', 2],
      ['', 0],
    ] as const) {
      await field.fill(term);
      await expect(page.locator('main mark')).toHaveCount(marks);
      await expect(page.locator('main').getByText(answer, { exact: true })).toBeVisible();
    }
  });
});
