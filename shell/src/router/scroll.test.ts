import { renderHook } from '@testing-library/react';
import { saveScroll, useScroll } from './scroll';
import type { Shown } from './site-navigator';

/** The page's height and scroll position: a browser scrolls no further than the page's end. */
let height = 0;
let top = 0;
/** Sets the page's height. */
let grow: (to: number) => void;

beforeEach(() => {
  height = 5000;
  top = 0;
  const watching = new Set<() => void>();
  grow = (to) => {
    height = to;
    for (const callback of watching) callback();
  };
  class Observer {
    constructor(private readonly callback: () => void) {}
    observe = () => void watching.add(this.callback);
    disconnect = () => void watching.delete(this.callback);
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
  jest.spyOn(window, 'scrollTo').mockImplementation(((_x: number, y: number) => {
    top = Math.min(y, height);
  }) as typeof scrollTo);
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
});
afterEach(() => jest.restoreAllMocks());

let visits = 0;
const shownAt = (path: string, action: 'POP' | 'PUSH'): Shown =>
  ({
    visit: (visits += 1),
    location: { key: path, pathname: path, search: '', hash: '' },
    action,
    resetsScroll: true,
  }) as Shown;

function open(shown: Shown) {
  const latest = { current: shown };
  return renderHook((now: Shown) => useScroll(now, latest), { initialProps: shown });
}

/** A page that was left far down, and is come back to. */
function comeBack(path: string) {
  const page = shownAt(path, 'PUSH');
  const hook = open(page);
  top = 3000;
  saveScroll(page.location);
  hook.rerender(shownAt('/other', 'PUSH'));
  return { ...hook, back: () => hook.rerender(shownAt(path, 'POP')) };
}

test('a new page starts at its top', () => {
  const { rerender } = open(shownAt('/a', 'PUSH'));
  top = 700;
  rerender(shownAt('/b', 'PUSH'));
  expect(top).toBe(0);
});

test('going back to a page restores its scroll position', () => {
  const { back } = comeBack('/c');
  expect(top).toBe(0);
  back();
  expect(top).toBe(3000);
});

test('a page that is still too short reaches its position as it grows, once', () => {
  const { back } = comeBack('/d');
  grow(1000);
  back();
  expect(top).toBe(1000);
  grow(2000);
  expect(top).toBe(2000);
  grow(6000);
  expect(top).toBe(3000);
  top = 100;
  grow(7000);
  expect(top).toBe(100);
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  '%s ends the restoring: the visitor stays where they are',
  (gesture) => {
    const { back } = comeBack(`/${gesture}`);
    grow(1000);
    back();
    dispatchEvent(new Event(gesture));
    grow(6000);
    expect(top).toBe(1000);
  },
);

test('the next page ends the restoring', () => {
  const { back, rerender } = comeBack('/e');
  grow(1000);
  back();
  rerender(shownAt('/f', 'PUSH'));
  grow(6000);
  expect(top).toBe(0);
});

test('a fragment that appears late is scrolled to once it is there', () => {
  const { rerender } = open(shownAt('/g', 'PUSH'));
  const scrollIntoView = jest.fn();
  const shown = shownAt('/h', 'PUSH');
  rerender({ ...shown, location: { ...shown.location, hash: '#late' } });
  expect(top).toBe(0);
  const place = document.body.appendChild(document.createElement('p'));
  Object.assign(place, { id: 'late', scrollIntoView });
  grow(6000);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  place.remove();
});

test('a fragment that never appears leaves the visitor where they scrolled', () => {
  const { rerender } = open(shownAt('/i', 'PUSH'));
  const shown = shownAt('/j', 'PUSH');
  rerender({ ...shown, location: { ...shown.location, hash: '#nowhere' } });
  top = 700;
  grow(6000);
  expect(top).toBe(700);
});

test('a malformed fragment names nothing, and the page starts at its top', () => {
  const { rerender } = open(shownAt('/k', 'PUSH'));
  const shown = shownAt('/l', 'PUSH');
  top = 700;
  rerender({ ...shown, location: { ...shown.location, hash: '#100%' } });
  expect(top).toBe(0);
});
