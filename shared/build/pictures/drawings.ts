import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintFile } from './fingerprint';
import { paths } from './paths';

/** The SVG files of a folder by name: the id (file name without ending), the file, its hash and its address. */
export const drawings = (folder: 'people' | 'emblems') =>
  readdirSync(paths[folder])
    .filter((name) => name.endsWith('.svg'))
    .sort()
    .map((name) => {
      const file = join(paths[folder], name);
      const [id, hash] = [name.slice(0, -'.svg'.length), fingerprintFile(file)];
      return { id, file, hash, address: `/${folder}/${id}.${hash}.svg` };
    });
