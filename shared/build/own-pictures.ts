/**
 * `npm run pictures` in a remote's own repository: encodes the masters in `pictures/masters` into `pictures/public`, whose
 * files a release brings to the site, and lists them for the pages in `src/pictures.generated.ts`.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pictureUrl } from '../src/picture/types';
import { BuildError } from './error';
import { encode } from './pictures/encode';
import { writeWhole } from './pictures/files';
import { checkMasters, encodingsOf, masterLines, readMasters } from './pictures/masters';

const list = 'src/pictures.generated.ts';

const main = async () => {
  const [masters, made] = [join('pictures', 'masters'), join('pictures', 'public')];
  mkdirSync(masters, { recursive: true });
  await checkMasters(masters);
  const pictures = await readMasters(masters);
  const wanted = new Set<string>();
  for (const encoding of pictures.flatMap(encodingsOf)) {
    const file = join(made, pictureUrl(encoding.master, encoding.width, encoding.format));
    wanted.add(file);
    if (existsSync(file)) continue;
    writeWhole(file, await encode(encoding, masters));
    console.log(`made ${file}`);
  }
  const folder = join(made, 'pictures');
  const there = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  for (const file of there.filter((each) => !wanted.has(each))) rmSync(file);
  writeWhole(list, ['// Written by `npm run pictures`. Do not edit.', ...masterLines(pictures), ''].join('\n'));
  console.log(`${pictures.length} pictures; pages import them from ${list}`);
};

main().catch((error: unknown) => {
  console.error(error instanceof BuildError ? error.message : error);
  process.exitCode = 1;
});
