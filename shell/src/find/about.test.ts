/** @jest-environment node */
import { aboutPlace } from './about';

test('the longest beginning of an address counts, whichever comes first', () => {
  const beginnings = [['/academics', '/college'], ['/academics#library'], []];
  expect(aboutPlace('/academics#programs', beginnings)).toBe(0);
  expect(aboutPlace('/academics#library', beginnings)).toBe(1);
  expect(aboutPlace('/visit', beginnings)).toBe(-1);
});
