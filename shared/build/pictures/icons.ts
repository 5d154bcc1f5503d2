import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeWhole } from './files';
import { paths } from './paths';

/** The site's icons. Their names carry no hash, because browsers and the web manifest ask for them by name. */
export const icons = [
  { file: 'favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any', from: 'favicon.svg' },
  { file: 'icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any', from: 'favicon.svg' },
  { file: 'icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any', from: 'favicon.svg' },
  { file: 'icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable', from: 'icon-full.svg' },
  { file: 'apple-touch-icon.png', type: 'image/png', sizes: '180x180', purpose: 'apple-touch', from: 'icon-full.svg' },
] as const;

/** Writes the icons into `<outDir>/icons`, and `favicon.ico` beside that folder, and returns their addresses. */
export const writeIcons = async (outDir: string): Promise<string[]> => {
  for (const { file, from, type, sizes } of icons) {
    const source = join(paths.icons, from);
    const target = join(outDir, 'icons', file);
    const bytes = readFileSync(source);
    writeWhole(target, type === 'image/svg+xml' ? bytes : await rasterize(bytes, Number.parseInt(sizes, 10)));
  }
  const drawing = readFileSync(join(paths.icons, 'favicon.svg'));
  writeWhole(join(outDir, 'favicon.ico'), ico(await rasterize(drawing, icoSide), icoSide));
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

/** Our icon drawings are 64 units square, so this density renders them at the size asked for and not above it. */
const rasterize = (drawing: Buffer, side: number): Promise<Buffer> =>
  sharp(drawing, { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
