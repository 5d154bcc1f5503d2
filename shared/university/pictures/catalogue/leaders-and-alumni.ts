/** Leadership and notable alumni: busts, 800 by 1000. */
import {
  alumnaEvelynCarterMaster,
  alumnaLucilleFontaineMaster,
  alumnusOluAdeyemiMaster,
  alumnusRafaelOrtegaMaster,
  leaderBenjaminOseiMaster,
  leaderCatherineDoyleMaster,
} from '../masters.generated';
import { picture } from '@3eu/platform/contract/pictures';

export const leaderBenjaminOsei = /* @__PURE__ */ picture(leaderBenjaminOseiMaster, [50, 40], {
  alt: 'Illustration: Benjamin Osei, with glasses and a gray beard, holds course evaluations with a bell curve on the first page.',
});

export const leaderCatherineDoyle = /* @__PURE__ */ picture(leaderCatherineDoyleMaster, [50, 40], {
  alt: 'Illustration: Catherine Doyle, in a green jacket, holds a yellow hard hat from the shipyard.',
});

export const alumnaEvelynCarter = /* @__PURE__ */ picture(alumnaEvelynCarterMaster, [50, 40], {
  alt: 'Illustration: Evelyn Carter, with white hair and glasses, balances a small narwhal of bronze on her hand.',
});

export const alumnusRafaelOrtega = /* @__PURE__ */ picture(alumnusRafaelOrtegaMaster, [50, 40], {
  alt: 'Illustration: Rafael Ortega, bearded, carries a model of the floating bridge on both hands.',
});

export const alumnaLucilleFontaine = /* @__PURE__ */ picture(alumnaLucilleFontaineMaster, [50, 40], {
  alt: 'Illustration: Lucille Fontaine, in a plum jacket, holds a novel with a rain cloud on its cover.',
});

export const alumnusOluAdeyemi = /* @__PURE__ */ picture(alumnusOluAdeyemiMaster, [50, 40], {
  alt: 'Illustration: Olu Adeyemi, in round glasses and a coral sweater, shows the curve of the tide on a tablet.',
});
