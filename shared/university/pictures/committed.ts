/**
 * The committed files that the site serves from its root: which of them belong in the folder. It follows from masters,
 * drawings, fonts and recipes; nothing is encoded, drawn or cut to know it.
 */
import * as lost from './lost.generated';
import * as listed from './masters.generated';
import { pictureUrl, type PictureMaster } from '@3eu/platform/contract/pictures';
import { BuildError } from '@3eu/platform/build/error';
import { emblemFiles } from './emblem-files';
import { compareFiles } from '@3eu/platform/pictures/files';
import { fonts } from './made';
import { encodingsOf, masterHashes } from '@3eu/platform/pictures/masters';
import { paths } from './paths';

const wantedAddresses = (masters: readonly PictureMaster[]): string[] => [
  ...masters.flatMap(encodingsOf).map(({ master, width, format }) => pictureUrl(master, width, format)),
  ...emblemFiles().map(({ address }) => address),
  ...fonts().flatMap(({ basic, further }) => [basic.address, further.address]),
];

/** Which files these masters miss in the folder, and which ones there belong to nothing here. */
export function compareFolder(masters: readonly PictureMaster[], folder: string = paths.public) {
  return compareFiles(wantedAddresses(masters), folder);
}

/** Throws, with one line, if a file is missing or foreign, or older than the master or drawing that it is made from. */
export function checkCommitted(folder: string = paths.public): void {
  const hashes = masterHashes(paths.masters);
  const masters = Object.values({ ...listed, ...lost }).filter(({ name, hash }) => hashes.get(name) === hash);
  const known = new Set<string>(masters.map(({ name }) => name));
  const { missing, stray } = compareFolder(masters, folder);
  const [first, ...more] = [
    ...[...hashes.keys()].filter((name) => !known.has(name)).map((name) => `masters/${name}.webp has changed`),
    ...missing.map((address) => `public${address} is missing`),
    ...stray.map((address) => `public${address} belongs to nothing here`),
  ];
  if (first === undefined) return;
  throw new BuildError(
    `shared/university/pictures/${first}${more.length > 0 ? ` (and ${more.length} more)` : ''}. ` +
      'Run `npm run pictures` and commit what it writes.',
  );
}
