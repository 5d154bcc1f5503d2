import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fingerprint } from './fingerprint';
import { codesOf, unicodeRange } from './unicode-range';

const { resolve } = createRequire(import.meta.url);

/** The packaged fonts, and the weights that the design uses of each: quotations are set in 550, the wordmark in 700. */
const packaged = [
  { key: 'besley', name: 'besley', from: '@fontsource-variable/besley', weights: { min: 550, max: 700 } },
  { key: 'publicSans', name: 'public-sans', from: '@fontsource-variable/public-sans', weights: { min: 400, max: 650 } },
] as const;

/** What English text is set in, besides ASCII; a word joiner keeps a link's icon at its last word. */
const typographic = '\uFEFF\u00A0©®°·×–—‘’“”•…−€™';

/** Features that a browser applies by itself, and figures of one width for tables: nothing else is ever asked for. */
const features = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum'];

/** The letters that every page has. */
const basicCodes = new Set([...codesOf('U+20-7E'), ...[...typographic].map((letter) => letter.codePointAt(0)!)]);

/** One file of a font: the letters in it, and where the site serves it. */
export type FontFile = { bytes: Buffer; address: string; range: string };

/** A font in two files. Every page needs the basic letters; a browser fetches the further ones where a text has them. */
export type Font = { key: (typeof packaged)[number]['key']; basic: FontFile; further: FontFile };

async function makeFonts(): Promise<Font[]> {
  const making = packaged.map(async ({ key, name, from, weights }): Promise<Font> => {
    const source = readFileSync(resolve(`${from}/files/${name}-latin-wght-normal.woff2`));
    // Everything that the package counts as Latin, so that the names that visitors type can be displayed.
    const { latin } = JSON.parse(readFileSync(resolve(`${from}/unicode.json`), 'utf8')) as { latin: string };
    // Its types do not know keepFeatures yet.
    const options = { targetFormat: 'woff2' as const, variationAxes: { wght: weights }, keepFeatures: features };
    const cut = async (part: string, codes: readonly number[]): Promise<FontFile> => {
      const bytes = await subsetFont(source, String.fromCodePoint(...codes), options);
      return { bytes, address: `/fonts/${name}-${part}.${fingerprint(bytes)}.woff2`, range: unicodeRange(codes) };
    };
    // A line break in a text area is no reason to fetch anything.
    const codes = codesOf(latin).filter((code) => !/\p{Cc}/u.test(String.fromCodePoint(code)));
    const of = (isBasic: boolean) => codes.filter((code) => basicCodes.has(code) === isBasic);
    return { key, basic: await cut('basic', of(true)), further: await cut('further', of(false)) };
  });
  return Promise.all(making);
}

/** The letters of social cards, as the one kind of font file that every image library reads. */
export const cardFont = (): Promise<Buffer> => {
  const source = readFileSync(resolve('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'));
  const { latin } = JSON.parse(readFileSync(resolve('@fontsource-variable/besley/unicode.json'), 'utf8')) as {
    latin: string;
  };
  return subsetFont(source, String.fromCodePoint(...codesOf(latin)), {
    targetFormat: 'truetype',
    variationAxes: { wght: 700 },
  });
};

let made: Promise<Font[]> | undefined;

/** The two fonts of the site with the weights that it uses, and the addresses under which the site serves them. */
export const fonts = (): Promise<Font[]> => (made ??= makeFonts());
