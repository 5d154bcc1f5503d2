import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintFile } from './fingerprint';
import { paths } from './paths';

/** The SVG files of a folder, in the order of their names: the id (file name without ending), the file and its hash. */
export const drawings = (folder: 'people' | 'emblems') =>
  readdirSync(paths[folder])
    .filter((name) => name.endsWith('.svg'))
    .sort()
    .map((name) => {
      const file = join(paths[folder], name);
      return { id: name.slice(0, -'.svg'.length), file, hash: fingerprintFile(file) };
    });
