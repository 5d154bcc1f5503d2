import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashes, publishing } from '../../releases/project';
import { publicFiles } from '../../releases/site-files';
import { expect, test } from '../../fixtures';

/**
 * A document has several authors. Whom the gate refuses is decided by pure code, which has its own tests; here real blocks
 * are built and rendered on pages of another team, to prove that each part of a document is known by who wrote it.
 */
test.describe.configure({ timeout: 180_000 });

/** A block of the letters, which home shows. */
const block = (markup: string) => ({
  'src/blocks/latest.tsx': `import { Block as Other, Seo } from '@3eu/platform/page';

export const Block = () => (
  <>
    {[Other, Seo].length > 0 && ${markup}}
    <p>A letter.</p>
  </>
);
`,
});

/** The letters with a page below each work, which is another team's. */
const belowWorks = {
  'src/descriptor.ts': `import { defineRemote } from '@3eu/platform/contract';

export const descriptor = defineRemote({
  name: 'letters',
  pages: [
    { path: '/letters', module: './pages/letters', label: 'Letters', blocks: ['featured'] },
    { path: '/letters/write', module: './pages/write', label: 'Write to us' },
    { path: '/letters/draft', module: './pages/draft', label: 'Draft' },
    { path: '/works/:work/post', module: './pages/write', label: 'Post', params: [{ slug: 'harbour', label: 'Post' }] },
  ],
  blocks: ['latest'],
  redirects: { '/post': '/letters' },
});
`,
};

test('a block retitles no page of another team, and a pattern below a work takes no document of its owner', ({
  scratch,
}) => {
  const site = scratch.site();
  const seo = '<Seo title="Post" description="A letter." keywords={[]} section="Letters" noindex />';
  const candidate = scratch.version('letters', undefined, { ...block(seo), ...belowWorks });
  const read = (file: string) => readFileSync(join(publicFiles(site), file), 'utf8');
  const titleOf = (file: string) => /<title>[^<]*<\/title>/.exec(read(file))![0];
  const [title, lost] = [titleOf('index.html'), titleOf('works/404.html')];
  const { status, stderr } = scratch.tool(publishing('letters', site, candidate));
  expect(status, stderr).toBe(0);
  expect([titleOf('index.html'), titleOf('works/404.html')]).toEqual([title, lost]);
  expect(read('index.html')).not.toContain('content="noindex"');
  expect(read('sitemap.xml')).toMatch(/example\/<[^]*\/works\/harbour\/post</);
  expect(titleOf('works/harbour/post/index.html')).not.toBe(title);
  const { notFoundFolders } = JSON.parse(read('hosting.json')) as { notFoundFolders: string[] };
  expect(new Set(notFoundFolders).size).toBe(notFoundFolders.length);
});

for (const [what, markup, code] of [
  ['has a dead link', '<a href="/nowhere">Nowhere</a>', 'link-to-nothing'],
  ['shows another block', '<Other name="featured" />', 'not-rendered'],
  ['makes a document too large', "<p>{'x'.repeat(2_400_000)}</p>", 'not-rendered'],
] as const)
  test(`a block that ${what} on a page of another team is refused to its own`, ({ scratch }) => {
    const site = scratch.site();
    const before = hashes(site);
    const candidate = scratch.version('letters', undefined, block(markup));
    const { status, refused, values } = scratch.ask(publishing('letters', site, candidate));
    expect([status, new Set(refused)]).toEqual([1, new Set([code])]);
    expect(values.filter(({ kind }) => kind === 'refusal')).toMatchObject(refused.map(() => ({ owner: 'letters' })));
    expect(hashes(site)).toEqual(before);
  });
