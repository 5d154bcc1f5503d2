import { useRef, useState, type MouseEvent } from 'react';

/** How far, in px, an unsteady hand may move the pointer unintentionally. */
const tremor = 8;

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

const isNear = (a: Point, b: Point) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) <= tremor;

/**
 * The place of the map that is marked: the one that was chosen, focused or pointed at last. A choice moves the page, and
 * what then lies below a resting pointer is not pointed at: the choice holds until the pointer is moved away.
 */
export function useMarkedPlace() {
  const [marked, mark] = useState<string>();
  const chosenAt = useRef<Point>(undefined);
  return {
    /** Id of the place; undefined before any was marked. */
    marked,
    mark,
    choose({ clientX, clientY }: Point, place: string) {
      chosenAt.current = { clientX, clientY };
      mark(place);
    },
    /** Call it on each pointer move over a place; a place that scrolls under a still pointer causes none. */
    point(event: Point, place: string) {
      if (chosenAt.current && isNear(event, chosenAt.current)) return;
      chosenAt.current = undefined;
      mark(place);
    },
  };
}
