/** @jest-environment node */
import { createReportLimit, type Fault } from './report-limit';

function setUp() {
  const sent: Fault[] = [];
  return { sent, ...createReportLimit((fault) => sent.push(fault)) };
}

test('a fault is reported once a page view, with its stacks', () => {
  const { sent, report } = setUp();
  const error = new Error('broken');
  for (let time = 0; time < 5; time += 1) report(error, ' at Page');
  expect(sent).toEqual([{ error: 'broken', stack: error.stack, componentStack: ' at Page' }]);
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
