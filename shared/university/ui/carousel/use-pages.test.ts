/** @jest-environment node */
import { pagesOf, pageStarts } from './use-pages';

test.each([
  [6, 3, [0, 3]],
  [7, 3, [0, 3, 4]],
  [5, 1, [0, 1, 2, 3, 4]],
  [2, 3, [0]],
])('%s slides, %s in view: pages begin with %j', (count, shown, starts) => {
  expect(pageStarts(count, shown)).toEqual(starts);
});

test.each([
  ['at the start', 0, 0],
  ['halfway through the first page, nearer to the second', 700, 1],
  ['at the end, where the last page is not a whole page further', 1600, 2],
])('the page in view: %s', (_where, offset, index) => {
  expect(pagesOf(7, { width: 1180, offset, slide: 400 })).toEqual({ shown: 3, index });
});

test('a row wider than all its slides is one page', () => {
  expect(pagesOf(2, { width: 1200, offset: 0, slide: 400 })).toEqual({ shown: 2, index: 0 });
});
