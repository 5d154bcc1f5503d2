import type { FocusPoint, PictureMaster, PictureSource } from './types';

/** A master with its focus point and its words. Pure, so that a bundler drops the pictures a page does not name. */
export const picture = (master: PictureMaster, focus: FocusPoint, alt: string): PictureSource => ({
  ...master,
  focus,
  alt,
});
