/** After class: lunch, a fire, a late kitchen. 1280 by 960, what stands from edge to edge 2050 by 1153. */
import { courtyardFireMaster, lawnLunchMaster, towerGrillMaster } from '../masters.generated';
import { picture } from '@3eu/platform/pictures/picture-source';

export const lawnLunch = /* @__PURE__ */ picture(
  lawnLunchMaster,
  [8, 70],
  'Illustration: lunch on the grass by the narwhal fountain, five students around a checked cloth with their trays, a sixth bringing hers, the trees orange.',
);

export const courtyardFire = /* @__PURE__ */ picture(
  courtyardFireMaster,
  [48, 74],
  'Illustration: dusk in a residence courtyard, students in bobble hats on logs around a fire, holding sticks into it, beside a board of loaves.',
);

export const towerGrill = /* @__PURE__ */ picture(
  towerGrillMaster,
  [50, 70],
  'Illustration: late evening at Tower Grill, its name lit above an open front, guests on stools at the counter inside, others leaving with a paper bag.',
);
