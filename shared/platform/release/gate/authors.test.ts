/** @jest-environment node */
import type { DocumentFacts, Written } from '../site/site';
import type { Version } from '../site/version';
import { remoteVersion, shellVersion, siteAfter, siteWith, withChanges } from '../testing/versions';
import { gate } from './gate';

/** A site in which `/rankings` of academics shows a block of campus, and `/faq` of support links to it. */
const academics = (seed = 1) =>
  remoteVersion('academics', seed, {
    pages: [{ path: '/rankings', module: './pages/rankings', label: 'Rankings', blocks: ['stories'] }],
  });
const campus = (seed = 1) => remoteVersion('campus', seed, { blocks: ['stories'] });
const support = (seed = 1) => remoteVersion('support', seed);
const site = siteWith([shellVersion(1), academics(), campus(), support()]);

type Authors = Record<string, Partial<Written>>;
const whole = (part: Partial<Written>): Written => ({ links: [], files: [], anchors: [], ...part });

/** The same site with what stands on `/rankings` by its authors, and on `/support`. */
function documentsWith(rankings: Authors, links: readonly string[] = []): DocumentFacts[] {
  const authors = Object.fromEntries(Object.entries(rankings).map(([name, part]) => [name, whole(part)]));
  const all = (kind: keyof Written) => Object.values(authors).flatMap((part) => part[kind]);
  return site.documents.map((document) => {
    if (document.path === '/support') return { ...document, links };
    if (document.path !== '/rankings') return document;
    return { ...document, authors, links: all('links'), files: all('files'), anchors: all('anchors') };
  });
}

/** Who is refused for what, when versions are released into a site of those documents that then has others. */
function refused(before: DocumentFacts[], released: readonly Version[], after: DocumentFacts[]) {
  const { refusals } = gate(withChanges(site, { documents: before }), siteAfter(site, released, { documents: after }));
  return refusals.map(({ owner, code }) => `${owner}: ${code}`);
}

const fine = documentsWith({ '': {}, stories: {} });

test.each<[what: string, wrong: Partial<Written>, code: string]>([
  ['link', { links: ['/nowhere'] }, 'link-to-nothing'],
  ['link to no part', { links: ['#nowhere'] }, 'link-to-no-part'],
  ['picture', { files: ['/pictures/none.webp'] }, 'file-not-there'],
])(
  'a dead %s inside a block is refused to the block, wherever it is shown, and to nobody else',
  (_what, wrong, code) => {
    const dead = documentsWith({ '': {}, stories: wrong });
    expect(refused(fine, [campus(2)], dead)).toEqual([`campus: ${code}`]);
    // It is there, by force or by an earlier tool: nobody is stopped by it any more.
    for (const later of [academics(2), support(2), shellVersion(2), campus(3)])
      expect(refused(dead, [later], dead)).toEqual([]);
  },
);

test('a dead link of a page is refused to the page, whose blocks have no part in it', () => {
  const dead = documentsWith({ '': { links: ['/nowhere'] }, stories: {} });
  expect(refused(fine, [academics(2)], dead)).toEqual(['academics: link-to-nothing']);
  expect(refused(fine, [campus(2)], dead)).toEqual([]);
});

test('a page that shows a block where this leads nowhere is refused: it has brought that there', () => {
  const without = documentsWith({ '': {} });
  const dead = documentsWith({ '': {}, stories: { links: ['#tours'] } });
  expect(refused(without, [academics(2)], dead)).toEqual(['academics: link-to-no-part']);
});

test('a part that goes is refused to whoever had written it', () => {
  const links = ['/rankings#table', '/rankings#story'];
  const both = documentsWith({ '': { anchors: ['table'] }, stories: { anchors: ['story'] } }, links);
  const [table, story] = [
    documentsWith({ '': {}, stories: { anchors: ['story'] } }, links),
    documentsWith({ '': { anchors: ['table'] }, stories: {} }, links),
  ];
  expect(refused(both, [academics(2)], table)).toEqual(['academics: part-lost']);
  expect(refused(both, [campus(2)], story)).toEqual(['campus: part-lost']);
  // Its page takes the block away.
  expect(refused(both, [academics(2)], documentsWith({ '': { anchors: ['table'] } }, links))).toEqual([
    'academics: part-lost',
  ]);
  expect(refused(both, [support(2)], both)).toEqual([]);
});

test('a block that a page was released with before it leads to a page of its own team lets that page go', () => {
  const leads = documentsWith({ '': {}, stories: { links: ['/campus'] } });
  const moved = remoteVersion('campus', 2, {
    pages: [{ path: '/life', module: './pages/life', label: 'Life' }],
    blocks: ['stories'],
  });
  const after = fine.filter(({ path }) => path !== '/campus');
  expect(refused(leads, [moved], after)).toEqual(['campus: page-lost']);
  const { refusals } = gate(withChanges(site, { documents: leads }), siteAfter(site, [moved], { documents: after }));
  expect(refusals[0]!.text).not.toContain('/rankings');
});

test('two documents of one file are refused for good, with both owners', () => {
  const pattern = (path: string, value: string) => [
    { path: path as '/x', module: './pages/x', label: 'X', params: [{ slug: value, label: 'X' }] },
  ];
  const halls = remoteVersion('campus', 2, { pages: pattern('/college/:slug/housing', 'arts'), blocks: ['stories'] });
  const courses = remoteVersion('academics', 2, { pages: pattern('/college/:slug/courses', 'arts') });
  const before = siteWith([shellVersion(1), courses, support()]);
  const { refusals } = gate(before, siteAfter(before, [halls]));
  expect(refusals).toMatchObject([{ owner: 'campus', code: 'document-taken', final: true }]);
  expect(refusals[0]!.text).toMatch(/college\/404\.html.*academics.*campus/);
  const later = siteWith(siteAfter(before, [halls]).live);
  expect(gate(later, siteAfter(later, [remoteVersion('support', 2)])).refusals).toEqual([]);
});
