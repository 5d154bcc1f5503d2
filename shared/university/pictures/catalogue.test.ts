/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as catalogue from './catalogue';
import { pictureUrl, widthsOf, type PictureSource } from '@3eu/platform/contract/pictures';

const pictures = Object.entries(catalogue).filter((entry): entry is [string, PictureSource] => 'focus' in entry[1]);

// Nobody should take a drawing for a photograph.
test.each(pictures)('%s has a text alternative that describes it', (_, { alt }) =>
  expect(alt).toMatch(/^Illustration: .{20,}\.$/),
);

test.each(pictures)('%s has its focus point inside the picture', (_, { focus: [x, y] }) => {
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(Math.max(x, y)).toBeLessThanOrEqual(100);
});

test('no two pictures have the same description', () => {
  expect(new Set(pictures.map(([, { alt }]) => alt)).size).toBe(pictures.length);
});

test('the bundler can drop every picture that a page does not use', () => {
  const folder = join(__dirname, 'catalogue');
  const source = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  expect(source.match(/^export const \w+ = \/\* @__PURE__ \*\/ picture\(/gm)).toHaveLength(pictures.length);
});

test('a picture is offered only in widths up to that of its master', () => {
  expect(widthsOf({ width: 1600 })).toEqual([480, 800, 1200, 1600]);
  expect(widthsOf({ width: 2400 })).toEqual([480, 800, 1200, 1600, 2048]);
  expect(widthsOf({ width: 1200 })).toEqual([480, 800, 1200]);
});

test('the address of a picture names its hash, width and format', () => {
  const master = { name: 'pier', hash: '0123456789', width: 1600, height: 900 };
  expect(pictureUrl(master, 800, 'avif')).toBe('/pictures/pier.0123456789.800.avif');
});
