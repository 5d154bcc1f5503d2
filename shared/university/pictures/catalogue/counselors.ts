/** The admissions counselors: busts, 800 by 1000. */
import {
  counselorAdaezeOkonkwoMaster,
  counselorGraceWhitehorseMaster,
  counselorLeilaHaddadMaster,
  counselorMartinReyesMaster,
  counselorPriyaRamanMaster,
  counselorThomasLindqvistMaster,
} from '../masters.generated';
import { picture } from '@3eu/platform/contract/pictures';

export const counselorAdaezeOkonkwo = /* @__PURE__ */ picture(counselorAdaezeOkonkwoMaster, [50, 40], {
  alt: 'Illustration: Adaeze Okonkwo, in a coral jacket and long locs, holds an essay with a mark in its margin.',
});

export const counselorMartinReyes = /* @__PURE__ */ picture(counselorMartinReyesMaster, [50, 40], {
  alt: 'Illustration: Martin Reyes, bearded, in a navy jacket, has the telephone at his ear.',
});

export const counselorPriyaRaman = /* @__PURE__ */ picture(counselorPriyaRamanMaster, [50, 40], {
  alt: 'Illustration: Priya Raman, in a green sweater, holds a folder of transcripts with colored tabs.',
});

export const counselorThomasLindqvist = /* @__PURE__ */ picture(counselorThomasLindqvistMaster, [50, 40], {
  alt: 'Illustration: Thomas Lindqvist, in glasses and a teal sweater, unfolds a road map with a route from school to school.',
});

export const counselorLeilaHaddad = /* @__PURE__ */ picture(counselorLeilaHaddadMaster, [50, 40], {
  alt: 'Illustration: Leila Haddad, in a plum headscarf and a teal jacket, holds up a passport.',
});

export const counselorGraceWhitehorse = /* @__PURE__ */ picture(counselorGraceWhitehorseMaster, [50, 40], {
  alt: 'Illustration: Grace Whitehorse, with long gray hair, holds up a print of mountains over waves.',
});
