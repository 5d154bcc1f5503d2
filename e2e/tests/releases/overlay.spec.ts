/** What stands on the page while something is wrong, and that it goes once it is put right. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { academics } from '../../../mfe-academics/src/content/academics';
import { changedPackage, clearUp } from '../../releases/delivery';
import { startDevelopment, stop } from '../../releases/development';
import { expect, hydrated, test } from '../../fixtures';
import { siteRoot } from '../../environment';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const { title } = academics.colleges;
const files = {
  content: 'src/content/academics.ts',
  schemas: 'src/content/schemas.ts',
  page: 'src/pages/academics/academics-page.tsx',
  descriptor: 'src/descriptor.ts',
} as const;

let root: string;
let child: ChildProcess;
let url: string;
let page: Page;
let sources: Record<keyof typeof files, string>;
test.beforeAll(async ({ browser }) => {
  root = changedPackage('academics', 'overlay', { [files.content]: (text) => `${text}\n` });
  const read = (name: keyof typeof files) => readFileSync(join(root, files[name]), 'utf8');
  sources = {
    content: read('content'),
    schemas: read('schemas'),
    page: read('page'),
    descriptor: read('descriptor'),
  };
  ({ child, url } = await startDevelopment(root, ['--site', siteRoot]));
  page = await browser.newPage();
  await page.goto(`${url}/academics`);
  // The heading stands in the released document already.
  await hydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
});
test.afterAll(async () => {
  await stop(child, page);
  await page.close();
  await clearUp();
});

const write = (name: keyof typeof files, text: string) => writeFileSync(join(root, files[name]), text);
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const frame = () => page.locator('iframe[id$="client-overlay"]');
const overlay = () => frame().contentFrame();
/** Edits the page's component, above what it returns. */
const inPage = (text: string) => sources.page.replace('  return (', `  ${text}\n  return (`);
const line = (source: string, part: string) => source.slice(0, source.indexOf(part)).split('\n').length;

/** Each fault: the file that has it, that file with it, and what is said of it. */
const faults: Record<string, () => [keyof typeof files, string, RegExp | string]> = {
  'a syntax error in content': () => ['content', `${sources.content}\nconst broken = ;\n`, /Expression expected/],
  'a syntax error in a component': () => ['page', inPage('const broken = ;'), /Expression expected/],
  'a file that is not there': () => ['page', `import './no-such-lamp';\n${sources.page}`, /no-such-lamp/],
  'a name that a file does not export': () => [
    'page',
    `import { noSuchLamp } from '../../content/academics';\n${inPage('noSuchLamp.light();')}`,
    /noSuchLamp/,
  ],
  'a part that the platform does not have': () => [
    'page',
    `import { NoSuchPart } from '@3eu/shared/ui';\n${inPage('if (!NoSuchPart) throw new Error("No such part");')}`,
    /No ?such ?part/i,
  ],
  'an error while rendering': () => [
    'page',
    inPage("if (Date.now() > 0) throw new Error('The lamp is out');"),
    'The lamp is out',
  ],
  'a name that nothing has': () => ['page', inPage('noSuchLamp.light();'), /noSuchLamp/],
  'an error while a component is loaded': () => [
    'page',
    `${sources.page}\nif (Date.now() > 0) throw new Error('The tide is out');\n`,
    'The tide is out',
  ],
  'an error while content is loaded': () => [
    'content',
    `${sources.content}\nif (Date.now() > 0) throw new Error('The moon is down');\n`,
    'The moon is down',
  ],
  'a wrong type in a file that no page loads': () => [
    'schemas',
    `${sources.schemas}\nexport const lamps: number = 'two';\n`,
    /schemas\.ts.*TS2322/,
  ],
  'a text that is missing, in the words of the check': () => [
    'content',
    sources.content.replace(`title: '${title}'`, "title: ''"),
    `${files.content}:${line(sources.content, `title: '${title}'`)}: academics.colleges.title: `,
  ],
  'a fact that does not exist, in the words of the check': () => [
    'content',
    sources.content.replace('campus.library', 'campus.librar'),
    `${files.content}:${line(sources.content, 'campus.library')}: there is no librar in campus. `,
  ],
  'a component that is not exported, in the words of the build': () => [
    'page',
    sources.page.replace('export function Page', 'export function Pages'),
    'the module ./pages/academics does not export Page. Add the export.',
  ],
  'a refused descriptor, in the words of the build': () => [
    'descriptor',
    sources.descriptor.replace("path: '/rankings'", "path: '/Rankings'"),
    '/Rankings: "Rankings" has to consist of lower-case letters',
  ],
  'an apostrophe that ends a text, in the words of the check': () => [
    'content',
    sources.content.replace(`title: '${title}'`, "title: 'Today's colleges'"),
    /a text ends at an apostrophe/,
  ],
};

/** One of each kind; the others are tried every night. */
const everyTime = [
  'a syntax error in content',
  'an error while rendering',
  'a wrong type in a file that no page loads',
  'a component that is not exported, in the words of the build',
  'a refused descriptor, in the words of the build',
  'an apostrophe that ends a text, in the words of the check',
];

test('shows what is wrong from the beginning, and the page once it is put right', async ({
  page: late,
  complaints,
}) => {
  complaints.allow(/./);
  const [, broken, said] = faults['a syntax error in content']!();
  write('content', broken);
  const begun = await startDevelopment(root, ['--site', siteRoot]);
  await late.goto(`${begun.url}/academics`);
  const shown = late.locator('iframe[id$="client-overlay"]');
  await expect(shown.contentFrame().getByText(said).first()).toBeVisible();
  write('content', sources.content);
  await expect(late.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(shown).toHaveCount(0);
  await stop(begun.child, late);
  await expect(frame()).toHaveCount(0);
});

for (const [name, fault] of Object.entries(faults))
  test(
    `shows ${name}, and the page once it is put right`,
    { tag: everyTime.includes(name) ? [] : '@night' },
    async () => {
      const [file, broken, said] = fault();
      write(file, broken);
      await expect(overlay().getByText(said).first()).toBeVisible({ timeout: 90_000 });
      // The compiler says the same in its own words, which are no help to an editor.
      if (name.includes('the check')) await expect(overlay().getByText(/TS\d|Syntax Error/)).toHaveCount(0);
      write(file, sources[file]);
      await expect(frame()).toHaveCount(0);
      await expect(heading(title)).toBeVisible();
      // What a module exports, and what there is, cannot be changed in a page that stays.
      if (name.includes('the build')) await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
      // Nothing comes back with the next change, and the page has not been loaded anew.
      const changed = `Changed after ${name}`;
      write('content', sources.content.replace(`title: '${title}'`, `title: '${changed}'`));
      await expect(heading(changed)).toBeVisible();
      write('content', sources.content);
      await expect(heading(title)).toBeVisible();
      await expect(frame()).toHaveCount(0);
      expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    },
  );
