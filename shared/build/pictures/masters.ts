import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureMaster } from '../../src/picture/types';
import { fingerprint } from './fingerprint';
import { paths } from './paths';
import { recipeText } from './recipe';

/** The file of a master. */
export const masterFile = (name: string): string => join(paths.masters, `${name}.webp`);

/** Every master in the folder, by name, with its hash (bytes and recipe, so nothing has to be encoded) and its size. */
export const readMasters = (): Promise<PictureMaster[]> => {
  const names = readdirSync(paths.masters)
    .filter((file) => file.endsWith('.webp'))
    .sort();
  return Promise.all(names.map((file) => readMaster(file.slice(0, -'.webp'.length))));
};

const readMaster = async (name: string): Promise<PictureMaster> => {
  const bytes = readFileSync(masterFile(name));
  const { width, height } = await sharp(bytes).metadata();
  return { name, hash: fingerprint(bytes, recipeText), width, height };
};
