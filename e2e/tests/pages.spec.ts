import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { allPages } from '../pages';
import { expect, look, pageHydrated, test } from '../fixtures';
import { layoutViolationsOf, violationsOf } from '../page/accessibility';
import { setTextSize } from '../page/text-size';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: {
      // Style only: React writes void elements and attributes in ways that the specification allows.
      'void-style': 'off',
      'doctype-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-trailing-whitespace': 'off',
      'no-raw-characters': 'off',
      'no-inline-style': 'off',
      'long-title': 'off',
      // Script elements already carry their hashes; links to other sites have none.
      'require-sri': 'off',
      // Browsers drop the roles of a table whose rows are stacked on a phone; the role attributes restore them.
      'no-redundant-role': 'off',
      'prefer-native-element': 'off',
      // What axe knows better, with the names that a screen reader computes.
      'wcag/h30': 'off',
      'aria-label-misuse': 'off',
      'text-content': 'off',
    },
  }),
);

/** What is not valid in a document, with the place of each fault. */
async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages).filter(({ severity }) => severity === 2);
  return messages.map(({ ruleId, message, selector }) => `${message} (${ruleId}), at ${selector}`);
}

/** Words on a printed page with too little contrast to the paper or to their own background (WCAG 1.4.3). */
function faintWords(): string[] {
  const numbers = (text: string) => (text.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: number[]) =>
    color.slice(0, 3).reduce((sum, value, index) => {
      const part = value / 255;
      return (
        sum + [0.2126, 0.7152, 0.0722][index]! * (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
      );
    }, 0);
  const groundOf = (element: Element | null): number[] => {
    if (!element) return [255, 255, 255];
    const ground = numbers(getComputedStyle(element).backgroundColor);
    return ground[3] === 0 ? groundOf(element.parentElement) : ground;
  };
  const faint: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent!.trim();
    const element = walker.currentNode.parentElement!;
    const { width, height } = element.getBoundingClientRect();
    const isSeen =
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1;
    if (text === '' || !isSeen) continue;
    const [one, other] = [luminance(numbers(getComputedStyle(element).color)), luminance(groundOf(element))];
    if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < 4.5) faint.push(text);
  }
  return faint;
}

/** Specification, section 2, Screens and routes, with the slugs that it knows. */
const specified = [
  '/',
  ...['/admissions', '/application', '/request-info', '/counselors', '/financial-aid', '/admitted-students', '/why-3e'],
  ...['/academics', '/rankings', '/college/business', '/college/engineering', '/college/arts-sciences'],
  ...['computer-science', 'business-administration', 'biomedical-engineering', 'psychology'].map(
    (slug) => `/major/${slug}`,
  ),
  ...['/student-life', '/campus-living', '/athletics', '/visit', '/career-support'],
  ...['/faq', '/knowledge-base', '/my3eu', '/about', '/parents-families', '/alumni-friends', '/privacy-policy'],
];

test('the site has every page of the specification', () => {
  expect(allPages).toEqual(expect.arrayContaining(specified));
});

test('a picture stands once on a page, on two pages at most, and heads only one', async ({ request }) => {
  const pagesOf: Record<string, string[]> = {};
  const headed: Record<string, string[]> = {};
  for (const path of allPages) {
    const html = await (await request.get(path)).text();
    // An answer of home shows what its page shows; whoever speaks for a college on its page speaks on their major's too.
    const main = html
      .slice(html.indexOf('<main'), html.indexOf('</main>'))
      .replaceAll(/<article\b[^]*?<\/article>/g, '')
      .replaceAll(/<div data-block="student-story [^]*?<\/figure>/g, '');
    for (const [tag, name] of main.matchAll(/<img [^>]*src="\/pictures\/([a-z0-9-]+)\.[^>]*>/g)) {
      (pagesOf[name!] ??= []).push(path);
      if (tag.includes('fetchPriority="high"')) (headed[name!] ??= []).push(path);
    }
  }
  expect(Object.values(pagesOf).filter((pages) => pages.length > 2 || pages[0] === pages[1])).toEqual([]);
  expect(Object.values(headed).filter((pages) => pages.length > 1)).toEqual([]);
});

const unknown = ['/college/unknown', '/major/unknown', '/no/such/page'];

/** Widths of the window that every page fits, with the text sizes of the browser's settings (WCAG 1.4.4, 1.4.10). */
const sizes = [
  { width: 320, text: 32 },
  { width: 1440, text: 32 },
  { width: 1920, text: 24 },
  { width: 2560, text: 32 },
];

/** How much wider the page is than the window. */
const beyond = () => document.documentElement.scrollWidth - innerWidth;

const answers = [...allPages.map((path) => [path, 200] as const), ...unknown.map((path) => [path, 404] as const)];

for (const [path, status] of answers) {
  look(
    `${path} is whole before scripts run, hydrates, is accessible and fits every width, and prints`,
    async ({ page, request, complaints }) => {
      complaints.allow(new RegExp(`${status} \\(Not Found\\)`));
      const response = await request.get(path);
      expect(response.status()).toBe(status);
      const html = await response.text();
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).not.toMatch(/ style="/);
      expect(await faultsIn(html)).toEqual([]);
      for (const tag of html.matchAll(/<script(?![^>]*application\/)[^>]*>/g))
        expect(tag[0]).toContain('integrity="sha384-');

      // The head preloads the first picture, with exactly the files that its element names.
      const [, inHead] = /<link rel="preload" as="image"[^>]* imagesrcset="([^"]*)"/.exec(html) ?? [];
      const [, inPage] = /<source [^>]*srcSet="([^"]*)"[^>]*><img [^>]*fetchPriority="high"/.exec(html) ?? [];
      expect(inHead).toBe(inPage);

      await page.setViewportSize({ width: 320, height: 900 });
      await page.goto(path);
      await pageHydrated(page);
      expect(await page.title()).toContain('3E University');
      await expect(page.locator('head title')).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(beyond), `at ${width} px`).toBeLessThanOrEqual(0);
        // A table learns of its new width, and lets the keyboard reach it, a moment later.
        await expect.poll(() => layoutViolationsOf(page), { message: `at ${width} px` }).toEqual([]);
      }
      expect(await violationsOf(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      // Colours may change over a moment.
      await expect.poll(() => page.evaluate(faintWords), 'on paper').toEqual([]);
    },
  );

  // Only Chromium lets a test set the text size of its settings.
  look(`${path} fits the window at every size of text`, { tag: '@chromium' }, async ({ page, complaints }) => {
    complaints.allow(new RegExp(`${status} \\(Not Found\\)`));
    await page.goto(path);
    for (const { width, text } of sizes) {
      await page.setViewportSize({ width, height: 900 });
      await setTextSize(page, text);
      await expect.poll(() => page.evaluate(beyond), `${text} px text at ${width} px`).toBeLessThanOrEqual(0);
    }
    await setTextSize(page, 16);
  });
}

look(
  'a table whose rows CSS lays out as blocks is a table to assistive technology',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/rankings');
    const session = await page.context().newCDPSession(page);
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: { role?: { value: string } }[] };
    const roles = new Set(nodes.map(({ role }) => role?.value));
    for (const role of ['table', 'row', 'rowheader', 'columnheader', 'cell']) expect(roles).toContain(role);
  },
);
