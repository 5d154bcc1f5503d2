/** @jest-environment node */
import { compare, median } from './statistics';

test('the median is in the middle, or between the two there', () => {
  expect(median([9, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 9])).toBe(3.5);
});

test('loads measured side by side are compared with each other', () => {
  // The machine was twice as slow from the third turn on.
  expect(compare([110, 110, 220, 220], [100, 100, 200, 200])).toEqual({ ratio: 1.1, error: 0 });
});

test('the error of a comparison tells how far its loads differ, and heeds no single one', () => {
  const theirs = [100, 100, 100, 100, 100];
  expect(compare([95, 100, 105, 110, 900], theirs)).toEqual(compare([95, 100, 105, 110, 115], theirs));
  expect(compare([80, 100, 105, 120, 130], theirs).error).toBeGreaterThan(
    compare([99, 100, 105, 106, 107], theirs).error,
  );
});
