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

type Pair = readonly [text: ColorName, ground: ColorName];

/* Texts on their grounds, as the design has them. */
const pairs: readonly Pair[] = [
  ['ink900', 'white'],
  ['ink900', 'teal50'],
  ['ink900', 'teal100'],
  ['ink700', 'white'],
  ['ink700', 'teal50'],
  ['ink500', 'white'],
  ['ink500', 'teal50'],
  ['white', 'teal950'],
  ['white', 'teal900'],
  ['white', 'teal800'],
  ['teal700', 'white'],
  ['teal700', 'teal50'],
  ['white', 'teal700'],
  ['teal300', 'teal950'],
  ['teal200', 'teal950'],
  ['teal200', 'teal900'],
  ['ink900', 'amber300'],
  ['amber300', 'teal900'],
  ['amber700', 'white'],
  ['amber700', 'warnBg'],
  ['coral600', 'white'],
  ['coral700', 'white'],
  ['ink900', 'sand100'],
  ['ink900', 'sand300'],
  ['ink700', 'pictureGround'],
  ['teal700', 'pictureGround'],
  ['error', 'white'],
  ['success', 'white'],
  ['info', 'white'],
  ['error', 'errorBg'],
  ['success', 'successBg'],
  ['info', 'infoBg'],
  // Soft text and figures on the dark grounds, ink on lantern.
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
  it.each(['h1', 'h2', 'h3', 'card'] as const)('%s keeps descenders clear of the line below', (name) => {
    // Measured with Besley 650: the descender of a q and the ascender of an f together take 1.091 of the font size.
    const [, lineHeight] = /\)\/(\d[\d.]*) /.exec(type[name])!;
    expect(Number(lineHeight)).toBeGreaterThanOrEqual(1.091 + 0.04);
  });
});

describe('colors of text', () => {
  it.each(pairs)('%s on %s reaches a contrast ratio of 4.5', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('colors of graphics', () => {
  const graphics: readonly Pair[] = [
    ['lineStrong', 'white'],
    ['lineStrong', 'teal50'],
    ['teal500', 'white'],
  ];

  it.each(graphics)('%s on %s reaches a contrast ratio of 3', (graphic, ground) => {
    expect(contrast(graphic, ground)).toBeGreaterThanOrEqual(3);
  });

  it('the focus ring stands out with one of its two colors on every background', () => {
    for (const ground of ['white', 'teal50', 'teal900', 'teal950', 'amber300'] as const) {
      expect(Math.max(contrast('ink900', ground), contrast('amber300', ground))).toBeGreaterThanOrEqual(4.5);
    }
  });
});
