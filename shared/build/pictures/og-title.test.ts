/** @jest-environment node */
import { ogTitleSize } from './og-title';

test('a short title is set large', () => {
  expect(ogTitleSize('Visit')).toBe(76);
});

test('a long word shrinks until it fits the column', () => {
  expect(ogTitleSize('Interdisciplinarity')).toBeLessThan(48);
});

test('a long title is smaller than a short one, but stays legible', () => {
  const long = ogTitleSize('Why students from eighty countries choose the university and stay for the winter');
  expect(long).toBeLessThan(ogTitleSize('Frequently asked questions'));
  expect(long).toBeGreaterThanOrEqual(30);
});
