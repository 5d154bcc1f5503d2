import { hasQuickNetwork } from './quick-network';

/** The times of the document, in ms since the navigation. */
function documentTimes(...entries: { requestStart: number; responseEnd: number }[]) {
  Object.assign(performance, { getEntriesByType: () => entries });
}

test.each([
  ['the next house', 12, true],
  ['a city away', 60, true],
  ['a phone on a slow network', 260, false],
])('a document that came from %s', (_, took, quick) => {
  documentTimes({ requestStart: 5, responseEnd: 5 + took });
  expect(hasQuickNetwork()).toBe(quick);
});

test('a document that is still arriving, or of which nothing is known, is not a quick one', () => {
  documentTimes({ requestStart: 5, responseEnd: 0 });
  expect(hasQuickNetwork()).toBe(false);
  documentTimes();
  expect(hasQuickNetwork()).toBe(false);
});
