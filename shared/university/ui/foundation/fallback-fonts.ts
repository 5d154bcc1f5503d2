/** Heights above and below the baseline, in % of the font size. */
type Heights = { ascent: number; descent: number };

const besley: Heights = { ascent: 125, descent: 42.5 };
const publicSans: Heights = { ascent: 95, descent: 22.5 };

/**
 * Local fonts of one design that stand in for a web font until it arrives, at some of its weights. `size` scales them,
 * in %, to the width that the site's texts of these weights have in the web font, measured in the full browser: the
 * headless shell rounds. With `font-display: optional` in place of this, most first visits with Safari and Firefox would
 * keep the local font for the whole page.
 */
type Fallback = { family: string; fonts: readonly string[]; weight: string; size: number };

/** A browser takes the first of the local fonts that it has; if it has none, the text goes on to the next family. */
const faces = (heights: Heights, fallbacks: readonly Fallback[]): string => {
  const scaled = (height: number, size: number) => `${((100 * height) / size).toFixed(2)}%`;
  return fallbacks
    .map(
      ({ family, fonts, weight, size }) =>
        `@font-face{font-family:"${family}";src:${fonts.map((font) => `local("${font}")`).join()};font-weight:${weight};` +
        `size-adjust:${size}%;ascent-override:${scaled(heights.ascent, size)};` +
        `descent-override:${scaled(heights.descent, size)};line-gap-override:0%}`,
    )
    .join('');
};

const georgia = { family: 'Besley Fallback', fonts: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'] };
const times = {
  family: 'Besley Fallback 2',
  fonts: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
};
const notoSerif = { family: 'Besley Fallback 3', fonts: ['Noto Serif Bold', 'NotoSerif-Bold'] };
const arial = { family: 'Public Sans Fallback', fonts: ['Arial', 'Liberation Sans', 'Arimo'] };
const arialBold = {
  family: 'Public Sans Fallback',
  fonts: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
};
const roboto = { family: 'Public Sans Fallback 2', fonts: ['Roboto', 'Roboto-Regular'] };
const robotoBold = { family: 'Public Sans Fallback 2', fonts: ['Roboto Bold', 'Roboto-Bold'] };

const families = (...fallbacks: readonly { family: string }[]) => fallbacks.map(({ family }) => `"${family}"`).join();

/** What stands in for Besley and for Public Sans, as a list for `font-family`, the best match first. */
export const serifFallbacks = families(georgia, times, notoSerif);
export const sansFallbacks = families(arial, roboto);

/**
 * The fallbacks as `@font-face` rules, at the weights that the design uses. Besley's words are about as wide as those of
 * a bold face: a regular face differs more from word to word. Android has neither Georgia nor Arial, but Noto Serif and
 * Roboto. Decision 14 says how the sizes were measured.
 */
export const fallbackFaces =
  faces(besley, [
    { ...georgia, weight: '550', size: 100.69 },
    { ...georgia, weight: '650 700', size: 103.12 },
    { ...times, weight: '550', size: 120.61 },
    { ...times, weight: '650 700', size: 123.85 },
    { ...notoSerif, weight: '550', size: 101.68 },
    { ...notoSerif, weight: '650 700', size: 105.84 },
  ]) +
  faces(publicSans, [
    { ...arial, weight: '400', size: 103.73 },
    { ...arialBold, weight: '600', size: 98.25 },
    { ...arialBold, weight: '650', size: 99.32 },
    { ...roboto, weight: '400', size: 104.65 },
    { ...robotoBold, weight: '600', size: 104.5 },
    { ...robotoBold, weight: '650', size: 105.47 },
  ]);
