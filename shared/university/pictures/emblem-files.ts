import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintFile } from '@3eu/platform/pictures/fingerprint';
import { emblemUrl } from './catalogue';
import { paths } from './paths';

/** The emblems by name: the id (file name without ending), the file, its hash and its address. */
export const emblemFiles = () =>
  readdirSync(paths.emblems)
    .filter((name) => name.endsWith('.svg'))
    .sort()
    .map((name) => {
      const file = join(paths.emblems, name);
      const [id, hash] = [name.slice(0, -'.svg'.length), fingerprintFile(file)];
      return { id, file, hash, address: emblemUrl({ id, hash }) };
    });
