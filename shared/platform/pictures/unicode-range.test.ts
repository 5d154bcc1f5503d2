/** @jest-environment node */
import { codesOf, unicodeRange } from './unicode-range';

test('a range is read as its code points', () => {
  expect(codesOf('U+20-22, U+A0,U+2122')).toEqual([0x20, 0x21, 0x22, 0xa0, 0x2122]);
});

test('neighboring code points are written as one range', () => {
  expect(unicodeRange([0x20, 0x21, 0x22, 0xa0, 0x2122, 0x2123])).toBe('U+20-22,U+A0,U+2122-2123');
});

test('no code points are an empty range', () => {
  expect(unicodeRange([])).toBe('');
});
