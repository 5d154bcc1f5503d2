/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkMasters } from './masters';

const folder = mkdtempSync(join(tmpdir(), 'masters-'));
afterAll(() => rmSync(folder, { recursive: true }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } });

test.each([
  ['quad at dusk.webp', () => picture(1600, 900).webp(), 'cannot be named so'],
  ['quad.jpg', () => picture(1600, 900).jpeg(), 'is no .webp'],
  ['renamed.webp', () => picture(1600, 900).jpeg(), 'holds jpeg'],
  ['small.webp', () => picture(640, 360).webp(), 'is 640 px wide'],
  ['narrow.webp', () => picture(1600, 700).webp(), 'is 1600 by 700 px'],
])('%s is refused by its name', async (file, make, problem) => {
  const bytes = await make().toBuffer();
  try {
    writeFileSync(join(folder, file), bytes);
    await expect(checkMasters(folder, [[16, 9]])).rejects.toThrow(`pictures/masters/${file} ${problem}`);
  } finally {
    rmSync(join(folder, file));
  }
});

test('a broken picture is refused by its name, and a sound one is not', async () => {
  const whole = await picture(1200, 900).webp().toBuffer();
  writeFileSync(join(folder, 'sound.webp'), whole);
  await checkMasters(folder);
  writeFileSync(join(folder, 'broken.webp'), whole.subarray(0, 10));
  await expect(checkMasters(folder)).rejects.toThrow('broken.webp cannot be read');
});

test('a site says which shapes its pages have places for; without a list, a master may have any', async () => {
  const panel = join(folder, 'panel.webp');
  writeFileSync(panel, await picture(1300, 1000).webp().toBuffer());
  rmSync(join(folder, 'broken.webp'));
  await checkMasters(folder);
  await expect(checkMasters(folder, [[4, 3]])).rejects.toThrow('panel.webp is 1300 by 1000 px: expected 4:3');
});
