import { Picture, type PictureProps } from '@3eu/university/ui';

/** The picture of a screen that has nothing else to show. */
export function ScreenPicture({ picture }: Pick<PictureProps, 'picture'>) {
  return <Picture picture={picture} sizes="(min-width: 51.25em) max(57vw, 1200px), 100vw" decorative />;
}
