/** The residence halls, models of 1200 by 900. */
import {
  hallHonorsVillageMaster,
  hallNarwhalCommonsMaster,
  hallTealTowerMaster,
  hallUniversityApartmentsMaster,
} from '../masters.generated';
import { picture } from '@3eu/platform/contract/pictures';

export const hallNarwhalCommons = /* @__PURE__ */ picture(hallNarwhalCommonsMaster, [50, 42], {
  alt: 'Illustration: Narwhal Commons, a brick hall on three sides of a courtyard with a narwhal statue in its middle.',
});

export const hallTealTower = /* @__PURE__ */ picture(hallTealTowerMaster, [54, 42], {
  alt: 'Illustration: Teal Tower, rows of balconies above a paved court, with a roof terrace on the lower wing.',
});

export const hallUniversityApartments = /* @__PURE__ */ picture(hallUniversityApartmentsMaster, [50, 45], {
  alt: 'Illustration: University Apartments, five gabled houses in a row, each with a porch and a front garden on the street.',
});

export const hallHonorsVillage = /* @__PURE__ */ picture(hallHonorsVillageMaster, [50, 45], {
  alt: 'Illustration: Honors Village, stone cottages around a circular green with an old tree, entered through an arch.',
});
