/** Widths in px that the image step makes of a master, as far as the master reaches. */
const pictureWidths = [480, 800, 1200, 1600, 2048] as const;

/** The width, in px, of a picture's only WebP file, for whatever knows no AVIF (`src`). */
export const defaultWidth = 800;

/** One of the widths above, in px. */
export type PictureWidth = (typeof pictureWidths)[number];

/** Formats that the image step makes: AVIF in every width, WebP in `defaultWidth`. */
export type PictureFormat = 'avif' | 'webp';

/** The point of a picture that a crop keeps, in percent from its left and its top: the value for `object-position`. */
export type FocusPoint = readonly [x: number, y: number];

/** A master as it lies in `pictures/masters`: its file name without the ending, its fingerprint and its size in px. */
export type PictureMaster = { name: string; hash: string; width: number; height: number };

/**
 * A picture as pages use it. `alt` is for a picture that informs; where it only decorates, pass `''`. `close`: how much
 * larger a phone shows it, around its focus, so that words in it can be read; its box has to cut off the rest.
 */
export type PictureSource = PictureMaster & { alt: string; focus: FocusPoint; close?: number };

/** The widths in px that exist of this picture. The image step never enlarges, so a 1200 px master ends at 1200. */
export const widthsOf = ({ width }: Pick<PictureMaster, 'width'>): PictureWidth[] =>
  pictureWidths.filter((candidate) => candidate <= width);

/** Common prefix of a picture's file names, such as `library-morning.130742ba4b`; it changes with the master. */
export const pictureId = ({ name, hash }: Pick<PictureMaster, 'name' | 'hash'>): string => `${name}.${hash}`;

/** Root-relative address of one size of a picture; `width` is one of `widthsOf(picture)`. */
export const pictureUrl = (master: PictureMaster, width: number, format: PictureFormat): string =>
  `/pictures/${pictureId(master)}.${width}.${format}`;

/** One file of a font: its root-relative address, and its letters as a CSS `unicode-range`. */
export type FontFile = { url: string; range: string };

/** A font in two files: what every page needs, and further Latin letters. */
export type FontFiles = { basic: FontFile; further: FontFile };

/** A master with its focus point and alt text. Pure, so that a bundler drops the pictures that a page does not use. */
export const picture = (
  master: PictureMaster,
  focus: FocusPoint,
  said: Pick<PictureSource, 'alt' | 'close'>,
): PictureSource => ({ ...master, focus, ...said });
