import styled from '@emotion/styled';
import { useContext, type SyntheticEvent } from 'react';
import {
  defaultWidth,
  pictureId,
  pictureUrl,
  widthsOf,
  type FocusPoint,
  type PictureSource,
} from '../contract/pictures';
import { PageNotesContext } from './notes';

const phone = '(max-width: 34.99em)';

const Img = styled.img<{ focusPoint: FocusPoint; close: number | undefined }>`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: ${({ focusPoint: [x, y] }) => `${x}% ${y}%`};
  ${({ focusPoint: [x, y], close }) => close && `@media ${phone} { transform-origin: ${x}% ${y}%; scale: ${close}; }`}
`;

/**
 * Hides a decorative picture that has failed to load, so that its background shows instead of the browser's broken-image
 * icon. It may have failed before hydration, and may load later in another size.
 */
const hideIfBroken = (image: HTMLImageElement | null) => {
  if (image) image.style.visibility = image.complete && !image.naturalWidth ? 'hidden' : '';
};
const onChange = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => hideIfBroken(currentTarget);

/** What a decorative picture has in addition. */
const decoration = { alt: '', ref: hideIfBroken, onLoad: onChange, onError: onChange };

/** In a morph, React would hold the page back until a picture has loaded that has no listener for it. */
const waitsForNone = () => {};

const srcSet = (source: PictureSource): string =>
  widthsOf(source)
    .map((width) => `${pictureUrl(source, width, 'avif')} ${width}w`)
    .join(', ');

export type PictureProps = {
  /** A master with its focus point and its description, as `picture()` makes it. */
  picture: PictureSource;
  /** How wide the picture is laid out, truthfully: `(min-width: 65em) 57vw, 100vw`. The browser picks its file by it. */
  sizes: string;
  /** The picture says nothing that the text does not: `alt=""`. */
  decorative?: boolean;
  /** For the first picture of a page only: loads at once and before others. All others load lazily. */
  priority?: boolean;
  /** Overrides the catalogue's focus point, in percent. */
  focus?: FocusPoint;
};

/**
 * A picture in AVIF, with one WebP file for browsers that lack it, as `npm run pictures` makes them of a master. It fills the
 * width of its box, keeps the master's proportions where the box has no height of its own, and keeps its focus point where
 * the box crops it.
 */
export function Picture({ picture, sizes, decorative = false, priority = false, focus }: PictureProps) {
  const { close } = picture;
  const onPhones = close ? `${phone} ${100 * close}vw, ` : '';
  const avif = { type: 'image/avif', srcSet: srcSet(picture), sizes: onPhones + sizes };
  useContext(PageNotesContext)?.picture(pictureId(picture), priority ? avif : undefined);
  return (
    <picture>
      <source {...avif} />
      <Img
        src={pictureUrl(picture, defaultWidth, 'webp')}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        focusPoint={focus ?? picture.focus}
        close={close}
        onLoad={waitsForNone}
        {...(decorative && decoration)}
      />
    </picture>
  );
}
