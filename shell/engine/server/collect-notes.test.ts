/** @jest-environment node */
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
