/** @jest-environment node */
import type { RenderedDocument } from '@3eu/shared/contract/render';
import { pagesByOwner } from './pages';
import { goneSearchFiles, nextSearch, searchEntries } from './search';
import { liveSite, remoteVersion, shellVersion } from './samples';

const document: RenderedDocument = {
  html: '',
  title: 'Tides',
  description: 'When the water comes.',
  section: 'Campus',
  indexed: true,
  structuredData: [],
  links: [],
  picture: null,
  keywords: ['sea'],
  headings: ['Tides', 'High water', 'High water', ''],
  findables: [{ title: 'When is low water?', text: 'At six.', keywords: ['ebb'], href: '/tides?q=low' }],
};

test('a page is found by its words and each heading once, and its findables by themselves', () => {
  expect(searchEntries('/tides', document)).toEqual([
    {
      href: '/tides',
      title: 'Tides',
      section: 'Campus',
      description: 'When the water comes.',
      keywords: ['sea'],
      headings: ['High water'],
    },
    {
      href: '/tides?q=low',
      title: 'When is low water?',
      section: 'Campus',
      description: 'At six.',
      keywords: ['ebb'],
      headings: [],
    },
  ]);
  expect(searchEntries('/404', { ...document, indexed: false })).toEqual([]);
});

const { pages } = liveSite([shellVersion(), remoteVersion('campus'), remoteVersion('support')]);
const withWords = (owner: string, title: string) =>
  pages.map((page) =>
    page.owner === owner ? { ...page, search: searchEntries(page.path, { ...document, title }) } : page,
  );

test('each package has its own search file, which another package’s release leaves alone', () => {
  const both = withWords('campus', 'Tides').map((page) =>
    page.owner === 'support' ? { ...page, search: searchEntries(page.path, document) } : page,
  );
  const before = nextSearch({}, pagesByOwner(both), new Set(['campus', 'support']));
  expect(before.search).toEqual({ campus: `/${before.files[0]!.path}`, support: `/${before.files[1]!.path}` });
  const changed = both.map((page) =>
    page.owner === 'campus' ? { ...page, search: searchEntries(page.path, { ...document, title: 'Ebb' }) } : page,
  );
  const after = nextSearch(before.search, pagesByOwner(changed), new Set(['campus']));
  expect(after.files.map(({ path }) => `/${path}`)).toEqual([after.search.campus]);
  expect(after.search.support).toBe(before.search.support);
  expect(goneSearchFiles(before.search, after.search)).toEqual([before.files[0]!.path]);
});

test('a package that is removed, or has nothing to find, has no search file left', () => {
  const before = nextSearch({}, pagesByOwner(withWords('campus', 'Tides')), new Set(['campus']));
  const others = pages.filter(({ owner }) => owner !== 'campus');
  expect(nextSearch(before.search, pagesByOwner(others), new Set(['campus'])).search).toEqual({});
  expect(nextSearch(before.search, pagesByOwner(pages), new Set(['campus'])).search).toEqual({});
  expect(goneSearchFiles(before.search, {})).toEqual([before.files[0]!.path]);
});

test('documents of a release without search have no search files, and none are removed', () => {
  expect(nextSearch({}, pagesByOwner(pages), new Set(['campus', 'support', 'shell']))).toEqual({
    files: [],
    search: {},
  });
  expect(goneSearchFiles({}, {})).toEqual([]);
});
