import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import type { FocusPoint } from '../src/picture/types';
import { fingerprint } from './pictures/fingerprint';
import { writeWhole } from './pictures/files';
import { ogCard, ogLayoutVersion, ogPicture, ogSize } from './pictures/og-layout';
import { paths } from './pictures/paths';

const { resolve } = createRequire(import.meta.url);

/** The font in the one format that satori reads: static WOFF. */
const besley = (weight: 600 | 700) => ({
  name: 'Besley',
  weight,
  data: readFileSync(resolve(`@fontsource/besley/files/besley-latin-${weight}-normal.woff`)),
});

export type OgPicture = {
  /** The page's title; long ones wrap and shrink. */
  title: string;
  /** The page's section, for example `Admissions`; one short line. */
  section: string;
  /** The picture, in its widest size. */
  picture: Buffer;
  /** The point of the picture to keep, in percent. Default: the middle. */
  focus?: FocusPoint;
  /** Folder of finished cards, kept between runs. Default: `.cache/og` at the root. */
  cacheDir?: string;
};

/** A page's social card: a JPEG of 1200 by 630 px. */
export const renderOgPicture = async ({
  title,
  section,
  picture,
  focus = [50, 50],
  cacheDir = join(paths.cache, 'og'),
}: OgPicture): Promise<Buffer> => {
  const key = fingerprint(picture, JSON.stringify([ogLayoutVersion, 'jpeg 76', title, section, focus]));
  const file = join(cacheDir, `${key}.jpg`);
  if (existsSync(file)) return readFileSync(file);
  const card = ogCard(title, section, await crop(picture, focus));
  const svg = await satori(card, { ...ogSize, fonts: [besley(600), besley(700)] });
  const full = new Resvg(svg).render().asPng();
  const bytes = await sharp(full).jpeg({ quality: 76, mozjpeg: true }).toBuffer();
  writeWhole(file, bytes);
  return bytes;
};

/** The part of the picture around its focus point, with the card box's aspect ratio, as a data URL. */
const crop = async (source: Buffer, [x, y]: FocusPoint): Promise<string> => {
  const { width, height } = ogPicture;
  const meta = await sharp(source).metadata();
  const scale = Math.max(width / meta.width, height / meta.height);
  const scaled = { width: Math.ceil(meta.width * scale), height: Math.ceil(meta.height * scale) };
  const left = Math.floor(((scaled.width - width) * x) / 100);
  const top = Math.floor(((scaled.height - height) * y) / 100);
  const bytes = await sharp(source)
    .resize(scaled)
    .extract({ left, top, width, height })
    .jpeg({ quality: 92 })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
};
