import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fontsOf, type PackagedFont } from '@3eu/platform/pictures/fonts';

const folderOf = (name: string) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

/** The font of headings; quotations are set in 550, the wordmark and social cards in 700. */
export const besley: PackagedFont = {
  key: 'besley',
  name: 'besley',
  from: folderOf('@fontsource-variable/besley'),
  weights: { min: 550, max: 700 },
};

const publicSans: PackagedFont = {
  key: 'publicSans',
  name: 'public-sans',
  from: folderOf('@fontsource-variable/public-sans'),
  weights: { min: 400, max: 650 },
};

/** The two fonts of the site. */
export const fonts = () => fontsOf([besley, publicSans]);
