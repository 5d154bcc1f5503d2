import type { SiteConfig } from '../contract';

/** Raise when the drawing of icons changes: those of a site are then drawn again. */
export const iconLayout = 1;

type Mark = SiteConfig['mark'];

/** The shapes of a drawing as SVG. */
export const shapesOf = (shapes: Mark['shapes']): string =>
  shapes.map(({ d, color }) => `<path fill="${color}" d="${d}"/>`).join('');

/** The side of an icon's drawing, in its own units. */
const side = 64;

/**
 * A drawing of the mark, in the middle of an icon.
 * @param share How much of the icon's height it takes.
 * @param lower How much lower than the middle it stands, in the icon's units.
 */
const centred = (mark: Mark, shapes: Mark['shapes'], share: number, lower = 0) => {
  const scale = (side * share) / mark.height;
  const [x, y] = [(side - mark.width * scale) / 2, (side - mark.height * scale) / 2 + lower];
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shapesOf(shapes)}</g>`;
};

const drawing = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${content}</svg>`);

/** Side of the icon that browsers and other programs ask for without reading a page, in px. */
const icoSide = 32;

/**
 * The icons of a site. Their names carry no hash, because browsers and the web manifest ask for them by name. The mark
 * stands alone, or on a ground that reaches every edge, for devices that crop it to a shape of their own: without the
 * point of its ground, its other shapes would seem to stand too high.
 */
export function iconsOf(mark: Mark): { address: string; make: () => Buffer | Promise<Buffer> }[] {
  const [ground, ...rest] = mark.shapes;
  const alone = drawing(centred(mark, mark.shapes, 0.97));
  const full = drawing(`<path fill="${ground!.color}" d="M0 0h${side}v${side}H0z"/>${centred(mark, rest, 0.93, 2)}`);
  const png = (name: string, drawn: Buffer, size: number) => ({
    address: `/icons/${name}.png`,
    make: () => rasterize(drawn, size),
  });
  return [
    { address: '/favicon.ico', make: async () => ico(await rasterize(alone, icoSide), icoSide) },
    { address: '/icons/favicon.svg', make: () => alone },
    png('icon-192', alone, 192),
    png('icon-512', alone, 512),
    png('icon-maskable-512', full, 512),
    png('apple-touch-icon', full, 180),
  ];
}

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
async function rasterize(bytes: Buffer, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { density: (72 * size) / side })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
