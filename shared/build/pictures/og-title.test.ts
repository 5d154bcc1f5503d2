/** @jest-environment node */
import { ogTitleSize } from './og-title';

test('a short title stands large', () => {
  expect(ogTitleSize('Visit')).toBe(76);
});

test('a long word shrinks until it fits the column', () => {
  expect(ogTitleSize('Interdisciplinarity')).toBeLessThan(48);
});

test('a long title shrinks further than a short one, and never out of sight', () => {
  const long = ogTitleSize('Why students from eighty countries choose the university and stay for the winter');
  expect(long).toBeLessThan(ogTitleSize('Frequently asked questions'));
  expect(long).toBeGreaterThanOrEqual(30);
});
