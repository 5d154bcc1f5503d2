/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { defaultWidth, pictureUrl } from '@3eu/platform/contract/pictures';
import { checkCommitted } from './committed';
import { checkMasters, encodingsOf, readMasters } from '@3eu/platform/pictures/masters';
import { paths } from './paths';
import { masterShapes } from './shapes';

test('every master can be used', () => checkMasters(paths.masters, masterShapes));

test('every committed file follows from a master, a drawing or a font, and none is missing', () => {
  expect(checkCommitted).not.toThrow();
});

test('an encoded picture is what its name says, within its budget', async () => {
  const strangers: string[] = [];
  for (const { master, width, format, budget } of (await readMasters(paths.masters)).flatMap(encodingsOf)) {
    const file = join(paths.public, pictureUrl(master, width, format));
    const found = await sharp(file).metadata();
    // sharp calls AVIF by its container.
    const isOfFormat = format === 'avif' ? found.compression === 'av1' : found.format === 'webp';
    if (!isOfFormat || found.width !== width || statSync(file).size > budget) strangers.push(basename(file));
  }
  expect(strangers).toEqual([]);
});

describe('in one line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  beforeEach(() => cpSync(paths.public, folder, { recursive: true }));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const fault =
    /^shared\/university\/pictures\/public\/pictures\/(\S+) .+\. Run `npm run pictures` and commit what it writes\.$/;

  test('a picture whose file is missing is named', async () => {
    const [master] = await readMasters(paths.masters);
    const address = pictureUrl(master!, defaultWidth, 'webp');
    rmSync(join(folder, address));
    expect(() => checkCommitted(folder)).toThrow(fault);
    expect(() => checkCommitted(folder)).toThrow(basename(address));
  });

  test('a file of another picture is named', () => {
    writeFileSync(join(folder, 'pictures/pier.0123456789.480.avif'), 'foreign');
    expect(() => checkCommitted(folder)).toThrow(fault);
    expect(() => checkCommitted(folder)).toThrow('pier.0123456789.480.avif');
  });

  test('what a file manager leaves behind is no picture', () => {
    writeFileSync(join(folder, 'pictures/.DS_Store'), '');
    expect(() => checkCommitted(folder)).not.toThrow();
  });
});
