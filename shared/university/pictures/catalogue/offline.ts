/** What the offline page shows, alone in its file. */
import { lighthouseDarkMaster } from '../masters.generated';
import { picture } from '@3eu/platform/contract/pictures';

export const lighthouseDark = /* @__PURE__ */ picture(lighthouseDarkMaster, [86, 60], {
  alt: 'Illustration: a lighthouse at dusk with no light in its lantern, beside it on the skerry the keeper’s house, whose two windows are lit.',
});
