/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { encode } from './encode';
import { checkMasters, readMasters } from './masters';

const folder = mkdtempSync(join(tmpdir(), 'masters-'));
afterAll(() => rmSync(folder, { recursive: true }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } });

test.each([
  ['quad at dusk.webp', () => picture(1600, 900).webp(), 'cannot be named so'],
  ['quad.gif', () => picture(1600, 900).gif(), 'is no picture'],
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

test('a master may be a JPEG that lies on its side, or a PNG of any shape; two of one name are refused', async () => {
  const photos = mkdtempSync(join(tmpdir(), 'photos-'));
  const write = async (file: string, image: Sharp) => writeFileSync(join(photos, file), await image.toBuffer());
  try {
    await write('lying.jpg', picture(1300, 1000).jpeg().withMetadata({ orientation: 6 }));
    await write('chart.png', picture(900, 2700).png());
    await checkMasters(photos);
    const masters = await readMasters(photos);
    expect(masters.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['chart', 900, 2700],
      ['lying', 1000, 1300],
    ]);
    const made = await encode({ master: masters[1]!, width: 480, format: 'webp', budget: 60_000 }, photos);
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 480, height: 624 });
    await write('chart.webp', picture(900, 900).webp());
    await expect(checkMasters(photos)).rejects.toThrow('chart.png has the name of another master');
  } finally {
    rmSync(photos, { recursive: true });
  }
});
