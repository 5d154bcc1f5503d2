import { firstPaint } from './first-paint';

/** Makes the browser report a paint. */
let paint: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  const painted: { name: string }[] = [];
  const byName = (name: string) => painted.filter((entry) => entry.name === name);
  let told = () => {};
  class Observer {
    constructor(callback: (list: { getEntriesByName: typeof byName }) => void) {
      told = () => callback({ getEntriesByName: byName });
    }
    observe() {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  Object.assign(performance, { getEntriesByName: byName });
  paint = () => {
    painted.push({ name: 'first-contentful-paint' });
    told();
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Whether it has come by now. */
async function hasCome(waiting: Promise<void>): Promise<boolean> {
  let come = false;
  void waiting.then(() => (come = true));
  await jest.advanceTimersByTimeAsync(0);
  return come;
}

test('resolves on the first paint, and not before', async () => {
  const waiting = firstPaint();
  expect(await hasCome(waiting)).toBe(false);
  paint();
  expect(await hasCome(waiting)).toBe(true);
});

test('resolves at once on a page that has been painted', async () => {
  paint();
  expect(await hasCome(firstPaint())).toBe(true);
});

test('does not wait in a background tab, or in one that moves to the background', async () => {
  const waiting = firstPaint();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(await hasCome(firstPaint())).toBe(true);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  expect(await hasCome(waiting)).toBe(true);
});

test('waits at most two seconds for a browser that reports no paint', async () => {
  const waiting = firstPaint();
  await jest.advanceTimersByTimeAsync(1900);
  expect(await hasCome(waiting)).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(await hasCome(waiting)).toBe(true);
});
