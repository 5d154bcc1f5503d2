import { join } from 'node:path';
import sharp from 'sharp';
import { mark, type MarkShape } from '../../src/site/mark';
import { palette } from '../../src/ui/foundation/tokens';
import { writeWhole } from './files';

/** The site's icons. Their names carry no hash, because browsers and the web manifest ask for them by name. */
export const icons = [
  { file: 'favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any', from: 'alone' },
  { file: 'icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any', from: 'alone' },
  { file: 'icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any', from: 'alone' },
  { file: 'icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable', from: 'full' },
  { file: 'apple-touch-icon.png', type: 'image/png', sizes: '180x180', purpose: 'apple-touch', from: 'full' },
] as const;

/** Shapes of the mark as SVG, in the colours that they have on a light ground. */
export const shapesOf = (shapes: readonly MarkShape[]): string =>
  shapes.map(({ d, color }) => `<path fill="${palette[color]}" d="${d}"/>`).join('');

/** The side of an icon's drawing, in its own units. */
const side = 64;

/**
 * A drawing of the mark, in the middle of an icon.
 * @param share How much of the icon's height it takes.
 * @param lower How much lower than the middle it stands, in the icon's units.
 */
const centred = (shapes: readonly MarkShape[], share: number, lower = 0) => {
  const scale = (side * share) / mark.height;
  const [x, y] = [(side - mark.width * scale) / 2, (side - mark.height * scale) / 2 + lower];
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shapesOf(shapes)}</g>`;
};

const drawing = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${content}</svg>`);

const [ground, ...rest] = mark.shapes;

/**
 * The mark alone, and on a ground that reaches every edge, for devices that crop it to a shape of their own. Without the
 * point of the shield, its shapes would seem to stand too high.
 */
const drawn = {
  alone: drawing(centred(mark.shapes, 0.97)),
  full: drawing(`<path fill="${palette[ground!.color]}" d="M0 0h${side}v${side}H0z"/>${centred(rest, 0.93, 2)}`),
} as const;

/** Writes the icons into `<outDir>/icons`, and `favicon.ico` beside that folder, and returns their addresses. */
export const writeIcons = async (outDir: string): Promise<string[]> => {
  for (const { file, from, type, sizes } of icons) {
    const bytes = drawn[from];
    const target = join(outDir, 'icons', file);
    writeWhole(target, type === 'image/svg+xml' ? bytes : await rasterize(bytes, Number.parseInt(sizes, 10)));
  }
  writeWhole(join(outDir, 'favicon.ico'), ico(await rasterize(drawn.alone, icoSide), icoSide));
  return ['/favicon.ico', ...icons.map(({ file }) => `/icons/${file}`)];
};

/** Side of the icon that browsers and other programs ask for without reading a page, in px. */
const icoSide = 32;

/** An icon file with one picture: a list of one, and the PNG itself [ICO, as Windows Vista and later read it]. */
export function ico(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** This density renders a drawing at the size asked for, and not above it. */
const rasterize = (bytes: Buffer, size: number): Promise<Buffer> =>
  sharp(bytes, { density: (72 * size) / side })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
