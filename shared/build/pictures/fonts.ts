import { createRequire } from 'node:module';
import { fingerprintFile } from './fingerprint';

const { resolve } = createRequire(import.meta.url);

const packaged = [
  { key: 'besley', name: 'besley-latin-wght-normal', from: '@fontsource-variable/besley' },
  { key: 'publicSans', name: 'public-sans-latin-wght-normal', from: '@fontsource-variable/public-sans' },
] as const;

/** The two fonts of the site: the packaged file, and the address under which the site serves it. */
export const fonts = () =>
  packaged.map(({ key, name, from }) => {
    const file = resolve(`${from}/files/${name}.woff2`);
    return { key, file, address: `/fonts/${name}.${fingerprintFile(file)}.woff2` };
  });
