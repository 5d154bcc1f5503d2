/** @jest-environment node */
import { paramsFor, stepOf } from './use-address';

const at = (search: string) => new URLSearchParams(search);

test.each([
  ['', 1],
  ['step=1', 1],
  ['step=3', 3],
  ['step=4', 4],
  ['step=5', 1],
  ['step=0', 1],
  ['step=-1', 1],
  ['step=2.5', 1],
  ['step=two', 1],
  ['step=', 1],
  ['step=__proto__', 1],
])('?%s is step %i', (search, step) => {
  expect(stepOf(at(search))).toBe(step);
});

test('the address of a step keeps plan and major, and the first step has no number', () => {
  expect(String(paramsFor(2, at('plan=early-action&major=psychology')))).toBe(
    'plan=early-action&major=psychology&step=2',
  );
  expect(String(paramsFor(1, at('plan=early-action&step=2')))).toBe('plan=early-action');
  expect(String(paramsFor(9, at('')))).toBe('step=4');
});
