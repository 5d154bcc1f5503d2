import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultWidth, widthsOf, type PictureMaster } from '../contract/pictures';
import { BuildError } from '../build/error';
import type { Encoding } from './encode';
import { fingerprint } from './fingerprint';
import { recipe, recipeText } from './recipe';

/** What the files of masters end in. */
const ending = /\.(webp|jpe?g|png)$/;

/** The file of a master; where there is none, as it would be called as a WebP. */
export const masterFile = (name: string, folder: string): string => {
  const files = ['webp', 'jpg', 'jpeg', 'png'].map((each) => join(folder, `${name}.${each}`));
  return files.find((file) => existsSync(file)) ?? files[0]!;
};

/** The hash of every master in the folder, by name: of its bytes and the recipe, so nothing has to be encoded. */
export const masterHashes = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((file) => ending.test(file))
      .sort()
      .map((file) => file.replace(ending, ''))
      .map((name) => [name, fingerprint(readFileSync(masterFile(name, folder)), recipeText)]),
  );

/** Every master in the folder, by name, with its hash and its size. */
export const readMasters = async (folder: string): Promise<PictureMaster[]> => {
  const { default: sharp } = await import('sharp');
  return Promise.all(
    [...masterHashes(folder)].map(async ([name, hash]) => {
      // As it is looked at: a camera may have written it lying on its side.
      const { autoOrient } = await sharp(masterFile(name, folder)).metadata();
      return { name, hash, ...autoOrient };
    }),
  );
};

export const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The list of masters that pages import: a line of TypeScript each. */
export const masterLines = (masters: readonly PictureMaster[]): string[] =>
  masters.map(
    ({ name, hash, width, height }) =>
      `export const ${camelCase(name)}Master = { name: '${name}', hash: '${hash}', width: ${width}, height: ${height} } as const;`,
  );

/** The sizes of a picture: AVIF in every width, and the one file for whatever knows no AVIF. */
export const encodingsOf = (master: PictureMaster): Encoding[] => [
  ...widthsOf(master).map((width): Encoding => ({ master, width, format: 'avif', budget: recipe.budget.avif[width] })),
  { master, width: defaultWidth, format: 'webp', budget: recipe.budget.webp[defaultWidth] },
];

/** Shapes that a site's pages have places for, as width by height. */
export type Shapes = readonly (readonly [width: number, height: number])[];

/** Narrower than this, a picture cannot fill its one WebP file. */
const narrowest = defaultWidth;

/** What is wrong with a file among the masters; null where it can be used. */
async function masterFault(folder: string, file: string, shapes: Shapes | undefined): Promise<string | null> {
  if (!ending.test(file)) return 'is no picture that is encoded here: save it as WebP, JPEG or PNG';
  const name = file.replace(ending, '');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return 'cannot be named so: use lower-case letters, digits and single hyphens, as in quad-at-dusk.webp';
  if (masterFile(name, folder) !== join(folder, file)) return `has the name of another master: take one of them out`;
  const { default: sharp } = await import('sharp');
  const { format, autoOrient } = await sharp(join(folder, file))
    .metadata()
    .catch(() => ({ format: null, autoOrient: { width: 0, height: 0 } }));
  const { width, height } = autoOrient;
  if (format === null) return 'cannot be read: it is broken, or no picture';
  if (format !== ending.exec(file)![1]!.replace('jpg', 'jpeg'))
    return `holds ${format}, whatever its name says: name it so, or save it anew`;
  if (width < narrowest) return `is ${width} px wide: at least ${narrowest} px are needed, 2050 px from edge to edge`;
  if (!shapes || shapes.some(([x, y]) => Math.abs((width * y) / (height * x) - 1) < 0.01)) return null;
  return `is ${width} by ${height} px: expected ${shapes.map(([x, y]) => `${x}:${y}`).join(', ')}`;
}

/**
 * @param shapes Those that a master may have. Default: any.
 * @throws BuildError with a line for each file among the masters that cannot be used.
 */
export async function checkMasters(folder: string, shapes?: Shapes): Promise<void> {
  // What a file manager leaves behind is no picture.
  const files = readdirSync(folder).filter((file) => !file.startsWith('.'));
  const faults: string[] = [];
  for (const file of files.sort()) {
    const fault = await masterFault(folder, file, shapes);
    if (fault !== null) faults.push(`pictures/masters/${file} ${fault}.`);
  }
  if (faults.length > 0) throw new BuildError(faults.join('\n'));
}
