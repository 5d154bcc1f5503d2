import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fingerprint } from './fingerprint';

const { resolve } = createRequire(import.meta.url);

/** The packaged fonts, and the weights that the design uses of each: quotations are set in 550, the wordmark in 700. */
const packaged = [
  {
    key: 'besley',
    name: 'besley-latin-wght-normal',
    from: '@fontsource-variable/besley',
    weights: { min: 550, max: 700 },
  },
  {
    key: 'publicSans',
    name: 'public-sans-latin-wght-normal',
    from: '@fontsource-variable/public-sans',
    weights: { min: 400, max: 650 },
  },
] as const;

/** All characters that a font package counts as Latin, so that the names that visitors type can be displayed. */
function charactersOf(from: string): string {
  const { latin } = JSON.parse(readFileSync(resolve(`${from}/unicode.json`), 'utf8')) as { latin: string };
  const ranges = latin.split(',').map((range) =>
    range
      .replace('U+', '')
      .split('-')
      .map((code) => parseInt(code, 16)),
  );
  return ranges
    .flatMap(([first, last = first]) => Array.from({ length: last! - first! + 1 }, (_, index) => first! + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
}

export type Font = { key: (typeof packaged)[number]['key']; bytes: Buffer; address: string };

async function makeFonts(): Promise<Font[]> {
  const making = packaged.map(async ({ key, name, from, weights }) => {
    const bytes = await subsetFont(readFileSync(resolve(`${from}/files/${name}.woff2`)), charactersOf(from), {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    return { key, bytes, address: `/fonts/${name}.${fingerprint(bytes)}.woff2` };
  });
  return Promise.all(making);
}

let made: Promise<Font[]> | undefined;

/** The two fonts of the site with the weights that it uses, and the addresses under which the site serves them. */
export const fonts = (): Promise<Font[]> => (made ??= makeFonts());
