/** What stands in the place of a form once it is submitted, 1600 by 900: alone in its file, as only its page shows it. */
import { narwhalThanksMaster } from '../masters.generated';
import { picture } from '@3eu/platform/contract/pictures';

export const narwhalThanks = /* @__PURE__ */ picture(narwhalThanksMaster, [46, 62], {
  alt: 'Illustration: a narwhal in a scarf smiles on the sunny pier, a letter on its tusk; on the red letter box beside it a gull in a cap salutes, and the campus lies across the water.',
});
