/** @jest-environment node */
import { createReportLimit, type Report } from './report-limit';

/** A limit on a page whose address and clock the test sets. */
function setUp() {
  const sent: Report[] = [];
  const at = { url: '/one', timestamp: 'first' };
  const { report, ...limit } = createReportLimit((sending) => sent.push(sending));
  return {
    sent,
    at,
    ...limit,
    report: (error?: unknown, componentStack = '') => report({ error, componentStack, ...at }),
  };
}

test('a fault is reported once a page view, with its stacks, where and when it was', () => {
  const { sent, report } = setUp();
  const error = new Error('broken');
  for (let time = 0; time < 5; time += 1) report(error, ' at Page');
  expect(sent).toEqual([
    { error: 'broken', stack: error.stack, componentStack: ' at Page', url: '/one', timestamp: 'first' },
  ]);
});

test('what is no error is reported by its text', () => {
  const { sent, report } = setUp();
  report('a word');
  report(undefined);
  expect(sent.map(({ error }) => error)).toEqual(['a word', 'undefined']);
});

test('ten reports a page view at the most, the last of them a count of the rest', () => {
  const { sent, report, endPageView } = setUp();
  for (let index = 0; index < 255; index += 1) report(new Error(`fault ${index}`));
  expect(sent).toHaveLength(9);
  endPageView();
  expect(sent).toHaveLength(10);
  expect(sent.at(-1)!.error).toBe('246 more faults on this page');
});

test('a new page view reports afresh, and a quiet one ends without a word', () => {
  const { sent, report, endPageView } = setUp();
  report(new Error('broken'));
  endPageView();
  endPageView();
  report(new Error('broken'));
  expect(sent.map(({ error }) => error)).toEqual(['broken', 'broken']);
});

test('what was left out is counted for its own page, also where it is told from the next one', () => {
  const { sent, at, report, showPage } = setUp();
  report(new Error('broken'));
  report(new Error('broken'));
  Object.assign(at, { url: '/two', timestamp: 'second' });
  showPage('/two');
  expect(sent.at(-1)).toMatchObject({ error: '1 more faults on this page', url: '/one', timestamp: 'first' });
});

test('a fault of a page that is being rendered is its own, before and after the page has arrived', () => {
  const { sent, at, report, showPage } = setUp();
  report(new Error('broken'));
  at.url = '/two';
  report(new Error('broken'));
  showPage('/two');
  report(new Error('broken'));
  expect(sent.map(({ error, url }) => [error, url])).toEqual([
    ['broken', '/one'],
    ['broken', '/two'],
  ]);
});
