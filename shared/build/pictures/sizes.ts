import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { pictureUrl, widthsOf, type PictureFormat, type PictureMaster } from '../../src/picture/types';
import { encode, type Encoding } from './encode';
import { writeWhole } from './files';
import { readMasters } from './masters';

const formats: PictureFormat[] = ['avif', 'webp'];

/** One file of a picture: its address on the site and the encoded file in the cache. */
export type SizedPicture = Encoding & { address: string; file: string; bytes: number };

const encodings = (master: PictureMaster): Encoding[] =>
  widthsOf(master).flatMap((width) => formats.map((format) => ({ master, width, format })));

/**
 * Makes every size of every master, taking from `cacheDir` what an earlier run encoded. Two encoders run at a time, one
 * thread each, so that the machine stays usable.
 */
export const makeSizes = async (
  cacheDir: string,
  progress: (done: number, of: number) => void,
): Promise<SizedPicture[]> => {
  sharp.concurrency(1);
  const queue = (await readMasters()).flatMap(encodings);
  const of = queue.length;
  const sized: SizedPicture[] = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) progress(sized.push(await cached(next, cacheDir)), of);
  };
  await Promise.all([work(), work()]);
  return sized;
};

const cached = async (encoding: Encoding, cacheDir: string): Promise<SizedPicture> => {
  const address = pictureUrl(encoding.master, encoding.width, encoding.format);
  const file = join(cacheDir, basename(address));
  if (!existsSync(file)) writeWhole(file, await encode(encoding));
  return { ...encoding, address, file, bytes: statSync(file).size };
};
