import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { FocusPoint } from './types';
import { brand } from '@3eu/university/facts/brand';
import { bars, mark } from '@3eu/university/facts/mark';
import { palette } from '@3eu/university/ui/tokens';
import { shapesOf } from './icons';
import { paths } from './paths';

export type OgPicture = {
  /** The page's title; long ones wrap and shrink. */
  title: string;
  /** The page's section, for example `Admissions`; one short line. */
  section: string;
  /** The picture, in its widest size. */
  picture: Buffer;
  /** The point of the picture to keep, in percent. Default: the middle. */
  focus?: FocusPoint;
};

/** Size of a card in px, as the Open Graph consumers ask for it. */
const card = { width: 1200, height: 630 } as const;

/** The distance of words from the card's edges, in px. */
const edge = { side: 64, top: 56 } as const;

/** The box of the picture in px; its left edge leans like the tusk of the mascot, 84 degrees from the horizontal. */
const pictureBox = { left: 536, width: 664, height: 630, lean: 66 } as const;

/** Room for the title in px, and its largest font size. */
const titleBox = { width: 452, height: 320, largest: 76 } as const;

// Read when the first words are set. The machine's fonts and settings would otherwise show in the cards.
process.env.FONTCONFIG_FILE = join(import.meta.dirname, 'pictures/fonts.conf');

/** sharp sets text at 12 pt, and makes it larger by the resolution. @param size Font size in px. */
const dpiOf = (size: number) => Math.round((size * 72) / 12);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Drawn = { data: Buffer; info: { width: number; height: number } };

/** Words in a colour, in a box that they fill or in a font size. */
const words = (
  text: string,
  colour: string,
  room: { width: number; height: number } | { width?: number; dpi: number },
) =>
  sharp({
    text: {
      text: `<span foreground="${colour}" line_height="0.73">${escaped(text)}</span>`,
      font: 'Besley',
      fontfile: paths.cardFont,
      rgba: true,
      wrap: 'word',
      ...room,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/** The title as large as its box allows, up to the largest size. */
const titleWords = async (title: string): Promise<Drawn> => {
  const { width, height, largest } = titleBox;
  const filling = await words(title, palette.white, { width, height });
  const isTooLarge = (filling.info.textAutofitDpi ?? 0) > dpiOf(largest);
  return isTooLarge ? words(title, palette.white, { width, dpi: dpiOf(largest) }) : filling;
};

const svg = (width: number, height: number, content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

/** The mark, in the size that it is drawn in. */
const shield = svg(mark.width, mark.height, shapesOf(mark.shapes));

/** The bars that open a heading, 96 px wide. */
const openingBars = svg(
  96,
  45,
  bars.map((share, index) => `<path fill="${palette.amber300}" d="M0 ${index * 18}h${96 * share}v9H0z"/>`).join(''),
);

/** The part of the picture around its focus point, with the leaning left edge. */
const leaningPicture = async (source: Buffer, [x, y]: FocusPoint): Promise<Buffer> => {
  const { width, height, lean } = pictureBox;
  const meta = await sharp(source).metadata();
  const scale = Math.max(width / meta.width, height / meta.height);
  const scaled = { width: Math.ceil(meta.width * scale), height: Math.ceil(meta.height * scale) };
  const left = Math.floor(((scaled.width - width) * x) / 100);
  const top = Math.floor(((scaled.height - height) * y) / 100);
  const shape = svg(width, height, `<path d="M${lean} 0H${width}V${height}H0Z"/>`);
  return sharp(source)
    .resize(scaled)
    .extract({ left, top, width, height })
    .ensureAlpha()
    .composite([{ input: shape, blend: 'dest-in' }])
    .png()
    .toBuffer();
};

/** Mark and name at the top, section and title below the tri-bar at the bottom, the picture at the right. */
const parts = async ({ title, section, picture, focus = [50, 50] }: OgPicture): Promise<OverlayOptions[]> => {
  const [name, sectionWords, titleDrawn, pictureDrawn] = await Promise.all([
    words(brand.name, palette.white, { dpi: dpiOf(30) }),
    words(section, palette.amber300, { dpi: dpiOf(26) }),
    titleWords(title),
    leaningPicture(picture, focus),
  ]);
  const titleTop = card.height - edge.top - titleDrawn.info.height;
  const sectionTop = titleTop - 24 - sectionWords.info.height;
  const left = edge.side;
  return [
    { input: pictureDrawn, left: pictureBox.left, top: 0 },
    { input: shield, left, top: edge.top },
    { input: name.data, left: left + 64, top: edge.top + Math.round((mark.height - name.info.height) / 2) },
    { input: openingBars, left, top: sectionTop - 24 - 45 },
    { input: sectionWords.data, left, top: sectionTop },
    { input: titleDrawn.data, left, top: titleTop },
  ];
};

/** A page's social card: a JPEG of 1200 by 630 px, the same on every machine, whatever fonts it has. */
export const renderOgPicture = async (given: OgPicture): Promise<Buffer> => {
  return sharp({ create: { ...card, channels: 3, background: palette.teal900 } })
    .composite(await parts(given))
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer();
};
