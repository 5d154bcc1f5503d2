/**
 * `npm run pictures`: brings the committed lists here up to date, then the committed folder `public`,
 * whose files the site serves under the same addresses. It encodes and cuts what is missing, and removes what belongs to
 * nothing any more.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureUrl } from '@3eu/platform/contract/pictures';
import { BuildError } from '@3eu/platform/build/error';
import { compareFolder } from './committed';
import { emblemFiles } from './emblem-files';
import { encode } from '@3eu/platform/pictures/encode';
import { writeWhole } from '@3eu/platform/pictures/files';
import { cardFont } from '@3eu/platform/pictures/fonts';
import { besley, fonts } from './made';
import { writeGenerated } from './generated';
import { checkMasters, encodingsOf, readMasters } from '@3eu/platform/pictures/masters';
import { paths } from './paths';
import { masterShapes } from './shapes';
import { readArguments } from '@3eu/platform/build/usage';

type MadeFile = { address: string; make: () => Buffer | Promise<Buffer> };

const main = async () => {
  readArguments({
    command: 'npm run pictures',
    does: 'brings the lists in shared/university/pictures and the files in shared/university/pictures/public up to date. It takes no arguments.',
  });
  const started = Date.now();
  await checkMasters(paths.masters, masterShapes);
  const masters = await readMasters(paths.masters);
  const makeable: MadeFile[] = [
    ...masters.flatMap(encodingsOf).map((encoding) => ({
      address: pictureUrl(encoding.master, encoding.width, encoding.format),
      make: () => encode(encoding, paths.masters),
    })),
    ...emblemFiles().map(({ file, address }) => ({ address, make: () => readFileSync(file) })),
    ...fonts().flatMap(({ basic, further }) => [basic, further].map(({ address, cut }) => ({ address, make: cut }))),
  ];
  const { missing, stray } = compareFolder(masters);
  const queue = makeable.filter(({ address }) => missing.includes(address));
  // Two encoders at a time, one thread each, so that the machine stays usable.
  sharp.concurrency(1);
  // All are made before one is written: a picture that no quality fits leaves everything as it was.
  const made: [address: string, bytes: Buffer][] = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      made.push([next.address, await next.make()]);
      console.log(`made ${next.address}`);
    }
  };
  await Promise.all([work(), work()]);
  for (const path of await writeGenerated()) console.log(`wrote ${path}`);
  writeWhole(paths.cardFont, await cardFont(besley));
  for (const [address, bytes] of made) writeWhole(join(paths.public, address), bytes);
  for (const address of stray) {
    rmSync(join(paths.public, address));
    console.log(`removed ${address}`);
  }
  console.log(`${makeable.length} files in ${((Date.now() - started) / 1000).toFixed(1)} s`);
};

main().catch((error: unknown) => {
  console.error(error instanceof BuildError ? error.message : error);
  process.exitCode = 1;
});
