/** A close view, 1600 by 1200: alone in its file, because the heaviest page shows no other of its kind. */
import { handsOnPlanMaster } from '../masters.generated';
import { picture } from '@3eu/platform/contract/pictures';

export const handsOnPlan = /* @__PURE__ */ picture(handsOnPlanMaster, [20, 25], {
  alt: 'Illustration: on a desk seen from above, a letter of financial aid: a year at 3E, three awards off it, and what is left to pay circled in pencil; the pencil and a mug of coffee beside it.',
  close: 1.7,
});
