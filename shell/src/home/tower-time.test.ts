/** @jest-environment node */
import { pictureAt, timeText, towerTime } from './tower-time';

test.each([
  [[9, 40], '9:44'],
  [[11, 58], '12:02'],
  [[23, 57], '12:01'],
  [[12, 0], '12:04'],
] as const)('at %j the tower says %s', ([hour, minute], text) =>
  expect(timeText(towerTime(new Date(2026, 10, 28, hour, minute)))).toBe(text),
);

test.each([
  [4, 3],
  [5, 0],
  [9, 0],
  [10, 1],
  [17, 2],
  [23, 3],
])('at %d o’clock it is the hour of picture %d', (hour, place) =>
  expect(pictureAt([5, 10, 16, 20], { hour, minutes: 0 })).toBe(place),
);
