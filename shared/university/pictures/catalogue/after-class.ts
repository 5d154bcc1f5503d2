/** After class: lunch, a fire, a late kitchen. 1280 by 960, what stands from edge to edge 2050 by 1153. */
import { courtyardFireMaster, lawnLunchMaster, towerGrillMaster } from '../masters.generated';
import { picture } from '@3eu/platform/contract/pictures';

export const lawnLunch = /* @__PURE__ */ picture(lawnLunchMaster, [30, 75], {
  alt: 'Illustration: lunch on the grass by the narwhal fountain, four students around a checked cloth with their trays, a fifth bringing hers, the trees orange.',
});

export const courtyardFire = /* @__PURE__ */ picture(courtyardFireMaster, [51, 50], {
  alt: 'Illustration: dusk in a residence courtyard, cut open: seven students in caps and scarves on logs around a fire, bread on sticks and on a table, all windows of the brick wings lit.',
});

export const towerGrill = /* @__PURE__ */ picture(towerGrillMaster, [50, 70], {
  alt: 'Illustration: late evening at Tower Grill, its name lit above an open front, guests on stools at the counter inside, others leaving with a paper bag.',
});
