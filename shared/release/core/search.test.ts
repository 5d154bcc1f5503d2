/** @jest-environment node */
import type { RenderedDocument } from '@3eu/shared/contract/render';
import { liveSite, remoteVersion, shellVersion } from '../testing/versions';
import { searchEntries, searchFiles } from './search';
import { byOwner } from './versions';

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
  const before = searchFiles(byOwner(both));
  expect(before.map(({ owner }) => owner).sort()).toEqual(['campus', 'support']);
  const changed = both.map((page) =>
    page.owner === 'campus' ? { ...page, search: searchEntries(page.path, { ...document, title: 'Ebb' }) } : page,
  );
  const after = searchFiles(byOwner(changed));
  const pathOf = (files: typeof before, name: string) => files.find(({ owner }) => owner === name)!.path;
  expect(pathOf(after, 'support')).toBe(pathOf(before, 'support'));
  expect(pathOf(after, 'campus')).not.toBe(pathOf(before, 'campus'));
});

test('a package that has nothing to find has no search file', () => {
  expect(searchFiles(byOwner(pages))).toEqual([]);
});
