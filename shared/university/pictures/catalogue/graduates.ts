/** Graduates who would do it again: busts, 800 by 1000. */
import { alumnaHanaKimMaster, alumnaSofiaPetrovMaster, alumnusMarcusBellMaster } from '../masters.generated';
import { picture } from '@3eu/platform/contract/pictures';

export const alumnaSofiaPetrov = /* @__PURE__ */ picture(alumnaSofiaPetrovMaster, [50, 40], {
  alt: 'Illustration: Sofia Petrov, in a coral jacket, wears a stethoscope around her neck.',
});

export const alumnusMarcusBell = /* @__PURE__ */ picture(alumnusMarcusBellMaster, [50, 40], {
  alt: 'Illustration: Marcus Bell, in a navy sweater, carries a model of a container ship on both hands.',
});

export const alumnaHanaKim = /* @__PURE__ */ picture(alumnaHanaKimMaster, [50, 40], {
  alt: 'Illustration: Hana Kim, in a teal jacket, holds up a wind gauge with three red cups.',
});
