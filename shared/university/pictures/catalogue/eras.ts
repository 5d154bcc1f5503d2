/** Five moments of the history, small rooms cut open, 900 by 675. */
import {
  era1925NetLoftMaster,
  era1950sLibraryQuayMaster,
  era1980sFieldStationMaster,
  era2000sOutOfTheBasementMaster,
  eraTodayHeatFromTheSoundMaster,
} from '../masters.generated';
import { picture } from '@3eu/platform/contract/pictures';

export const era1925NetLoft = /* @__PURE__ */ picture(era1925NetLoftMaster, [50, 50], {
  alt: 'Illustration: evening school in a net loft of 1925: a teacher points at a compass rose on the blackboard, three fishermen listen on benches under a hanging lamp, nets and floats on the beams.',
});

export const era1950sLibraryQuay = /* @__PURE__ */ picture(era1950sLibraryQuayMaster, [50, 50], {
  alt: 'Illustration: the library going up on the quay in the 1950s: columns and a half-built wall behind scaffolding, a derrick with a stone, a barge with more, and two people over the plan.',
});

export const era1980sFieldStation = /* @__PURE__ */ picture(era1980sFieldStationMaster, [50, 50], {
  alt: 'Illustration: the first field station on another continent: a hut with a teal tin roof, an umbrella thorn, a yellow jeep, and students and partners reading instruments and drawing a map.',
});

export const era2000sOutOfTheBasement = /* @__PURE__ */ picture(era2000sOutOfTheBasementMaster, [50, 48], {
  alt: 'Illustration: computing moves out of the basement: three people carry an old screen, a box and a case up the stairs into the library, a server waits on a trolley, and two readers keep their armchairs.',
});

export const eraTodayHeatFromTheSound = /* @__PURE__ */ picture(eraTodayHeatFromTheSoundMaster, [52, 50], {
  alt: 'Illustration: heat from the sound: cold pipes come out of the water into two heat pumps and go on as red ones to a warm bench, while students measure at the jetty and study a model of the campus.',
});
