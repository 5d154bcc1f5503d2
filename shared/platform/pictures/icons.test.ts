/** @jest-environment node */
import { ico } from './icons';

test('an icon file names its one picture: side, depth, length and where it begins', () => {
  const png = Buffer.from('picture');
  const file = ico(png, 32);
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(file.readUInt32LE(14)).toBe(png.length);
  expect(file.subarray(file.readUInt32LE(18))).toEqual(png);
});
