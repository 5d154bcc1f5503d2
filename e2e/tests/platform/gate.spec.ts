import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { hashes, project, publishing } from '../../releases/project';
import type { Variant } from '../../sample/site/variant';
import { expect, test } from '../../fixtures';

/**
 * What the gate refuses is decided by pure code, which has its own tests. Here real sources are built, rendered and
 * checked, to prove that the gate gets true facts. Faults that do not hide each other share a candidate, because each
 * candidate is a whole build.
 */

/** A whole page of a team, with what a line of it does. */
const page = (line: string, imports = '') => `import { Seo } from '@3eu/platform/page';
${imports}
${line}
export const Page = () => (
  <>
    <Seo title="A page" description="A page." keywords={[]} section="Pages" />
    <h1>A page</h1>
  </>
);
`;
const ballast = () => `Object.assign(globalThis, { ballast: '${randomBytes(16_000).toString('hex')}' });`;
const secondReact = `import * as second from ${JSON.stringify(join(project, 'node_modules/react/index.js'))};`;

/** Releases that would break others: what is wrong, the package, its team's version, and what the gate refuses. */
const refusals: [what: string, name: string, variant: Variant, files: Record<string, string>, codes: string[]][] = [
  [
    'a linked page moves, a second React is bundled, the live shell lacks an import, and a page exceeds its budget',
    'letters',
    { label: 'wrong', path: '/post-office' },
    {
      'src/pages/draft/draft-page.tsx': page('console.debug(second.version);', secondReact),
      'src/pages/write/write-page.tsx': page(
        `console.debug(NotYet);\n${ballast()}\nif (PRERENDER) throw new Error('It cannot be rendered.');`,
        "import { NotYet } from '@3eu/platform/page';",
      ),
    },
    ['page-lost', 'second-copy', 'not-provided', 'too-large', 'redirect-to-nothing', 'not-rendered'],
  ],
  [
    'a document has a dead link, a link to no part of a page, and a picture that is not there',
    'works',
    { label: 'wrong', links: ['/nowhere', '/letters#nowhere'], pictures: ['/icons/nope.svg'] },
    {},
    ['link-to-nothing', 'link-to-no-part', 'file-not-there'],
  ],
];

for (const [what, name, variant, files, codes] of refusals)
  test(`a release is refused, and the site stays unchanged, if ${what}`, ({ scratch }) => {
    const site = scratch.site();
    const candidate = scratch.version(name, variant, files);
    const before = hashes(site);
    const { status, refused } = scratch.ask(publishing(name, site, candidate));
    expect([status, refused.sort()]).toEqual([1, codes.sort()]);
    expect(hashes(site)).toEqual(before);
  });

test(
  'a shell that finds another page at an address than the release means is refused',
  { tag: '@night' },
  ({ scratch }) => {
    const site = scratch.site();
    const wrong = scratch.version('shell', undefined, {
      'src/sample-shell.tsx': `import { pageHere } from '@3eu/engine/navigation/pages';
import type { Shell } from '@3eu/engine/site';
import { shell as plain } from './shell';

export const shell: Shell = {
  ...plain,
  ownPages: (site) => [...plain.ownPages(site), pageHere('/news', () => <h1>Ours</h1>)],
};
`,
    });
    const before = hashes(site);
    expect(scratch.tool(publishing('shell', site, wrong)).status).toBe(1);
    expect(hashes(site)).toEqual(before);
  },
);
