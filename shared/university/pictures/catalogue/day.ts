/** A day on the quad: one camera at four hours, so that a fade from one to the next reads as time passing. 2400 by 1350. */
import { dayEveningMaster, dayMorningMaster, dayNightMaster, dayNoonMaster } from '../masters.generated';
import { picture } from '@3eu/platform/pictures/picture-source';

export const dayMorning = /* @__PURE__ */ picture(
  dayMorningMaster,
  [66, 55],
  'Illustration: early morning mist on the quad; the tower clock shows four minutes past six.',
);

export const dayNoon = /* @__PURE__ */ picture(
  dayNoonMaster,
  [66, 55],
  'Illustration: the quad full of people; the tower clock shows four minutes past one.',
);

export const dayEvening = /* @__PURE__ */ picture(
  dayEveningMaster,
  [66, 55],
  'Illustration: the quad in low golden light; the tower clock shows four minutes past six.',
);

export const dayNight = /* @__PURE__ */ picture(
  dayNightMaster,
  [66, 55],
  'Illustration: the quad at night under a faint aurora; the tower clock shows four minutes past ten.',
);
