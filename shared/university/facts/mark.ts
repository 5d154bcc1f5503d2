import { palette, type ColorName } from '../ui/foundation/tokens';

/** One shape of the mark: an SVG path and its colour, by the name of its token. */
export type MarkShape = { d: string; color: ColorName; onDark?: ColorName };

/**
 * The mark of the university: a shield, the three bars of the E and the tusk. The header, the social cards and the
 * icons are drawn from it. The first shape is its ground, which fills the whole of an icon that a device crops.
 */
export const mark: { width: number; height: number; shapes: readonly MarkShape[] } = {
  width: 46,
  height: 54,
  shapes: [
    { d: 'M0 0h46v30c0 14-12 20-23 24C12 50 0 44 0 30Z', color: 'teal700', onDark: 'teal500' },
    { d: 'M9 13h17v5H9zM9 22h13v5H9zM9 31h9v5H9z', color: 'amber300' },
    { d: 'M22 40 39 8l-9 34z', color: 'white' },
  ],
};

/** The same with its colours, as icons and social cards are drawn from it. */
export const markDrawing = {
  ...mark,
  shapes: mark.shapes.map(({ d, color }) => ({ d, color: palette[color] })),
};

/** The bars that open a heading: the width of each, as a share of the first. */
export const bars = [1, 0.72, 0.44] as const;
