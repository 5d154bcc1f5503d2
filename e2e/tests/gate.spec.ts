import { randomBytes } from 'node:crypto';
import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedRemote, clearWorkshop, hashes, publishing, siteCopy, tool, type Edits } from '../delivery';
import { expect, test } from '../fixtures';

test.describe.configure({ mode: 'serial', timeout: 60_000 });

let site: string;
test.beforeAll(() => {
  site = siteCopy();
});
test.afterAll(() => {
  clearWorkshop();
  rmSync(site, { recursive: true, force: true });
});

const aboutPage = 'src/pages/about/about-page.tsx';
const atTheEnd = (line: string) => (text: string) => `${text}\n${line}\n`;
const inTheFirstSection = (jsx: string) => (text: string) =>
  text.replace('<Section labelledBy="foundation">', `<Section labelledBy="foundation">${jsx}`);

const withPage = (path: string) => ({
  'src/descriptor.ts': (text: string) =>
    text.replace('pages: [', `pages: [{ path: '${path}', label: 'About 3E again' },`),
});

/** Releases that would break others: the remote, what its team did, and what the gate says. */
const refusals: [what: string, remote: string, edits: Edits, words: string][] = [
  [
    'a page that others link to is dropped',
    'support',
    { 'src/descriptor.ts': (text) => text.replace(/\n[^\n]*path: '\/about'[^\n]*/, '') },
    'support: /about would be gone. ',
  ],
  [
    'a page that others link to is moved',
    'support',
    {
      'src/descriptor.ts': (text) =>
        text.replace("path: '/faq'", "path: '/faq/:topic', params: [{ slug: 'all', label: 'All' }]"),
    },
    'support: /faq would be gone. ',
  ],
  [
    'a block that home shows is lost',
    'campus',
    { 'src/descriptor.ts': (text) => text.replace("['student-stories']", '[]') },
    'campus: the block student-stories would be gone, and / shows it.',
  ],
  [
    'a second React is shipped',
    'support',
    {
      [aboutPage]: atTheEnd(
        "import * as second from '../../../../node_modules/react/index.js';\nconsole.debug(second.version);",
      ),
    },
    'support: it carries its own react, which a page has once.',
  ],
  [
    'the live shell lacks what it takes',
    'support',
    {
      [aboutPage]: (text) =>
        text
          .replace('import { ArchPicture,', 'import { Brochure, ArchPicture,')
          .replace('<PageHeader', '<Brochure /><PageHeader'),
    },
    'support: it takes Brochure of @3eu/shared/ui, which the live shell does not have. Publish a shell that has it first.',
  ],
  [
    'a page outgrows its budget',
    'support',
    { [aboutPage]: atTheEnd(`Object.assign(globalThis, { ballast: '${randomBytes(16_000).toString('hex')}' });`) },
    'support: the scripts of /about have',
  ],
  [
    'a document has an accessibility violation',
    'support',
    { [aboutPage]: inTheFirstSection('<img src="/icons/icon-192.png" />') },
    '/about: Images must have alternative text (image-alt)',
  ],
  [
    'a document is no valid HTML',
    'support',
    { [aboutPage]: inTheFirstSection('<p><em><div>A block in a line.</div></em></p>') },
    '/about: the HTML is not valid:',
  ],
  [
    'a document has a dead link',
    'support',
    { [aboutPage]: inTheFirstSection('<a href="/vizit">Plan a visit</a>') },
    '/about links to /vizit, which is no page. Mend the link.',
  ],
  [
    'a page cannot be rendered',
    'support',
    { [aboutPage]: inTheFirstSection('{(() => { throw new Error("low tide"); })()}') },
    '/about cannot be rendered. The live site is as it was.',
  ],
];

for (const [index, [what, remote, edits, words]] of refusals.entries()) {
  test(`the gate refuses a release where ${what}, and leaves the site as it was`, () => {
    const candidate = changedRemote(remote, `gate-${index}`, edits);
    const before = hashes(site);
    const { status, stderr } = tool(publishing(remote, site, candidate));
    expect(stderr).toContain(words);
    expect(status).toBe(1);
    if (!/cannot be rendered|not valid/.test(words)) expect(stderr.match(/^- /gm)).toHaveLength(1);
    expect(hashes(site)).toEqual(before);
  });
}

for (const [path, words] of [
  ['/visit', "/visit is campus's, which has it as a page. An address has one owner"],
  ['/offline', 'belongs to the site itself'],
  ['/../up', 'has to be lower-case letters'],
  ['/a&b', 'has to be lower-case letters'],
  ['/visit/', 'has to be lower-case letters'],
] as const) {
  test(`no build and no release takes the address ${path}, not even with a reason`, () => {
    const candidate = changedRemote('support', 'address', withPage(path));
    const folder = path.split('/')[1]!;
    if (/^[a-z]+$/.test(folder))
      cpSync(join(candidate, 'src/pages/about'), join(candidate, 'src/pages', folder), { recursive: true });
    if (/^[a-z]+$/.test(folder))
      renameSync(
        join(candidate, `src/pages/${folder}/about-page.tsx`),
        join(candidate, `src/pages/${folder}/${folder}-page.tsx`),
      );
    const before = hashes(site);
    const { status, stderr } = tool([...publishing('support', site, candidate), '--force', 'we were here first']);
    expect(status).toBe(1);
    expect(stderr).toContain(words);
    expect(hashes(site)).toEqual(before);
  });
}

for (const [what, edits, field] of [
  [
    'a field is missing',
    { 'src/content/majors/psychology.ts': (text: string) => text.replace(/\n {2}lede: [^\n]*/, '') },
    'lede',
  ],
  [
    'a field has another value',
    {
      'src/content/catalog.ts': (text: string) =>
        text.replace(/(name: 'Psychology',\s+college: )'arts-sciences'/, "$1'sciences'"),
    },
    'college',
  ],
] as const) {
  test(`content in which ${what} does not go live: file and field are told`, () => {
    const candidate = changedRemote('academics', `types-${field}`, edits);
    const { status, stderr } = tool(['publish', 'academics', '--from', candidate, '--site', site]);
    expect(status).toBe(1);
    expect(stderr).toContain('academics: its types fail.');
    expect(stderr).toContain(Object.keys(edits)[0]);
    expect(stderr).toContain(field);
  });
}

test('a reason overrules the gate, and goes into the record; a reason is words', () => {
  const [, remote, edits] = refusals[0]!;
  const candidate = changedRemote(remote, 'gate-forced', edits);
  for (const reason of ['', 'x'])
    expect(tool([...publishing(remote, site, candidate), '--force', reason]).stderr).toContain('a reason is words');
  expect(tool([...publishing(remote, site, candidate), '--force', 'moved to the alumni site']).status).toBe(0);
  expect(tool(['releases', '--site', site]).stdout).toContain('forced: moved to the alumni site');
});

test('what npm took for itself is told, and nothing is published', () => {
  const before = hashes(site);
  const { status, stderr } = tool(['publish', 'support', '--site', site], {
    npm_lifecycle_event: 'publish-remote',
    npm_config_dry_run: 'true',
  });
  expect(status).toBe(1);
  expect(stderr).toContain(
    'npm took --dry-run for itself, and nothing was done. Write options after two hyphens: npm run publish-remote -- … --dry-run',
  );
  expect(hashes(site)).toEqual(before);
});
