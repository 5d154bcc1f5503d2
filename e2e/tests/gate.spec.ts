import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { changedRemote, clearWorkshop, hashes, siteCopy, tool, type Edits } from '../delivery';
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
const inTheFirstSection = (jsx: string) => (text: string) => text.replace('<Section labelledBy="foundation">', `<Section labelledBy="foundation">${jsx}`);

/** Releases that would break others: the remote, what its team did, and what the gate says. */
const refusals: [what: string, remote: string, edits: Edits, words: string][] = [
  [
    'a page that others link to is dropped',
    'support',
    { 'src/descriptor.ts': (text) => text.replace(/\n[^\n]*path: '\/about'[^\n]*/, ''), 'src/routes.tsx': (text) => text.replace(/\n[^\n]*'\/about'[^\n]*/, '') },
    'support: /about is gone, and other pages and search engines link to it.',
  ],
  [
    'a page that others link to is moved',
    'support',
    { 'src/descriptor.ts': (text) => text.replace("path: '/faq'", "path: '/faq/:topic', params: [{ slug: 'all', label: 'All' }]"), 'src/routes.tsx': (text) => text.replace("'/faq'", "'/faq/:topic'") },
    'support: /faq is gone, and other pages and search engines link to it.',
  ],
  ['a block that home shows is lost', 'campus', { 'src/descriptor.ts': (text) => text.replace("['student-stories']", '[]') }, 'campus: the block student-stories is gone, and the home page shows it.'],
  [
    'a second React is shipped',
    'support',
    { [aboutPage]: atTheEnd("import * as second from '../../../../node_modules/react/index.js';\nconsole.debug(second.version);") },
    'support: it carries its own react. Take it from @3eu/shared or the shell',
  ],
  [
    'the live shell lacks what it takes',
    'support',
    { [aboutPage]: (text) => text.replace('import { ArchPicture,', 'import { Brochure, ArchPicture,').replace('<PageHeader', '<Brochure /><PageHeader') },
    'support: it takes Brochure of @3eu/shared/ui, which the live shell does not have. Publish a shell that has it first.',
  ],
  ['a page outgrows its budget', 'support', { [aboutPage]: atTheEnd(`Object.assign(globalThis, { ballast: '${randomBytes(16_000).toString('hex')}' });`) }, 'support: the scripts of /about have'],
  ['a document has an accessibility violation', 'support', { [aboutPage]: inTheFirstSection('<img src="/icons/icon-192.png" />') }, '/about: Images must have alternative text (image-alt)'],
  ['a document has a dead link', 'support', { [aboutPage]: inTheFirstSection('<a href="/vizit">Plan a visit</a>') }, '/about links to /vizit, which is no page. Mend the link.'],
  ['a page cannot be rendered', 'support', { [aboutPage]: inTheFirstSection('{(() => { throw new Error("low tide"); })()}') }, '/about of support cannot be rendered. Not published; the live site is as it was.'],
];

for (const [index, [what, remote, edits, words]] of refusals.entries()) {
  test(`the gate refuses a release where ${what}, and leaves the site as it was`, () => {
    const candidate = changedRemote(remote, `gate-${index}`, edits);
    const before = hashes(site);
    const { status, stderr } = tool(['publish', remote, '--from', candidate, '--site', site]);
    expect(stderr).toContain(words);
    expect(status).toBe(1);
    expect(stderr.match(/^- /gm) ?? []).toHaveLength(/cannot be rendered/.test(words) ? 0 : 1);
    expect(hashes(site)).toEqual(before);
  });
}

test('a reason overrules the gate, and goes into the record', () => {
  const [, remote, edits] = refusals[0]!;
  const candidate = changedRemote(remote, 'gate-forced', edits);
  expect(tool(['publish', remote, '--from', candidate, '--site', site, '--force', 'moved to the alumni site']).status).toBe(0);
  expect(tool(['releases', '--site', site]).stdout).toContain('forced: moved to the alumni site');
});
