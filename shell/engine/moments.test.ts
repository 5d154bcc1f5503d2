import { firstPaint, inTasks, whenLoaded, whenShown } from './moments';

describe('the first paint', () => {
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
});

describe('tasks', () => {
  test('a visitor’s press is handled between any two parts', async () => {
    const order: string[] = [];
    let pressing = setTimeout(function press() {
      order.push('press');
      pressing = setTimeout(press);
    });
    await inTasks(['a', 'b'].map((part) => () => Promise.resolve(void order.push(part))));
    clearTimeout(pressing);
    expect(order).toEqual(['press', 'a', 'press', 'b']);
  });

  test('a part that fails ends the run, and its error is thrown', async () => {
    const later = jest.fn();
    const failing = () => Promise.reject(new Error('no such module'));
    await expect(inTasks([failing, later])).rejects.toThrow('no such module');
    expect(later).not.toHaveBeenCalled();
  });
});

describe('when the document has loaded', () => {
  afterEach(() => jest.restoreAllMocks());

  test('runs once when the document has loaded', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const run = jest.fn();
    whenLoaded(run);
    expect(run).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    dispatchEvent(new Event('load'));
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('runs at once if the document has already loaded', () => {
    const run = jest.fn();
    whenLoaded(run);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('when the page is shown', () => {
  afterEach(() => Reflect.deleteProperty(document, 'prerendering'));

  test('runs once when a page that the browser prerendered is shown', () => {
    Object.assign(document, { prerendering: true });
    const run = jest.fn();
    whenShown(run);
    expect(run).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('runs at once on a page that is shown, also where the browser prerenders none', () => {
    const run = jest.fn();
    whenShown(run);
    Object.assign(document, { prerendering: false });
    whenShown(run);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
