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

test('an error is reported once per page view, with its stacks, address and time', () => {
  const { sent, report } = setUp();
  const error = new Error('broken');
  for (let time = 0; time < 5; time += 1) report(error, ' at Page');
  expect(sent).toEqual([
    { error: 'broken', stack: error.stack, componentStack: ' at Page', url: '/one', timestamp: 'first' },
  ]);
});

test('a thrown value that is not an Error is reported as text', () => {
  const { sent, report } = setUp();
  report('a word');
  report(undefined);
  expect(sent.map(({ error }) => error)).toEqual(['a word', 'undefined']);
});

test('a page view sends at most ten reports, the last of which counts the rest', () => {
  const { sent, report, endPageView } = setUp();
  for (let index = 0; index < 255; index += 1) report(new Error(`fault ${index}`));
  expect(sent).toHaveLength(9);
  endPageView();
  expect(sent).toHaveLength(10);
  expect(sent.at(-1)!.error).toBe('246 more faults on this page');
});

test('a new page view reports again, and one without errors ends silently', () => {
  const { sent, report, endPageView } = setUp();
  report(new Error('broken'));
  endPageView();
  endPageView();
  report(new Error('broken'));
  expect(sent.map(({ error }) => error)).toEqual(['broken', 'broken']);
});

test('omitted reports are counted for their own page, even when sent from the next one', () => {
  const { sent, at, report, showPage } = setUp();
  report(new Error('broken'));
  report(new Error('broken'));
  Object.assign(at, { url: '/two', timestamp: 'second' });
  showPage('/two');
  expect(sent.at(-1)).toMatchObject({ error: '1 more faults on this page', url: '/one', timestamp: 'first' });
});

test('an error of a page being rendered counts for that page, before and after it arrives', () => {
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
