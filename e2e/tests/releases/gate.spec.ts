import { randomBytes } from 'node:crypto';
import { ask, hashes, publishing, type Edits } from '../../releases/project';
import { expect, test } from '../../fixtures';

/**
 * What the gate refuses is decided by pure code, which has its own tests. Here real sources are built, rendered and
 * checked, to prove that the gate gets true facts. Faults that do not hide each other share a candidate, because each
 * candidate is a whole build.
 */
test.describe.configure({ timeout: 180_000 });

const pageOf = (name: string) => `src/pages/${name}/${name}-page.tsx`;
const atTheEnd = (line: string) => (text: string) => `${text}\n${line}\n`;

/** Releases that would break others: what is wrong, the package, its team's edits, and what the gate refuses. */
const refusals: [what: string, name: string, edits: Edits, codes: string[]][] = [
  [
    'linked pages are removed and moved, a second React is bundled, the live shell lacks an import, and a page exceeds its budget',
    'support',
    {
      'src/descriptor.ts': (text) =>
        text
          .replace(/\n[^\n]*path: '\/about'[^\n]*/, '')
          .replace("path: '/faq'", "path: '/faq/:topic', params: [{ slug: 'all', label: 'All' }]"),
      [pageOf('privacy-policy')]: atTheEnd(
        "import * as second from '../../../../node_modules/react/index.js';\nconsole.debug(second.version);",
      ),
      [pageOf('parents-families')]: (text) =>
        text
          .replace(/import \{([^}]*\} from '@3eu\/university\/ui';)/, 'import { Brochure,$1')
          .replace('<PageHeader', '<Brochure /><PageHeader'),
      [pageOf('alumni-friends')]: atTheEnd(
        `Object.assign(globalThis, { ballast: '${randomBytes(16_000).toString('hex')}' });`,
      ),
    },
    ['page-lost', 'page-lost', 'second-copy', 'not-provided', 'too-large', 'redirect-to-nothing', 'not-rendered'],
  ],
  [
    'a document has a dead link, a link to no part of a page, and a picture that is not there',
    'campus',
    {
      [pageOf('visit')]: (text) =>
        text.replace(
          '<Ledger items={highlights.items} />',
          '$&<a href="/vizit">Plan a visit</a><a href="/faq#nowhere">Ask</a><img src="/icons/nope.svg" alt="" />',
        ),
    },
    ['link-to-nothing', 'link-to-no-part', 'file-not-there'],
  ],
];

for (const [what, name, edits, codes] of refusals) {
  test(`a release is refused, and the site stays unchanged, if ${what}`, ({ scratch }) => {
    const site = scratch.site();
    const candidate = scratch.package(name, edits);
    const before = hashes(site);
    const { status, refused } = ask(publishing(name, site, candidate));
    expect([status, refused.sort()]).toEqual([1, codes.sort()]);
    expect(hashes(site)).toEqual(before);
  });
}

test(
  'a shell that finds another page at an address than the release means is refused',
  { tag: '@night' },
  ({ scratch }) => {
    const site = scratch.site();
    const wrong = scratch.package('shell', {
      'src/own-pages.ts': (text) =>
        text.replace('  pageHere(offline.path', "  pageHere('/faq', OfflinePage),\n  pageHere(offline.path"),
    });
    const before = hashes(site);
    expect(ask(publishing('shell', site, wrong)).status).toBe(1);
    expect(hashes(site)).toEqual(before);
  },
);
