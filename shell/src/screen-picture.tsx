import { Picture, type PictureProps, tuskSizes } from '@3eu/university/ui';

/** The picture of a screen that has nothing else to show. */
export function ScreenPicture({ picture }: Pick<PictureProps, 'picture'>) {
  return <Picture picture={picture} sizes={tuskSizes} decorative />;
}
