/** Who teaches first-years: busts, 800 by 1000. */
import {
  facultyCelesteMoreauMaster,
  facultyHarjitSinghGillMaster,
  facultyPeterLindMaster,
  facultyRosalindPikeMaster,
} from '../masters.generated';
import { picture } from '@3eu/platform/contract/pictures';

export const facultyRosalindPike = /* @__PURE__ */ picture(facultyRosalindPikeMaster, [50, 40], {
  alt: 'Illustration: Rosalind Pike, in round glasses, her red hair in a bun, holds binoculars.',
});

export const facultyHarjitSinghGill = /* @__PURE__ */ picture(facultyHarjitSinghGillMaster, [50, 40], {
  alt: 'Illustration: Harjit Singh Gill, in a coral turban, has a model of a breakwater block on his hand.',
});

export const facultyCelesteMoreau = /* @__PURE__ */ picture(facultyCelesteMoreauMaster, [50, 40], {
  alt: 'Illustration: Celeste Moreau, in a plum jacket, has a large red die on her hand.',
});

export const facultyPeterLind = /* @__PURE__ */ picture(facultyPeterLindMaster, [50, 40], {
  alt: 'Illustration: Peter Lind, in round glasses and a green jacket, holds the harbor log of 1961.',
});
