/** @jest-environment node */
import type { RenderedDocument } from '@3eu/shared/contract/render';
import { goneSearchFiles, searchEntries, searchFiles, withSearch } from './search';
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

test('a page is found by its own words and each heading once, and what stands on it by itself', () => {
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

const { pages, registry } = liveSite([shellVersion(), remoteVersion('campus'), remoteVersion('support')]);
const withWords = (owner: string, title: string) =>
  pages.map((page) =>
    page.owner === owner ? { ...page, search: searchEntries(page.path, { ...document, title }) } : page,
  );

test('each package has a part of its own, which another package’s release leaves as it is', () => {
  const both = withWords('campus', 'Tides').map((page) =>
    page.owner === 'support' ? { ...page, search: searchEntries(page.path, document) } : page,
  );
  const before = searchFiles(both);
  const after = searchFiles(
    both.map((page) =>
      page.owner === 'campus' ? { ...page, search: searchEntries(page.path, { ...document, title: 'Ebb' }) } : page,
    ),
  );
  expect(Object.keys(before)).toEqual(['campus', 'support']);
  expect(after.support).toEqual(before.support);
  expect(after.campus!.path).not.toBe(before.campus!.path);
  const named = withSearch(registry, before);
  expect(named.search).toEqual({ campus: `/${before.campus!.path}`, support: `/${before.support!.path}` });
  expect(goneSearchFiles(named, after)).toEqual([before.campus!.path]);
});

test('documents of a release that knew no search have no part, and nothing is taken away', () => {
  expect(searchFiles(pages)).toEqual({});
  expect(goneSearchFiles(registry, {})).toEqual([]);
});
