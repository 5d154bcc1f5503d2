import { narwhalAlone } from '@3eu/shared/pictures';
import { Picture } from '@3eu/shared/ui';

export function LostNarwhal() {
  return <Picture picture={narwhalAlone} sizes="(min-width: 51.25em) 57vw, 100vw" decorative />;
}
