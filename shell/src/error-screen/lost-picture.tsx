import { lost } from '@3eu/shared/pictures';
import { Picture } from '@3eu/shared/ui';

export function LostPicture() {
  return <Picture picture={lost} sizes="(min-width: 51.25em) 57vw, 100vw" decorative />;
}
