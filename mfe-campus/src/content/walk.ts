import type { WalkContent } from './types';

/** What is said on the way of a tour, beside the names and sentences of its places. */
export const walk = {
  stop: (number, stops) => `Stop ${number} of ${stops}`,
  next: (minutes) => `Next stop, ${minutes} minutes`,
  previous: 'Previous',
  back: 'Back to the map',
} as const satisfies WalkContent;
