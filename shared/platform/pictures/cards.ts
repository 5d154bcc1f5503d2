import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { FocusPoint } from '../contract/pictures';
import type { SiteConfig } from '../contract';
import { shapesOf } from './icons';

/** Of the site's configuration, what its cards show; with its font as a file here. */
export type CardLook = Pick<SiteConfig, 'name' | 'mark'> & {
  cards: NonNullable<SiteConfig['cards']>;
  fontFile: string;
};

export type Card = {
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

/** The box of the picture in px; at its top, the left edge stands `lean` px further to the right. */
const pictureBox = { left: 536, width: 664, height: 630, lean: 66 } as const;

/** Room for the title in px, and its largest font size. */
const titleBox = { width: 452, height: 320, largest: 76 } as const;

// Read when the first words are set. The machine's fonts and settings would otherwise show in the cards.
process.env.FONTCONFIG_FILE = join(import.meta.dirname, 'fonts.conf');

/** sharp sets text at 12 pt, and makes it larger by the resolution. @param size Font size in px. */
const dpiOf = (size: number) => Math.round((size * 72) / 12);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Drawn = { data: Buffer; info: { width: number; height: number } };

/** Words in a colour, in a box that they fill or in a font size. */
const words = (
  { cards, fontFile }: CardLook,
  text: string,
  colour: string,
  room: { width: number; height: number } | { width?: number; dpi: number },
) =>
  sharp({
    text: {
      text: `<span foreground="${colour}" line_height="0.73">${escaped(text)}</span>`,
      font: cards.font.family,
      fontfile: fontFile,
      rgba: true,
      wrap: 'word',
      ...room,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/** The title as large as its box allows, up to the largest size. */
const titleWords = async (look: CardLook, title: string): Promise<Drawn> => {
  const { width, height, largest } = titleBox;
  const filling = await words(look, title, look.cards.title, { width, height });
  const isTooLarge = (filling.info.textAutofitDpi ?? 0) > dpiOf(largest);
  return isTooLarge ? words(look, title, look.cards.title, { width, dpi: dpiOf(largest) }) : filling;
};

const svg = (width: number, height: number, content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

/** A drawing in its own size. */
const drawn = ({ width, height, shapes }: SiteConfig['mark']) => svg(width, height, shapesOf(shapes));

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

/** Mark and name at the top, section and title below the ornament at the bottom, the picture at the right. */
const parts = async (
  look: CardLook,
  { title, section, picture, focus = [50, 50] }: Card,
): Promise<OverlayOptions[]> => {
  const { name: siteName, mark, cards } = look;
  const [name, sectionWords, titleDrawn, pictureDrawn] = await Promise.all([
    words(look, siteName, cards.title, { dpi: dpiOf(30) }),
    words(look, section, cards.section, { dpi: dpiOf(26) }),
    titleWords(look, title),
    leaningPicture(picture, focus),
  ]);
  const titleTop = card.height - edge.top - titleDrawn.info.height;
  const sectionTop = titleTop - 24 - sectionWords.info.height;
  const left = edge.side;
  return [
    { input: pictureDrawn, left: pictureBox.left, top: 0 },
    { input: drawn(mark), left, top: edge.top },
    {
      input: name.data,
      left: left + mark.width + 18,
      top: edge.top + Math.round((mark.height - name.info.height) / 2),
    },
    { input: drawn(cards.ornament), left, top: sectionTop - 24 - cards.ornament.height },
    { input: sectionWords.data, left, top: sectionTop },
    { input: titleDrawn.data, left, top: titleTop },
  ];
};

/** A page's social card: a JPEG of 1200 by 630 px, the same on every machine, whatever fonts it has. */
export const renderCard = async (look: CardLook, given: Card): Promise<Buffer> => {
  return sharp({ create: { ...card, channels: 3, background: look.cards.background } })
    .composite(await parts(look, given))
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer();
};
