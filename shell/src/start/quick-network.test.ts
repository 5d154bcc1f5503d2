import { hasQuickNetwork } from './quick-network';

/** The times of the document, in ms since the navigation. */
function documentTimes(requestStart: number, responseEnd: number) {
  Object.assign(performance, { getEntriesByType: () => [{ requestStart, responseEnd }] });
}

test.each([
  ['the next house', 12, true],
  ['a city away', 60, true],
  ['the far end of a slow network', 260, false],
])('a document that came from %s', (_, took, quick) => {
  documentTimes(5, 5 + took);
  expect(hasQuickNetwork()).toBe(quick);
});

test('a document that is still arriving comes from no quick network', () => {
  documentTimes(5, 0);
  expect(hasQuickNetwork()).toBe(false);
});

test('nor does one of whose arrival nothing is known', () => {
  Object.assign(performance, { getEntriesByType: () => [] });
  expect(hasQuickNetwork()).toBe(false);
});
