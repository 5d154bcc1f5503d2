import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Families } from './font-swap';

const { resolve } = createRequire(import.meta.url);
const bytesOf = (font: 'arimo' | 'tinos', weight: 400 | 700) =>
  readFileSync(resolve(`@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`)).toString('base64');

/** Fonts that are as wide as Times New Roman and Arial, letter by letter, and the fallbacks that they are used in. */
const standIns = [
  { family: 'Besley Fallback 2', regular: bytesOf('tinos', 700), bold: bytesOf('tinos', 700) },
  { family: 'Public Sans Fallback', regular: bytesOf('arimo', 400), bold: bytesOf('arimo', 700) },
];

/**
 * Gives a page the fallbacks of its web fonts, with the scales that it declares for them, in fonts of our own: which
 * ones a machine has does not matter.
 */
export async function bringFallbacks(page: Page): Promise<Families> {
  await page.evaluate(async (fonts) => {
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule);
    for (const { style } of rules) {
      const font = fonts.find(({ family }) => style.getPropertyValue('font-family').includes(`${family}"`));
      if (!font) continue;
      const weight = style.getPropertyValue('font-weight');
      const bytes = Uint8Array.from(atob(Number.parseInt(weight) < 500 ? font.regular : font.bold), (letter) =>
        letter.charCodeAt(0),
      );
      const face = new FontFace(`Brought ${font.family}`, bytes, {
        weight,
        sizeAdjust: style.getPropertyValue('size-adjust'),
        ascentOverride: style.getPropertyValue('ascent-override'),
        descentOverride: style.getPropertyValue('descent-override'),
        lineGapOverride: style.getPropertyValue('line-gap-override'),
      } as FontFaceDescriptors);
      document.fonts.add(await face.load());
    }
  }, standIns);
  const [serif, sans] = standIns.map(({ family }) => `"Brought ${family}"`);
  return { '--serif': serif!, '--sans': sans! };
}
