import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint';
import { codesOf, unicodeRange } from './unicode-range';

/** A variable font of Fontsource, and the weights that a design uses of it. */
export type PackagedFont = {
  /** As sources name it. */
  key: string;
  /** As its files are named. */
  name: string;
  /** The folder of its package, as in `node_modules/@fontsource-variable/besley`. */
  from: string;
  weights: { min: number; max: number };
};

/** What English text is set in, besides ASCII; a word joiner keeps a link's icon at its last word. */
const typographic = '\uFEFF\u00A0©®°·×–—‘’“”•…−€™';

/** Features that a browser applies by itself, and figures of one width for tables: nothing else is ever asked for. */
const features = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum'];

/** Raise it when other bytes come of the same fonts, letters, weights and features. */
const version = 1;

/** The letters that every page has. */
const basicCodes = new Set([...codesOf('U+20-7E'), ...[...typographic].map((letter) => letter.codePointAt(0)!)]);

/** One file of a font: the letters in it, where the site serves it, and how it is cut. */
export type FontFile = { address: string; range: string; cut: () => Promise<Buffer> };

/** A font in two files. Every page needs the basic letters; a browser fetches the further ones where a text has them. */
export type Font = { key: string; basic: FontFile; further: FontFile };

/** A packaged font, and everything that it counts as Latin, so that the names that visitors type can be displayed. */
function packagedFont(from: string, name: string): { source: Buffer; codes: number[] } {
  const { latin } = JSON.parse(readFileSync(join(from, 'unicode.json'), 'utf8')) as { latin: string };
  return { source: readFileSync(join(from, `files/${name}-latin-wght-normal.woff2`)), codes: codesOf(latin) };
}

/** The fonts of a site; a file's address names what it is cut from and how, so nothing is cut to know it. */
export const fontsOf = (packaged: readonly PackagedFont[]): Font[] =>
  packaged.map(({ key, name, from, weights }) => {
    const { source, codes } = packagedFont(from, name);
    const file = (part: string, isBasic: boolean): FontFile => {
      // A line break in a text area is no reason to fetch anything.
      const letters = codes.filter(
        (code) => basicCodes.has(code) === isBasic && !/\p{Cc}/u.test(String.fromCodePoint(code)),
      );
      const range = unicodeRange(letters);
      const hash = fingerprint(source, JSON.stringify({ version, range, weights, features }));
      const cut = async () => {
        const { default: subsetFont } = await import('subset-font');
        // Its types do not know keepFeatures yet.
        const options = { targetFormat: 'woff2' as const, variationAxes: { wght: weights }, keepFeatures: features };
        return subsetFont(source, String.fromCodePoint(...letters), options);
      };
      return { address: `/fonts/${name}-${part}.${hash}.woff2`, range, cut };
    };
    return { key, basic: file('basic', true), further: file('further', false) };
  });

/** The letters of social cards, as the one kind of font file that every image library reads. */
export const cardFont = async ({ from, name, weights }: PackagedFont): Promise<Buffer> => {
  const { default: subsetFont } = await import('subset-font');
  const { source, codes } = packagedFont(from, name);
  return subsetFont(source, String.fromCodePoint(...codes), {
    targetFormat: 'truetype',
    variationAxes: { wght: weights.max },
  });
};
