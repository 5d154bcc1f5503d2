import { lost } from '@3eu/university/pictures';
import { Picture } from '@3eu/university/ui';

export function LostPicture() {
  return <Picture picture={lost} sizes="(min-width: 51.25em) max(57vw, 1200px), 100vw" decorative />;
}
