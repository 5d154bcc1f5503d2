/**
 * The image step. From the committed masters, portraits, emblems, icons and the font packages it makes the folder
 * `dist/public`, whose files the site serves under the same addresses. `npm run pictures -w @3eu/shared` first brings
 * the committed lists in src/picture up to date, then does the same as `buildPictures`.
 */
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BuildError } from './error';
import { drawings } from './pictures/drawings';
import { place, sweep, writeWhole } from './pictures/files';
import { fonts } from './pictures/fonts';
import { staleFiles, writeGenerated } from './pictures/generated';
import { writeIcons } from './pictures/icons';
import { paths } from './pictures/paths';
import { makeSizes } from './pictures/sizes';
import { readArguments } from './usage';

export { icons } from './pictures/icons';

export type PictureBuildOptions = {
  /** Folder of encoded pictures, kept between runs. Default: `.cache/pictures` at the root. */
  cacheDir?: string;
  /** Folder that the site serves from its root. Default: `shared/dist/public`. */
  outDir?: string;
  /** Receives how many pictures are done, and of how many. Default: silent. */
  progress?: (done: number, of: number) => void;
};

/** What the image step made: root-relative URLs, the folder that contains a file for each of them, and every size. */
export type PictureBuild = { outDir: string; addresses: string[] };

/**
 * Makes every picture file of the site. Throws when a picture does not fit its budget at the lowest quality allowed,
 * and when a committed list in src/picture is older than the files it follows from.
 */
export const buildPictures = async ({
  cacheDir = join(paths.cache, 'pictures'),
  outDir = paths.out,
  progress = () => undefined,
}: PictureBuildOptions = {}): Promise<PictureBuild> => {
  const stale = await staleFiles();
  if (stale.length > 0) {
    throw new BuildError(
      `${stale.map(({ path }) => basename(path)).join(', ')} in shared/src/picture no longer agrees with shared/pictures. ` +
        'Run `npm run pictures` and commit what it writes.',
    );
  }
  const sizes = await makeSizes(cacheDir, progress);
  const copies = [
    ...sizes,
    ...drawings('people').map(({ id, hash, file }) => ({ file, address: `/people/${id}.${hash}.svg` })),
    ...drawings('emblems').map(({ id, hash, file }) => ({ file, address: `/emblems/${id}.${hash}.svg` })),
  ];
  for (const { file, address } of copies) place(file, join(outDir, address));
  const made = (await fonts()).flatMap(({ basic, further }) => [basic, further]);
  for (const { bytes, address } of made) writeWhole(join(outDir, address), bytes);
  const addresses = [...[...copies, ...made].map(({ address }) => address), ...(await writeIcons(outDir))];
  for (const folder of ['pictures', 'fonts', 'people', 'emblems', 'icons']) {
    const keep = addresses.filter((address) => address.startsWith(`/${folder}/`)).map((address) => basename(address));
    sweep(join(outDir, folder), new Set(keep));
  }
  return { outDir, addresses: addresses.sort() };
};

const main = async () => {
  readArguments({
    command: 'npm run pictures',
    does: 'brings the lists in shared/src/picture up to date, and makes every picture file. It takes no arguments.',
  });
  const started = Date.now();
  for (const path of await writeGenerated()) console.log(`wrote ${path}`);
  const { addresses } = await buildPictures();
  console.log(`${addresses.length} files in ${((Date.now() - started) / 1000).toFixed(1)} s`);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
