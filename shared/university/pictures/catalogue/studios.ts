/** Rooms cut open, 1200 by 900. */
import {
  advisingOfficeMaster,
  diningHallMaster,
  readingRoomMaster,
  studioBiomedicalMaster,
  studioBusinessMaster,
  studioComputingMaster,
  studioEngineeringMaster,
  studioMarketingMaster,
  studioPsychologyMaster,
} from '../masters.generated';
import { picture } from '@3eu/platform/contract/pictures';

export const studioEngineering = /* @__PURE__ */ picture(studioEngineeringMaster, [52, 52], {
  alt: 'Illustration: an engineering workshop where four students build a yellow mechanical narwhal beside a robot arm and a test tank.',
});

export const studioComputing = /* @__PURE__ */ picture(studioComputingMaster, [46, 50], {
  alt: 'Illustration: a computing studio with students at monitors and on bean bags, a server rack and two small robots on the floor.',
});

export const studioBusiness = /* @__PURE__ */ picture(studioBusinessMaster, [50, 42], {
  alt: 'Illustration: a case room where two presenters explain charts on the wall to students around an oval table.',
});

export const studioBiomedical = /* @__PURE__ */ picture(studioBiomedicalMaster, [52, 55], {
  alt: 'Illustration: a biomedical laboratory with students in white coats around a prosthetic hand and a model heart, artificial legs on a stand.',
});

export const studioPsychology = /* @__PURE__ */ picture(studioPsychologyMaster, [52, 50], {
  alt: 'Illustration: a psychology laboratory with a talk circle on sofas, a maze on a table, an eye tracker, and two observers behind a one-way mirror.',
});

export const studioMarketing = /* @__PURE__ */ picture(studioMarketingMaster, [44, 50], {
  alt: 'Illustration: an agency room with a team around a table, a mood board and posters on the wall, and two students photographing a product.',
});

export const readingRoom = /* @__PURE__ */ picture(readingRoomMaster, [50, 62], {
  alt: 'Illustration: the library’s reading room, cut open: a round desk, tables with green lamps, a gallery of books and a glazed dome above.',
});

export const advisingOffice = /* @__PURE__ */ picture(advisingOfficeMaster, [44, 42], {
  alt: 'Illustration: an adviser and a student at a desk under a four-year plan pinned to the wall, a cat asleep on a cushion.',
});

export const diningHall = /* @__PURE__ */ picture(diningHallMaster, [88, 52], {
  alt: 'Illustration: a dining hall with students at long tables, three cooks behind the counter and arched windows onto the water.',
});
