/** What every page carries for its error screen, 1600 by 900: alone in its file, and its master too, so that it brings no other. */
import { narwhalLostMaster } from '../lost.generated';
import { picture } from '@3eu/platform/contract/pictures';

export const lost = /* @__PURE__ */ picture(narwhalLostMaster, [100, 84], {
  alt: 'Illustration: a narwhal in a scarf on a foggy pier with a suitcase and a map, under a signpost to the fountain, home, and 404.',
});
