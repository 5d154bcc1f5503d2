/**
 * A day on the quad: one camera at four hours, so that a fade from one to the next reads as time passing. 2400 by 1350.
 * The dial of the tower has no hands: its middle is at 1550, 495, and the page draws them.
 */
import { dayEveningMaster, dayMorningMaster, dayNightMaster, dayNoonMaster } from '../masters.generated';
import { picture } from '@3eu/platform/pictures/picture-source';

export const dayMorning = /* @__PURE__ */ picture(
  dayMorningMaster,
  [66, 55],
  'Illustration: early morning mist on the quad, and the clock tower above it.',
);

export const dayNoon = /* @__PURE__ */ picture(
  dayNoonMaster,
  [66, 55],
  'Illustration: the quad full of people at midday, under the clock tower.',
);

export const dayEvening = /* @__PURE__ */ picture(
  dayEveningMaster,
  [66, 55],
  'Illustration: the quad and its clock tower in low golden light.',
);

export const dayNight = /* @__PURE__ */ picture(
  dayNightMaster,
  [66, 55],
  'Illustration: the quad at night under a faint aurora, the tower’s dial alight.',
);
