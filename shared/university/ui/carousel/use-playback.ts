import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether motion is to be left out at this moment. */
export const prefersReducedMotion = (): boolean => query().matches;

function subscribe(listener: () => void) {
  const reduced = query();
  reduced.addEventListener('change', listener);
  return () => reduced.removeEventListener('change', listener);
}

type Playback = {
  /** Put on the element whose hover, focus and visibility hold the timer. */
  ref: RefObject<HTMLElement | null>;
  /** The visitor's wish: true until Pause is pressed; false from the start under reduced motion. */
  playing: boolean;
  /** The timer is counting at this moment: `playing`, and nothing holds it. */
  active: boolean;
  /** Pause or play. */
  toggle: () => void;
};

/** Whether something holds the timer: the pointer or the focus inside, a hidden tab, the element off screen. */
function useHold(ref: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const reasons = { hover: false, focus: false, hidden: document.hidden, away: false };
    const hold = (reason: Partial<typeof reasons>) => {
      Object.assign(reasons, reason);
      setHeld(Object.values(reasons).some(Boolean));
    };
    const stop = new AbortController();
    const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, { signal: stop.signal });
    on(element, 'pointerenter', (event) => hold({ hover: (event as PointerEvent).pointerType !== 'touch' }));
    on(element, 'pointerleave', () => hold({ hover: false }));
    on(element, 'focusin', () => hold({ focus: true }));
    on(element, 'focusout', (event) =>
      hold({ focus: element.contains((event as FocusEvent).relatedTarget as Node | null) }),
    );
    on(document, 'visibilitychange', () => hold({ hidden: document.hidden }));
    const observer = new IntersectionObserver(([entry]) => hold({ away: entry?.isIntersecting === false }));
    observer.observe(element);
    hold({});
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [ref]);
  return held;
}

/**
 * The timer of everything that moves by itself (WCAG 2.2.2). It holds while the pointer or the focus is inside, in
 * hidden tabs and off screen, and starts paused where reduced motion is asked for. `interval` in ms; `beat` restarts
 * the count when it changes, so a slide chosen by hand stays its full time.
 */
export function usePlayback({
  interval,
  onTick,
  beat,
}: {
  interval: number;
  onTick: () => void;
  beat: number;
}): Playback {
  const ref = useRef<HTMLElement>(null);
  const reduced = useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
  const [wish, setWish] = useState<boolean>();
  const playing = wish ?? !reduced;
  const held = useHold(ref);
  const active = playing && !held;
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => tick(), interval);
    return () => clearInterval(timer);
  }, [active, interval, beat]);
  return { ref, playing, active, toggle: () => setWish(!playing) };
}

type AutoAdvance = Playback & {
  /** The slide in view, from 0. */
  index: number;
  count: number;
  /** Shows a slide; -1 is the last and `count` the first, so that next and previous go round. */
  go: (index: number) => void;
};

/**
 * Counts through `count` slides, `interval` ms each, and begins again after the last. For pictures that fade into one
 * another; put `ref` on their frame and give the result to `SlideControls`.
 * @param options.after Which slide comes after one. Default: the next one.
 */
export function useAutoAdvance({
  count,
  interval,
  after = (index) => index + 1,
}: {
  count: number;
  interval: number;
  after?: (index: number) => number;
}): AutoAdvance {
  const [index, setIndex] = useState(0);
  const go = (next: number) => setIndex((next + count) % count);
  const playback = usePlayback({ interval, beat: index, onTick: () => setIndex((now) => after(now) % count) });
  return { ...playback, index, count, go };
}
