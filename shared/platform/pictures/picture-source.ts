import type { FocusPoint, PictureMaster, PictureSource } from './types';

/** A master with its focus point and alt text. Pure, so that a bundler drops the pictures that a page does not use. */
export const picture = (master: PictureMaster, focus: FocusPoint, alt: string): PictureSource => ({
  ...master,
  focus,
  alt,
});
