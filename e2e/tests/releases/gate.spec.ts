import { randomBytes } from 'node:crypto';
import { changedPackage, clearUp, hashes, publishing, siteCopy, tool, type Edits } from '../../releases/delivery';
import { expect, test } from '../../fixtures';

/**
 * What the gate refuses is decided by pure code, which `shared/platform/release/gate/gate.test.ts` tests case by case, as
 * `shared/platform/contract/address.test.ts` tests the addresses. Here real sources are built, rendered and checked, to
 * prove that the gate gets true facts. Faults that do not hide each other share a candidate, because each candidate is
 * a whole build.
 */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let site: string;
test.beforeAll(() => {
  site = siteCopy();
});
test.afterAll(() => clearUp(site));

const pageOf = (name: string) => `src/pages/${name}/${name}-page.tsx`;
const atTheEnd = (line: string) => (text: string) => `${text}\n${line}\n`;
const inTheFirstSection = (jsx: string) => (text: string) =>
  text.replace('<Section labelledBy="highlights">', `<Section labelledBy="highlights">${jsx}`);

const withPages =
  (...paths: string[]) =>
  (text: string) =>
    text.replace(
      'pages: [',
      `pages: [${paths.map((path) => `{ path: '${path}', module: './pages/about', label: 'About 3E again' },`).join('')}`,
    );

/** Releases that would break others: what is wrong, the remote, its team's edits, and what the gate says. */
const refusals: [what: string, remote: string, edits: Edits, words: string[]][] = [
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
          .replace(/(import \{\n)( {2}\w+,\n[^}]*\} from '@3eu\/shared\/ui';)/, '$1  Brochure,\n$2')
          .replace('<PageHeader', '<Brochure /><PageHeader'),
      [pageOf('alumni-friends')]: atTheEnd(
        `Object.assign(globalThis, { ballast: '${randomBytes(16_000).toString('hex')}' });`,
      ),
    },
    [
      'support: /about would be gone. ',
      'support: /faq would be gone. ',
      'support: it bundles its own copy of react, but a page must have only one.',
      'support: it uses Brochure of @3eu/university/ui, which the live shell does not provide. First publish a shell that provides it.',
      'support: the scripts of /alumni-friends are',
      'support: /FAQ redirects to /faq, which is not a page of the site.',
    ],
  ],
  [
    'a document has a dead link, a link to no part of a page, and a picture that is not there',
    'campus',
    {
      [pageOf('visit')]: inTheFirstSection(
        '<a href="/vizit">Plan a visit</a><a href="/faq#nowhere">Ask</a><img src="/icons/nope.svg" alt="" />',
      ),
    },
    [
      '/visit links to /vizit, which is not a page. Fix the link.',
      '/visit links to /faq#nowhere, but that page has no such part.',
      '/visit shows /icons/nope.svg, which the site does not have.',
    ],
  ],
];

for (const [index, [what, remote, edits, words]] of refusals.entries()) {
  test(`a release is refused, and the site stays unchanged, if ${what}`, () => {
    const candidate = changedPackage(remote, `gate-${index}`, edits);
    const before = hashes(site);
    const { status, stderr } = tool(publishing(remote, site, candidate));
    for (const each of words) expect(stderr).toContain(each);
    expect(status).toBe(1);
    expect(stderr.match(/^- /gm)).toHaveLength(words.length);
    expect(hashes(site)).toEqual(before);
  });
}

test('invalid addresses and another team’s addresses are refused, even with --force', { tag: '@night' }, () => {
  const nobodys = changedPackage('support', 'no-addresses', {
    'src/descriptor.ts': withPages('/offline', '/../up', '/a&b', '/visit/'),
  });
  const campuses = changedPackage('support', 'address', { 'src/descriptor.ts': withPages('/visit') });
  const before = hashes(site);
  for (const [candidate, words] of [
    [
      nobodys,
      [
        '/offline is reserved for the site itself',
        '/../up: ',
        '/a&b: ',
        '/visit/: ',
        'has to consist of lower-case letters',
      ],
    ],
    [campuses, ['/visit belongs to campus, where it is a page. An address has only one owner']],
  ] as const) {
    const { status, stderr } = tool([...publishing('support', site, candidate), '--force', 'we were here first']);
    expect(status).toBe(1);
    for (const each of words) expect(stderr).toContain(each);
  }
  expect(hashes(site)).toEqual(before);
});

test('a shell that finds another page at an address than the release means is refused', { tag: '@night' }, () => {
  const wrong = changedPackage('shell', 'wrong-page', {
    'src/router/page-map.ts': (text) => text.replace('pages.set(at, pageOf(own))', 'pages.set(at, pageOf(module))'),
  });
  const before = hashes(site);
  const { status, stderr } = tool(publishing('shell', site, wrong));
  expect([status, stderr]).toEqual([1, expect.stringContaining('the shell finds another one there')]);
  expect(hashes(site)).toEqual(before);
});

test('an option that npm kept for itself is reported, and nothing is published', () => {
  const before = hashes(site);
  const { status, stderr } = tool(['publish', 'support', '--site', site], {
    npm_lifecycle_event: 'publish-remote',
    npm_config_dry_run: 'true',
  });
  expect(status).toBe(2);
  expect(stderr).toContain(
    'npm kept --dry-run for itself instead of passing it on, so nothing was done. Put options after two hyphens: npm run publish-remote -- … --dry-run',
  );
  expect(hashes(site)).toEqual(before);
});
