import { useState } from 'react';
import { usePlayback, type Playback } from './use-playback';

export type AutoAdvance = Playback & {
  /** The slide in view, from 0. */
  index: number;
  count: number;
  /** Shows a slide; -1 is the last and `count` the first, so that next and previous go round. */
  go: (index: number) => void;
};

/**
 * Counts through `count` slides, `interval` ms each, and begins again after the last. For pictures that fade into one
 * another; put `ref` on their frame and give the result to `SlideControls`.
 */
export function useAutoAdvance({ count, interval }: { count: number; interval: number }): AutoAdvance {
  const [index, setIndex] = useState(0);
  const go = (next: number) => setIndex((next + count) % count);
  const playback = usePlayback({ interval, beat: index, onTick: () => setIndex((now) => (now + 1) % count) });
  return { ...playback, index, count, go };
}
