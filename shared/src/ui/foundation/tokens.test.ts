/** @jest-environment node */
import { palette, type, type ColorName } from './tokens';

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast ratio of two colors (WCAG 2.2, "contrast ratio"). */
const contrast = (one: ColorName, other: ColorName): number => {
  const [dark = 0, light = 0] = [luminance(palette[one]), luminance(palette[other])].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

type Pair = readonly [text: ColorName, ground: ColorName, ratio: number];

/* The ratios that the design states, so that a changed value shows here before it shows on a page. */
const pairs: readonly Pair[] = [
  ['ink900', 'white', 16.04],
  ['ink900', 'teal50', 14.71],
  ['ink900', 'teal100', 13.37],
  ['ink700', 'white', 9.95],
  ['ink700', 'teal50', 9.13],
  ['ink500', 'white', 5.79],
  ['ink500', 'teal50', 5.31],
  ['white', 'teal950', 14.36],
  ['white', 'teal900', 11.63],
  ['white', 'teal800', 8.88],
  ['teal700', 'white', 6.77],
  ['teal700', 'teal50', 6.21],
  ['white', 'teal700', 6.77],
  ['teal300', 'teal950', 7.77],
  ['teal200', 'teal950', 10.03],
  ['teal200', 'teal900', 8.12],
  ['ink900', 'amber300', 10.68],
  ['amber300', 'teal900', 7.74],
  ['amber700', 'white', 6.57],
  ['amber700', 'warnBg', 5.88],
  ['coral600', 'white', 5.05],
  ['coral700', 'white', 7.12],
  ['ink900', 'sand100', 13.65],
  ['ink900', 'sand300', 10.47],
  ['error', 'white', 7.03],
  ['success', 'white', 6.59],
  ['info', 'white', 7.02],
  ['error', 'errorBg', 6.09],
  ['success', 'successBg', 5.76],
  ['info', 'infoBg', 6.11],
];

/* Pairs that the components make beyond the table: soft text and figures on the dark grounds, ink on lantern. */
const ofComponents: readonly (readonly [ColorName, ColorName])[] = [
  ['teal100', 'teal950'],
  ['teal100', 'teal900'],
  ['teal200', 'teal800'],
  ['amber300', 'teal950'],
  ['ink700', 'amber300'],
  ['white', 'ink900'],
  ['teal800', 'white'],
  ['teal700', 'teal100'],
];

describe('headings of several lines', () => {
  it.each(['hero', 'h1', 'h2', 'h3', 'card'] as const)('%s keeps descenders clear of the line below', (name) => {
    // Measured with Besley 650: the descender of a q and the ascender of an f together take 1.091 of the font size.
    const [, lineHeight] = /\)\/(\d[\d.]*) /.exec(type[name])!;
    expect(Number(lineHeight)).toBeGreaterThanOrEqual(1.091 + 0.04);
  });
});

describe('colors of text', () => {
  it.each(pairs)('%s on %s keeps its contrast ratio of %f', (text, ground, ratio) => {
    expect(contrast(text, ground)).toBeCloseTo(ratio, 1);
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(ofComponents)('%s on %s reaches a contrast ratio of 4.5', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('colors of graphics', () => {
  const graphics: readonly Pair[] = [
    ['lineStrong', 'white', 4],
    ['lineStrong', 'teal50', 3.67],
    ['teal500', 'white', 3.51],
  ];

  it.each(graphics)('%s on %s keeps its contrast ratio of %f, at least 3', (graphic, ground, ratio) => {
    expect(contrast(graphic, ground)).toBeCloseTo(ratio, 1);
    expect(contrast(graphic, ground)).toBeGreaterThanOrEqual(3);
  });

  it('the focus ring stands out with one of its two colors on every background', () => {
    for (const ground of ['white', 'teal50', 'teal900', 'teal950', 'amber300'] as const) {
      expect(Math.max(contrast('ink900', ground), contrast('amber300', ground))).toBeGreaterThanOrEqual(4.5);
    }
  });
});
