/** Models seen from above, 1600 by 1200 or 2050 by 1153, and one from within. */
import {
  campusMapMaster,
  counselorsOfficeMaster,
  narwhalFountainMaster,
  recreationCenterMaster,
  stadiumMaster,
} from '../masters.generated';
import { picture } from '@3eu/platform/contract/pictures';

/** Its edges are `pictureGround`, on which it stands without a seam. */
export const campusMap = /* @__PURE__ */ picture(campusMapMaster, [50, 50], {
  alt: 'Illustration: the campus from above, with the sound and the boathouse on the left, the domed library, the quad with the narwhal fountain and the clock tower in the middle, halls and visitor parking on the right.',
});

export const narwhalFountain = /* @__PURE__ */ picture(narwhalFountainMaster, [50, 45], {
  alt: 'Illustration: the narwhal fountain in low golden light, a round model of the quad: a guide with a flag and her group before it, children at a striped ice cream cart, others on the basin’s rim and the benches.',
});

export const counselorsOffice = /* @__PURE__ */ picture(counselorsOfficeMaster, [50, 42], {
  alt: 'Illustration: the round room of the six admissions counselors, cut open: a desk each with what they work with, from essays, a telephone and transcripts to a road map, a globe with passports and a print, and visitors between.',
});

export const stadium = /* @__PURE__ */ picture(stadiumMaster, [52, 48], {
  alt: 'Illustration: the stadium from above, a full stand beside a red running track and a game on the field marked Narwhals.',
});

export const recreationCenter = /* @__PURE__ */ picture(recreationCenterMaster, [48, 62], {
  alt: 'Illustration: the round recreation center from within: two swimmers in a pool of five lanes under a timber roof, a climbing wall, and the sound with sailing boats behind the glass.',
});
