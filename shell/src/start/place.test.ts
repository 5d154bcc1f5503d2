import { goTo, placeHere, readPlaces, restorePlace, writePlaces } from './place';

/** A page of three parts, of which each has a height, under a header of 100 px. */
let heights: number[];
let top: number;
beforeEach(() => {
  heights = [500, 800, 600];
  top = 0;
  document.body.innerHTML = '<div data-page><p></p><p></p><p></p></div>';
  document.querySelectorAll('p').forEach((part, index) => {
    const begin = () => 100 + heights.slice(0, index).reduce((sum, height) => sum + height, 0);
    part.getBoundingClientRect = () => ({ top: begin() - top }) as DOMRect;
  });
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
  window.scrollTo = ((_x: number, y: number) => void (top = y)) as typeof scrollTo;
  sessionStorage.clear();
});

test('a place is at a part: it is found again where what is above has another height', () => {
  top = 700;
  const place = placeHere();
  expect(place).toEqual({ y: 700, part: 1, offset: 100 });
  heights = [1000, 800, 600];
  expect(goTo(place)).toBe(true);
  expect(top).toBe(1200);
});

test('the beginning of a page is no part of it', () => {
  top = 60;
  const place = placeHere();
  expect(place).toEqual({ y: 60, part: -1, offset: 0 });
  top = 900;
  expect(goTo(place)).toBe(true);
  expect(top).toBe(60);
});

test('a part that is not there yet is still to come', () => {
  expect(goTo({ y: 900, part: 5, offset: 10 })).toBe(false);
  expect(top).toBe(900);
});

test.each([
  ['reload', 1300],
  ['navigate', 0],
])('a document’s place is restored on a %s', (type, expected) => {
  history.replaceState({ key: 'abc' }, '', '/visit');
  writePlaces({ 'abc /visit': { y: 700, part: 1, offset: 700 } });
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  restorePlace();
  expect(top).toBe(expected);
});

test('blocked or broken storage means no place', () => {
  sessionStorage.setItem('uni3e:place', '{');
  expect(readPlaces()).toEqual({});
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full');
  });
  expect(() => writePlaces({})).not.toThrow();
  jest.restoreAllMocks();
});
