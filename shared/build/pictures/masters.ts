import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureMaster } from '../../src/picture/types';
import { fingerprint } from './fingerprint';
import { paths } from './paths';
import { recipeText } from './recipe';

/** The file of a master. */
export const masterFile = (name: string): string => join(paths.masters, `${name}.webp`);

/** The hash of every master in the folder, by name: of its bytes and the recipe, so nothing has to be encoded. */
export const masterHashes = (): Map<string, string> =>
  new Map(
    readdirSync(paths.masters)
      .filter((file) => file.endsWith('.webp'))
      .sort()
      .map((file) => file.slice(0, -'.webp'.length))
      .map((name) => [name, fingerprint(readFileSync(masterFile(name)), recipeText)]),
  );

/** Every master in the folder, by name, with its hash and its size. */
export const readMasters = async (): Promise<PictureMaster[]> => {
  const { default: sharp } = await import('sharp');
  return Promise.all(
    [...masterHashes()].map(async ([name, hash]) => {
      const { width, height } = await sharp(masterFile(name)).metadata();
      return { name, hash, width, height };
    }),
  );
};
