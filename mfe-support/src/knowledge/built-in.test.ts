/** @jest-environment node */
import { entries } from '../content/knowledge-base/entries';
import { answersOf, type Answers } from './answers';
import { createBuiltIn } from './built-in';

const answers = answersOf(entries);

const down = new Error('503');

function setUp(...given: (Error | 'entries')[]) {
  const fetch = jest.fn(() => {
    const answer = given.shift() ?? 'entries';
    return answer === 'entries' ? Promise.resolve(answers) : Promise.reject(answer);
  });
  const reports: unknown[] = [];
  const store = createBuiltIn(fetch, (error) => void reports.push(error));
  const seen: string[] = [];
  store.useBuiltIn.subscribe(({ status }) => void seen.push(status));
  return { store, fetch, reports, seen };
}

test('the entries are loaded on request, once for all callers, and sorted', async () => {
  const { store, fetch, seen } = setUp();
  expect(store.useBuiltIn.getState()).toEqual({ status: 'unasked' });
  await Promise.all([store.load(), store.load()]);
  await store.load();
  store.expect();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(seen).toEqual(['loading', 'ready']);
  expect(store.useBuiltIn.getState()).toEqual({ status: 'ready', answers });
});

test('a first failure is retried once, without a report', async () => {
  const { store, fetch, reports, seen } = setUp(down);
  await store.load();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect([seen, reports]).toEqual([['loading', 'ready'], []]);
});

test('a second failure is reported once; load tries again, but expect does not', async () => {
  const { store, fetch, reports, seen } = setUp(down, down);
  await store.load();
  expect([seen, reports]).toEqual([['loading', 'failed'], [down]]);
  store.expect();
  expect(fetch).toHaveBeenCalledTimes(2);
  await store.load();
  expect(seen).toEqual(['loading', 'failed', 'loading', 'ready']);
});

test('a hanging load counts as failed after a while, but its late result is still used', async () => {
  jest.useFakeTimers();
  let come = (_: Answers) => {};
  const fetch = jest.fn(() => new Promise<Answers>((resolve) => (come = resolve)));
  const store = createBuiltIn(fetch, () => {});
  const loading = store.load();
  jest.advanceTimersByTime(10_000);
  expect(store.useBuiltIn.getState().status).toBe('failed');
  void store.load();
  expect(store.useBuiltIn.getState().status).toBe('loading');
  come(answers);
  await loading;
  expect(store.useBuiltIn.getState().status).toBe('ready');
  jest.advanceTimersByTime(10_000);
  expect(store.useBuiltIn.getState().status).toBe('ready');
  expect(fetch).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
