import { basename } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PictureFormat, PictureMaster, PictureWidth } from '../contract/pictures';
import { BuildError } from '../build/error';
import { masterFile } from './masters';
import { recipe } from './recipe';

/** One size of one picture in one format, and the most bytes that it may take. */
export type Encoding = { master: PictureMaster; width: PictureWidth; format: PictureFormat; budget: number };

/** Encodes one size at the best quality of the recipe that fits the budget; throws when none does. */
export const encode = async ({ master, width, format, budget }: Encoding, folder: string): Promise<Buffer> => {
  const file = masterFile(master.name, folder);
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize(width)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(({ message }: Error) => {
      throw new BuildError(`The master ${basename(file)} is broken: ${message}`);
    });
  const what = `${master.name} at ${width} px`;
  return fitBudget(what, budget, recipe.quality[format], (quality) =>
    write(sharp(data, { raw: info }), format, quality),
  );
};

/** Lowers the quality step by step until the bytes fit, and returns them. */
export const fitBudget = async (
  what: string,
  most: number,
  { start, step, floor }: { start: number; step: number; floor: number },
  attempt: (quality: number) => Promise<Buffer>,
): Promise<Buffer> => {
  let size = 0;
  for (let quality = start; quality >= floor; quality -= step) {
    const bytes = await attempt(quality);
    if (bytes.length <= most) return bytes;
    size = bytes.length;
  }
  throw new BuildError(
    `${what} takes ${size} bytes at quality ${floor}, the lowest allowed; the budget is ${most}. ` +
      'Use a master with less detail in pictures/masters, or raise the budget in its pictures/recipe.ts.',
  );
};

const write = (image: Sharp, format: PictureFormat, quality: number): Promise<Buffer> => {
  const effort = recipe.effort[format];
  return format === 'avif'
    ? image.avif({ quality, effort, chromaSubsampling: '4:2:0', tune: 'iq' }).toBuffer()
    : image.webp({ quality, effort, smartSubsample: true }).toBuffer();
};
