import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { allPages } from '../pages';
import { expect, look, test } from '../fixtures';

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

const answers = [...allPages, '/college/unknown', '/no/such/page'];

for (const path of answers)
  look(`${path} is a valid document, and is printed black on white`, async ({ page, request, complaints }) => {
    complaints.allow(/404 \(Not Found\)/);
    const html = await (await request.get(path)).text();
    expect(await faultsIn(html)).toEqual([]);
    for (const tag of html.matchAll(/<script(?![^>]*application\/)[^>]*>/g))
      expect(tag[0]).toContain('integrity="sha384-');

    // The head preloads the first picture, with exactly the files that its element names.
    const [, inHead] = /<link rel="preload" as="image"[^>]* imagesrcset="([^"]*)"/.exec(html) ?? [];
    const [, inPage] = /<source [^>]*srcSet="([^"]*)"[^>]*><img [^>]*fetchPriority="high"/.exec(html) ?? [];
    expect(inHead).toBe(inPage);

    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    // Colours may change over a moment.
    await expect.poll(() => page.evaluate(faintWords)).toEqual([]);
  });

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
