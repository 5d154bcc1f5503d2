/** @jest-environment node */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { campusMap } from './catalogue/models';
import { palette } from '../ui/foundation/tokens';

const master = fileURLToPath(new URL(`./masters/${campusMap.name}.webp`, import.meta.url));
const ground = palette.pictureGround.match(/\w\w/g)!.map((hex) => Number.parseInt(hex, 16));

test.each([
  ['left', { left: 0, top: 0, width: 2, height: campusMap.height }],
  ['top', { left: 0, top: 0, width: campusMap.width, height: 2 }],
  ['bottom', { left: 0, top: campusMap.height - 2, width: campusMap.width, height: 2 }],
])('the campus map has no seam at its %s: it ends in the color of its ground', async (_, edge) => {
  const { channels } = await sharp(await sharp(master).removeAlpha().extract(edge).png().toBuffer()).stats();
  for (const [index, { min, max }] of channels.entries()) {
    expect(min).toBeGreaterThanOrEqual(ground[index]! - 3);
    expect(max).toBeLessThanOrEqual(ground[index]! + 3);
  }
});
