import type { TourWaysContent, Way } from './types';

/** The points of a way, written as SVG writes those of a line: `66.4,70.2 63.3,68.3`. */
const through = (points: string): Way =>
  points.split(' ').map((point) => point.split(',').map(Number) as [number, number]);

/** The way of each tour over the map, along its paths, through the feet of the pins of its stops. Loaded with the walk. */
export const tourWays = {
  general: through(
    '66.4,70.2 63.3,68.3 60,66.4 56,64.9 50,62.2 45.4,58.6 50,62.2 56,64.9 60,66.2 62,63.6 66.5,57.8 68.8,57.4 74.3,60.4 68.8,57.2 69.5,53 72,48.6 75.2,46.4 79.3,47.8 75.2,46.4 71.5,45.2 66,41.4 61.4,37.8 59.9,35.6 58.7,37.6 56.6,42 55,46',
  ),
  academic: through(
    '66.4,70.2 63.3,68.3 60,66.4 56,64.9 50,62.2 45.4,58.6 50,62.2 56,64.9 60,66.2 62,63.6 66.5,57.8 68.8,57.4 74.3,60.4 68.8,57.2 69.5,53 71.4,46 68,42.9 66.6,44 64.4,48.8 58,46.4 55,46',
  ),
  'student-life': through(
    '66.4,70.2 63.3,68.3 60.6,66.2 62,63.6 66.5,57.8 69.5,53 72,48.6 75.2,46.4 79.3,47.8 83,47.6 84.6,45 87.6,41.4 84,40 78.5,38 76.2,40.4 73.8,44.4 71.5,45.2 66,41.4 61.4,37.8 59.9,35.6 57.4,36.3 51.8,33.8 48.6,32.4 46.4,28.6 43,30.3 38,30 33,31.6 29.8,36 27.4,41.8 24,43.4 27.6,42.6 34,45 40,45.2 43.4,43 46.8,39.7 51,42.4 55,46',
  ),
} as const satisfies TourWaysContent;
