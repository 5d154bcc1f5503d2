import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ask } from '../../shell/src/content/ask';
import { find } from '../../shell/src/content/find';
import { home } from '../../shell/src/content/home';
import { allPages, publicFiles } from '../pages';
import { browse, expect, pageHydrated, isSameDocument, markDocument, test } from '../fixtures';
import { violationsOf } from '@3eu/platform/proof';
import { contact } from '@3eu/university/facts';

/** What home answers in place, and what every page's reader is asked next. */

const field = (page: Page) => page.getByRole('searchbox', { name: 'Ask one.' });
const front = (page: Page) => page.locator('[data-location="hero"]').first();
const question = (page: Page, text: string) => page.getByRole('link', { name: text, exact: true }).first();
const answer = (page: Page, id: string) => page.locator(`#${id}`);

/** Every part of an answer is in sight: figure, sentences, a line to call, a way on. */
async function expectAnswer(page: Page, { id, figure, person, link }: (typeof ask.answers)[number]) {
  const shown = answer(page, id).locator("[data-part='figure'] > b");
  await expect(shown).toHaveText(figure);
  await expect(shown).toBeInViewport();
  await expect(answer(page, id).getByRole('link', { name: person.phone })).toBeVisible();
  await expect(answer(page, id).getByRole('link', { name: link.label })).toHaveAttribute('href', link.href);
  await expect(front(page)).toBeHidden();
}

for (const width of [320, 1440]) {
  browse(
    `a question is answered where the front was, at its own address, and left again, at ${width} px`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await pageHydrated(page);
      await markDocument(page);
      for (const each of ask.answers) {
        await question(page, each.question).click();
        await expect(page).toHaveURL(`/#${each.id}`);
        await expectAnswer(page, each);
        await expect(page.getByRole('heading', { name: each.question })).toBeFocused();
      }
      if (width === 320) expect(await violationsOf(page)).toEqual([]);
      await page.goBack();
      await expect(answer(page, ask.answers.at(-2)!.id)).toBeVisible();
      await expect(answer(page, ask.answers.at(-1)!.id)).toBeHidden();
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: home.hero.title })).toBeFocused();
      await expect(front(page)).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('an answer has its address too, and the line leads to all pages', async ({ page }) => {
    await page.goto('/');
    const [first] = ask.answers;
    await question(page, first.question).click();
    await expectAnswer(page, first);
    await field(page).fill('vegan');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/pages?q=vegan');
  });
});

browse(
  'what is written is answered: one of the four, a place on a page, a person, or a number to call',
  async ({ page }) => {
    await page.goto('/');
    await pageHydrated(page);
    const found = (name: string | RegExp) => page.getByRole('heading', { name }).getByRole('link');
    await field(page).fill('what would i pay');
    await expectAnswer(page, ask.answers[0]);
    await field(page).fill('Do my credits count?');
    await expectAnswer(page, ask.answers[1]);
    await field(page).fill('halal');
    await expect(found('Is there halal food?')).toHaveAttribute('href', '/campus-living/dining#needs');
    await expect(front(page)).toBeHidden();
    await field(page).fill('Lindqvist');
    await expect(found(/Minnesota/)).toHaveAttribute('href', '/counselors#thomas-lindqvist');
    await field(page).fill('zyzzyva');
    await expect(page.getByRole('heading', { name: find.nobody })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: contact.phone }).first()).toBeVisible();
    await field(page).fill('');
    await expect(front(page)).toBeVisible();
  },
);

browse('while an answer is open, the pin of its place lights up on the map of the campus', async ({ page }) => {
  await page.goto('/');
  await pageHydrated(page);
  const pin = page.getByRole('button', { name: 'Where do I sleep?' });
  await pin.scrollIntoViewIfNeeded();
  await expect(pin).not.toHaveAttribute('data-lit');
  await field(page).fill('teal tower');
  await expect(pin).toHaveAttribute('data-lit');
  await field(page).fill('');
  await expect(pin).not.toHaveAttribute('data-lit');
});

browse('by keyboard alone: ask, read, go back, empty the line', async ({ page }) => {
  await page.goto('/');
  await pageHydrated(page);
  await field(page).focus();
  await page.keyboard.type('halal');
  const link = page.getByRole('heading', { name: 'Is there halal food?' }).getByRole('link');
  await expect(link).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#needs')).toBeInViewport();
  await page.goBack();
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await expect(front(page)).toBeVisible();
});

browse('on a phone with its keyboard open, the answer is in view below the line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 440 });
  await page.goto('/');
  await pageHydrated(page);
  await field(page).fill('When is the FAFSA due?');
  await expect(page.getByText(/The priority deadline is/)).toBeInViewport();
  await expect(field(page)).toBeInViewport();
});

test('an answer that is opened afresh has the focus and names the tab', async ({ page }) => {
  const [{ id, question: text }] = ask.answers;
  await page.goto(`/#${id}`);
  await expect(page.getByRole('heading', { name: text })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${text.replace('?', '\\?')}`));
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveTitle(home.metadata.title);
});

browse('through the history, answer, title and focus stay in step', async ({ page }) => {
  await page.goto('/');
  await pageHydrated(page);
  const [one, other] = ask.answers;
  const expectOpen = async ({ id, question: text }: (typeof ask.answers)[number]) => {
    await expect(answer(page, id)).toBeVisible();
    await expect(page.getByRole('heading', { name: text })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${text.replace('?', '\\?')}`));
  };
  await question(page, one.question).click();
  await question(page, other.question).click();
  await expectOpen(other);
  await question(page, other.question).click();
  await expectOpen(other);
  await page.goBack();
  await expectOpen(one);
  await page.goForward();
  await expectOpen(other);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: home.hero.title })).toBeFocused();
  await expect(page).toHaveTitle(home.metadata.title);
});

test('every page ends with questions of its reader, each of which leads to a place that answers it', () => {
  const documentOf = (path: string) => readFileSync(join(publicFiles(), path, 'index.html'), 'utf8');
  const all: string[] = [];
  for (const path of allPages.filter((each) => each !== '/pages')) {
    const html = documentOf(path);
    const list = html.slice(html.lastIndexOf('data-part="next-questions"'), html.indexOf('</main>'));
    expect(list.match(/<section|<h2/), `${path}: nothing follows them`).toBeNull();
    const links = [...list.matchAll(/href="([^"#]+)(?:#([^"]*))?"[^>]*>([^<]*)/g)];
    expect(links.length, path).toBeGreaterThanOrEqual(2);
    for (const [, to = '', part = '', label = ''] of links) {
      expect(label, path).toMatch(/\?$/);
      expect(to, `${path}: "${label}" leads elsewhere`).not.toBe(path);
      expect(documentOf(to), `${path}: ${to}#${part}`).toContain(`id="${part}`);
      all.push(`${to}#${part}`);
    }
  }
  // Chosen for the page: no answer is the next one for everybody.
  const times = all.map((to) => all.filter((other) => other === to).length);
  expect(Math.max(...times)).toBeLessThanOrEqual(5);
});
