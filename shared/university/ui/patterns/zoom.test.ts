/** @jest-environment node */
import { zoom, zoomOn } from './zoom';

/** Where a point of the map is seen in the frame, both in percent. */
const seen = (transform: string, point: readonly [number, number]) => {
  const [, x, y, scale] = /^translate\(([-\d.]+)%, ([-\d.]+)%\) scale\(([\d.]+)\)$/.exec(transform)!;
  return [Number(x) + Number(scale) * point[0], Number(y) + Number(scale) * point[1]] as const;
};

it('brings a point that is far from the edges to the middle of the frame', () => {
  const [x, y] = seen(zoomOn([40, 60]), [40, 60]);
  expect(x).toBeCloseTo(50);
  expect(y).toBeCloseTo(50);
});

it.each([
  [0, 0],
  [100, 100],
  [2, 55],
  [91, 26],
  [50, 98],
] as const)('shows the point (%d, %d) in a frame full of map', (...point) => {
  const transform = zoomOn(point);
  for (const [at, corner] of [
    [0, 0],
    [100, 100],
  ].map((end) => [end, seen(transform, end as [number, number])] as const))
    for (const axis of [0, 1] as const)
      if (at[axis] === 0) expect(corner[axis]).toBeLessThanOrEqual(0);
      else expect(corner[axis]).toBeGreaterThanOrEqual(100 - 1e-9);
  for (const place of seen(transform, point)) {
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThanOrEqual(100);
  }
});

it('moves to an edge only as far as it must', () => {
  expect(zoomOn([0, 50])).toBe(`translate(0%, ${50 - zoom * 50}%) scale(${zoom})`);
});
