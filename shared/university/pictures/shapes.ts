import type { Shapes } from '@3eu/platform/pictures/masters';

/** Shapes that pages have places for, as width by height: a band, two scenes, and a person at work. */
export const masterShapes: Shapes = [
  [31, 9],
  [16, 9],
  [4, 3],
  [4, 5],
];
