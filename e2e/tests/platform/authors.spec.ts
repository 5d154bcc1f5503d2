import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, hashes, publishing, type Edits } from '../../releases/project';
import { publicFiles } from '../../pages';
import { expect, test } from '../../fixtures';

/**
 * A document has several authors. Whom the gate refuses is decided by pure code, which has its own tests; here real blocks
 * are built and rendered on pages of another team, to prove that each part of a document is known by who wrote it.
 */
test.describe.configure({ timeout: 180_000 });

const story = 'src/blocks/student-story.tsx';
const business = 'college/business/index.html';
const inBlock =
  (markup: string): Edits[string] =>
  (text) =>
    text
      .replace('import { Section', "import { Block as Other, Seo } from '@3eu/platform/page';\nimport { Section")
      .replace('<QuoteBlock', `{[Other, Seo].length > 0 && ${markup}}\n      <QuoteBlock`);

test('a block retitles no page of another team, and a pattern below a college takes no document of its owner', ({
  scratch,
}) => {
  const site = scratch.site();
  const seo = `<Seo title="Housing" description="Halls" keywords={['halls']} section="Campus" noindex />`;
  const candidate = scratch.package('campus', {
    [story]: inBlock(seo),
    'src/descriptor.ts': (text) =>
      text.replace(
        'pages: [',
        "pages: [{ path: '/college/:slug/housing', module: './pages/dining', label: 'Housing', params: [{ slug: 'business', label: 'Housing' }], blocks: ['questions'] },",
      ),
  });
  const read = (file: string) => readFileSync(join(publicFiles(site), file), 'utf8');
  const titleOf = (file: string) => /<title>[^<]*<\/title>/.exec(read(file))![0];
  const [title, lost] = [titleOf(business), titleOf('college/404.html')];
  expect(ask(publishing('campus', site, candidate)).status).toBe(0);
  expect([titleOf(business), titleOf('college/404.html')]).toEqual([title, lost]);
  expect(read(business)).not.toContain('content="noindex"');
  expect(read('sitemap.xml')).toContain('/college/business<');
  expect(titleOf('college/business/housing/index.html')).not.toBe(title);
  const { notFoundFolders } = JSON.parse(read('hosting.json')) as { notFoundFolders: string[] };
  expect(new Set(notFoundFolders).size).toBe(notFoundFolders.length);
});

const wrong: [what: string, markup: string, code: string][] = [
  ['has a dead link', '<a href="/nowhere">Nowhere</a>', 'link-to-nothing'],
  ['shows another block', '<Other name="questions" />', 'not-rendered'],
  ['makes a document too large', "<p>{'x'.repeat(2_400_000)}</p>", 'not-rendered'],
];

for (const [what, markup, code] of wrong) {
  test(`a block that ${what} on pages of another team is refused to its own`, ({ scratch }) => {
    const site = scratch.site();
    const before = hashes(site);
    const { status, refused, values } = ask(
      publishing('campus', site, scratch.package('campus', { [story]: inBlock(markup) })),
    );
    expect([status, new Set(refused)]).toEqual([1, new Set([code])]);
    expect(values.filter(({ kind }) => kind === 'refusal')).toMatchObject(refused.map(() => ({ owner: 'campus' })));
    expect(hashes(site)).toEqual(before);
  });
}
