/** @jest-environment node */
import { handsOf, pictureAt, towerTime, written } from './tower-time';

const at = (hours: number, minutes: number) => towerTime(new Date(2026, 10, 28, hours, minutes));

test('the tower is four minutes fast, over the hour and over midnight too', () => {
  expect(written(at(9, 40))).toBe('9:44');
  expect(written(at(12, 58))).toBe('1:02');
  expect(written(at(23, 57))).toBe('12:01');
  expect(Object.values(handsOf(towerTime(new Date(8.64e15))))).not.toContain(NaN);
});

test('its hands stand where a clock has them', () => {
  expect(handsOf({ hours: 18, minutes: 4 })).toEqual({ hour: 182, minute: 24 });
  expect(handsOf({ hours: 0, minutes: 0 })).toEqual({ hour: 0, minute: 0 });
});

test('each hour of the day has its picture', () => {
  const beginnings = [4, 10, 16, 21];
  const hours = [3, 4, 9, 10, 15, 16, 20, 21, 23, 0];
  expect(hours.map((hour) => pictureAt({ hours: hour, minutes: 0 }, beginnings))).toEqual([
    3, 0, 0, 1, 1, 2, 2, 3, 3, 3,
  ]);
});
