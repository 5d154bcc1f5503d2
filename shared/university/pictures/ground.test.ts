/** @jest-environment node */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import * as eras from './catalogue/eras';
import { campusMap } from './catalogue/models';
import { palette } from '../ui/foundation/tokens';

const ground = palette.pictureGround.match(/\w\w/g)!.map((hex) => Number.parseInt(hex, 16));
const sides = ({ width, height }: typeof campusMap) => ({
  left: { left: 0, top: 0, width: 2, height },
  top: { left: 0, top: 0, width, height: 2 },
  bottom: { left: 0, top: height - 2, width, height: 2 },
});

test.each([campusMap, ...Object.values(eras)])(
  '$name has no seam: it ends in the color of its ground',
  async (picture) => {
    const master = fileURLToPath(new URL(`./masters/${picture.name}.webp`, import.meta.url));
    for (const edge of Object.values(sides(picture))) {
      const { channels } = await sharp(await sharp(master).removeAlpha().extract(edge).png().toBuffer()).stats();
      for (const [index, { min, max }] of channels.entries()) {
        expect(min).toBeGreaterThanOrEqual(ground[index]! - 3);
        expect(max).toBeLessThanOrEqual(ground[index]! + 3);
      }
    }
  },
);
