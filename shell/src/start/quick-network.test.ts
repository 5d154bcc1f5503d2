import { hasQuickNetwork } from './quick-network';

/** What the browser knows of the document's arrival, in ms since the navigation. */
function documentTimes(...times: { requestStart: number; responseEnd: number }[]) {
  Object.assign(performance, { getEntriesByType: () => times });
}

test.each([
  ['the next house', 12, true],
  ['a city away', 60, true],
  ['the far end of a slow network', 260, false],
])('a document that came from %s', (_, took, quick) => {
  documentTimes({ requestStart: 5, responseEnd: 5 + took });
  expect(hasQuickNetwork()).toBe(quick);
});

test('a document that is still arriving comes from no quick network', () => {
  documentTimes({ requestStart: 5, responseEnd: 0 });
  expect(hasQuickNetwork()).toBe(false);
});

test('nor does one of whose arrival nothing is known', () => {
  documentTimes();
  expect(hasQuickNetwork()).toBe(false);
});
