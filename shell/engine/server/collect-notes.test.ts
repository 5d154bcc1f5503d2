/** @jest-environment node */
import { breadcrumbList } from './breadcrumb-list';
import { collectNotes } from './collect-notes';

test('a page’s notes have its first picture', () => {
  const { notes, collected } = collectNotes();
  notes.picture('library');
  notes.picture('quad', { srcSet: 'quad.avif 800w', sizes: '100vw', type: 'image/avif' });
  expect(collected).toMatchObject({ picture: 'library' });
});

test('the first view ends with the last element that says so', () => {
  const { notes, collected } = collectNotes();
  expect(collected.firstView).toBeUndefined();
  for (const id of ['first-view', 'page-contents']) notes.firstView(id);
  expect(collected.firstView).toBe('page-contents');
});

test('a document says where its page stands, as its breadcrumb shows it', () => {
  const { notes, collected } = collectNotes();
  notes.breadcrumb!([{ label: 'Academics', href: '/academics' }, { label: 'Rankings' }]);
  expect(breadcrumbList(collected.breadcrumb!, '/rankings')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Academics', item: '/academics' },
      { '@type': 'ListItem', position: 2, name: 'Rankings', item: '/rankings' },
    ],
  });
});
