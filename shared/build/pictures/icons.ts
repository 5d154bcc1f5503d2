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

/** Writes the icons into `<outDir>/icons` and returns their addresses. */
export const writeIcons = async (outDir: string): Promise<string[]> => {
  for (const { file, from, type, sizes } of icons) {
    const source = join(paths.icons, from);
    const target = join(outDir, 'icons', file);
    const bytes = readFileSync(source);
    writeWhole(target, type === 'image/svg+xml' ? bytes : await rasterize(bytes, Number.parseInt(sizes, 10)));
  }
  return icons.map(({ file }) => `/icons/${file}`);
};

/** Our icon drawings are 64 units square, so this density renders them at the size asked for and not above it. */
const rasterize = (drawing: Buffer, side: number): Promise<Buffer> =>
  sharp(drawing, { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
