import { deliverFaults, isLive, reportUncaught } from './reporter';

test.each([
  ['www.sample-hosting.example', true],
  ['localhost', false],
  ['sample-hosting.example.attacker.example', false],
  ['evilsample-hosting.example', false],
])('%s is live: %s', (host, expected) => expect(isLive(host)).toBe(expected));

test('what nobody catches is reported, and a view transition that was broken off is no fault', () => {
  reportUncaught();
  const faults: unknown[] = [];
  deliverFaults(({ error }) => void faults.push(error));
  const reject = (reason: unknown) =>
    dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
  const error = new Error('a fault');
  expect(reject(error)).toBe(true);
  expect(reject(new DOMException('Transition was aborted because of invalid state', 'InvalidStateError'))).toBe(false);
  expect(reject(new DOMException('Page already revealed', 'InvalidStateError'))).toBe(false);
  expect(faults).toEqual([error]);
});
