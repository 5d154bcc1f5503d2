/** How much larger the map is while it shows one place. */
export const zoom = 2.2;

/** How far the map may be moved, in percent of the frame: at its ends an edge of the map lies on one of the frame. */
const within = (shift: number) => Math.min(0, Math.max(100 - 100 * zoom, shift));

/**
 * The transform, from the upper left corner, that enlarges the map and brings a point to the middle of the frame, or as
 * near to it as the map's edges allow: the frame is full of map wherever the point is.
 * @param point In percent of the map, from the left and the top.
 */
export function zoomOn([x, y]: readonly [number, number]): string {
  return `translate(${within(50 - zoom * x)}%, ${within(50 - zoom * y)}%) scale(${zoom})`;
}
