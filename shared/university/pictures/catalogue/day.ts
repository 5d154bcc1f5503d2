/** A day on the quad: one camera at four hours, so that a fade from one to the next reads as time passing.
 * The tower's clock has no hands: home draws them, and shows the visitor's time.  2400 by 1350. */
import { dayEveningMaster, dayMorningMaster, dayNightMaster, dayNoonMaster } from '../masters.generated';
import { picture } from '@3eu/platform/contract/pictures';

export const dayMorning = /* @__PURE__ */ picture(dayMorningMaster, [66, 55], {
  alt: 'Illustration: early morning mist on the quad, the clock tower above it.',
});

export const dayNoon = /* @__PURE__ */ picture(dayNoonMaster, [66, 55], {
  alt: 'Illustration: the quad full of people at noon, the clock tower above them.',
});

export const dayEvening = /* @__PURE__ */ picture(dayEveningMaster, [66, 55], {
  alt: 'Illustration: the quad in low golden light, the clock tower above it.',
});

export const dayNight = /* @__PURE__ */ picture(dayNightMaster, [66, 55], {
  alt: 'Illustration: the quad at night under a faint aurora, the clock tower lit.',
});
