/**
 * `npm run pictures` in a remote's own repository: encodes the masters in `pictures/masters` into `pictures/public`, whose
 * files a release brings to the site, and lists them for the pages in `src/pictures.generated.ts`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pictureUrl } from '../contract/pictures';
import { BuildError } from '../build/error';
import { encode } from './encode';
import { compareFiles, writeWhole } from './files';
import { checkMasters, encodingsOf, masterLines, readMasters } from './masters';

const list = 'src/pictures.generated.ts';

const main = async () => {
  const [masters, made] = [join('pictures', 'masters'), join('pictures', 'public')];
  mkdirSync(masters, { recursive: true });
  await checkMasters(masters);
  const pictures = await readMasters(masters);
  const wanted = new Map(
    pictures.flatMap(encodingsOf).map((each) => [pictureUrl(each.master, each.width, each.format), each] as const),
  );
  const { missing, stray } = compareFiles(wanted.keys(), made);
  for (const address of missing) {
    writeWhole(join(made, address), await encode(wanted.get(address)!, masters));
    console.log(`made ${address}`);
  }
  // Whatever else stands beside the pictures is not ours, and never goes live.
  for (const address of stray) if (address.startsWith('/pictures/')) rmSync(join(made, address));
  writeWhole(list, ['// Written by `npm run pictures`. Do not edit.', ...masterLines(pictures), ''].join('\n'));
  console.log(`${pictures.length} pictures; pages import them from ${list}`);
};

main().catch((error: unknown) => {
  console.error(error instanceof BuildError ? error.message : error);
  process.exitCode = 1;
});
