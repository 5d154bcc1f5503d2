import type { defaultWidth, PictureFormat, PictureWidth } from '../contract/pictures';

/**
 * How the image step encodes. Each picture starts at `start`, and its quality is lowered by `step` until it fits its
 * budget. Below `floor` the step fails: a picture that busy needs a calmer master, not a worse copy.
 *
 * AVIF uses effort 3 instead of 4: 3 % more bytes for a third of the time.
 * Everything here is part of the pictures' hashes. Raise `version` when the image step's code changes the bytes.
 */
export const recipe = {
  version: 1,
  effort: { avif: 3, webp: 4 },
  quality: {
    avif: { start: 48, step: 2, floor: 34 },
    webp: { start: 74, step: 4, floor: 50 },
  },
  /**
   * Most bytes of one file, by format and width. The AVIF figures at 1600 and 800 px are those of the design. At 1200 px,
   * the size of a first picture on phones, it is what a new connection carries in two round trips (30 segments of 1460
   * bytes), less the response's header: a bigger file comes a round trip later.
   */
  budget: {
    avif: { 480: 14_000, 800: 28_000, 1200: 43_200, 1600: 80_000, 2048: 118_000 },
    webp: { 800: 60_000 },
  },
} as const satisfies {
  version: number;
  effort: Record<PictureFormat, number>;
  quality: Record<PictureFormat, { start: number; step: number; floor: number }>;
  budget: { avif: Record<PictureWidth, number>; webp: Record<typeof defaultWidth, number> };
};

/** The recipe as text, for the pictures' hashes. */
export const recipeText = JSON.stringify(recipe);
