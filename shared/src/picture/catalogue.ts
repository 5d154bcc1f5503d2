/**
 * Every picture of the campus, one export each, so that a page bundles only the ones it names. The pair of numbers is
 * the focus point (percent from left and top, the value for `object-position`). `alt` says what is to be seen; pass
 * `alt=""` where the picture only decorates. No picture heads two pages, and none stands twice on one page.
 */
import * as master from './masters.generated';
import type { FocusPoint, PictureMaster, PictureSource } from './types';

export * from './emblems';

/** Pure, so that a bundler drops the pictures that a page does not use. */
const picture = (master: PictureMaster, focus: FocusPoint, alt: string): PictureSource => ({ ...master, focus, alt });

/* A day on the quad: one camera at four hours, so that a fade from one to the next reads as time passing. 2400 by 1350. */

export const dayMorning = /* @__PURE__ */ picture(
  master.dayMorning,
  [66, 55],
  'Illustration: early morning mist on the quad; the tower clock shows four minutes past six.',
);

export const dayNoon = /* @__PURE__ */ picture(
  master.dayNoon,
  [66, 55],
  'Illustration: the quad full of people; the tower clock shows four minutes past one.',
);

export const dayEvening = /* @__PURE__ */ picture(
  master.dayEvening,
  [66, 55],
  'Illustration: the quad in low golden light; the tower clock shows four minutes past six.',
);

export const dayNight = /* @__PURE__ */ picture(
  master.dayNight,
  [66, 55],
  'Illustration: the quad at night under a faint aurora; the tower clock shows four minutes past ten.',
);

/* Wide scenes, 1600 by 900 or more. */

export const rainArcade = /* @__PURE__ */ picture(
  master.rainArcade,
  [56, 58],
  'Illustration: students in a lamplit arcade, others on the wet quad under umbrellas.',
);

export const quadGoldenHour = /* @__PURE__ */ picture(
  master.quadGoldenHour,
  [70, 72],
  'Illustration: the clock tower above the quad on a warm evening, with picnics on the grass and the narwhal fountain playing.',
);

export const libraryMorning = /* @__PURE__ */ picture(
  master.libraryMorning,
  [68, 45],
  'Illustration: the domed library on the quay in the morning, students crossing to its steps and two rowing boats tied up below.',
);

export const boathouseMorning = /* @__PURE__ */ picture(
  master.boathouseMorning,
  [68, 76],
  'Illustration: morning mist on the sound, crews rowing past the pier and another carrying its shell out of the boathouse.',
);

export const quadWinterDusk = /* @__PURE__ */ picture(
  master.quadWinterDusk,
  [62, 88],
  'Illustration: the quad under snow at dusk, lit windows, lanterns, and students around a narwhal they have built of snow.',
);

export const commencementLawn = /* @__PURE__ */ picture(
  master.commencementLawn,
  [62, 82],
  'Illustration: commencement on the lawn, caps in the air above the graduates and a banner reading Congratulations below the clock tower.',
);

export const courtyardDusk = /* @__PURE__ */ picture(
  master.courtyardDusk,
  [66, 86],
  'Illustration: a residence courtyard at dusk, string lights overhead and students on stools around a fire pit.',
);

export const auroraWelcome = /* @__PURE__ */ picture(
  master.auroraWelcome,
  [60, 86],
  'Illustration: students with lanterns in a wide ring around a glowing narwhal on the quad, the clock tower and its fountain behind them, northern lights overhead.',
);

export const pierReunion = /* @__PURE__ */ picture(
  master.pierReunion,
  [68, 72],
  'Illustration: a reunion on the pier in the evening, guests at a long table, sailing boats on the water and the campus across the sound.',
);

export const familyWeekend = /* @__PURE__ */ picture(
  master.familyWeekend,
  [36, 82],
  'Illustration: families on the lawn between the clock tower and a row of striped booths, with picnics, a kite and a sign for campus tours.',
);

export const visitorCenter = /* @__PURE__ */ picture(
  master.visitorCenter,
  [66, 66],
  'Illustration: a guide with a small flag greets a tour group outside the low timber and glass visitor center: a family, a person in a wheelchair, someone under an umbrella.',
);

export const careerFair = /* @__PURE__ */ picture(
  master.careerFair,
  [58, 90],
  'Illustration: a career fair in a hall of iron and glass, students crowding past striped booths for Finance and Engineering, banners overhead and the clock tower at the far end.',
);

export const lost = /* @__PURE__ */ picture(
  master.narwhalLost,
  [86, 84],
  'Illustration: a narwhal in a scarf on a foggy pier with a suitcase and a map, under a signpost to the fountain, home, and 404.',
);

/* Models seen from above, 1600 by 1200. */

export const campusMap = /* @__PURE__ */ picture(
  master.campusMap,
  [50, 50],
  'Illustration: the campus from above, with the lake and the boathouse on the left, the domed library, the quad with the narwhal fountain and the clock tower in the middle, halls and visitor parking on the right.',
);

export const stadium = /* @__PURE__ */ picture(
  master.stadium,
  [52, 48],
  'Illustration: the stadium from above, a full stand beside a red running track and a game on the field marked Narwhals.',
);

/* Rooms and halls, 1200 by 900. */

export const studioEngineering = /* @__PURE__ */ picture(
  master.studioEngineering,
  [52, 52],
  'Illustration: an engineering workshop where four students build a yellow mechanical narwhal beside a robot arm and a test tank.',
);

export const studioComputing = /* @__PURE__ */ picture(
  master.studioComputing,
  [46, 50],
  'Illustration: a computing studio with students at monitors and on bean bags, a server rack and two small robots on the floor.',
);

export const studioBusiness = /* @__PURE__ */ picture(
  master.studioBusiness,
  [50, 42],
  'Illustration: a case room where two presenters explain charts on the wall to students around an oval table.',
);

export const studioBiomedical = /* @__PURE__ */ picture(
  master.studioBiomedical,
  [52, 55],
  'Illustration: a biomedical laboratory with students in white coats around a prosthetic hand and a model heart, artificial legs on a stand.',
);

export const studioPsychology = /* @__PURE__ */ picture(
  master.studioPsychology,
  [52, 50],
  'Illustration: a psychology laboratory with a talk circle on sofas, a maze on a table, an eye tracker, and two observers behind a one-way mirror.',
);

export const studioArtsSciences = /* @__PURE__ */ picture(
  master.studioArtsSciences,
  [56, 50],
  'Illustration: a seminar below a hanging narwhal skeleton, beside a pianist and a painter.',
);

export const studioMarketing = /* @__PURE__ */ picture(
  master.studioMarketing,
  [44, 50],
  'Illustration: an agency room with a team around a table, a mood board and posters on the wall, and two students photographing a product.',
);

export const readingRoom = /* @__PURE__ */ picture(
  master.readingRoom,
  [50, 62],
  'Illustration: the library’s reading room, cut open: a round desk, tables with green lamps, a gallery of books and a glazed dome above.',
);

export const advisingOffice = /* @__PURE__ */ picture(
  master.advisingOffice,
  [44, 42],
  'Illustration: an adviser and a student at a desk under a four-year plan pinned to the wall, a cat asleep on a cushion.',
);

export const diningHall = /* @__PURE__ */ picture(
  master.diningHall,
  [52, 52],
  'Illustration: a dining hall with students at long tables, three cooks behind the counter and arched windows onto the water.',
);

export const hallNarwhalCommons = /* @__PURE__ */ picture(
  master.hallNarwhalCommons,
  [50, 42],
  'Illustration: Narwhal Commons, a brick hall on three sides of a courtyard with a narwhal statue in its middle.',
);

export const hallTealTower = /* @__PURE__ */ picture(
  master.hallTealTower,
  [54, 42],
  'Illustration: Teal Tower, rows of balconies above a paved court, with a roof terrace on the lower wing.',
);

export const hallUniversityApartments = /* @__PURE__ */ picture(
  master.hallUniversityApartments,
  [50, 45],
  'Illustration: University Apartments, five gabled houses in a row, each with a porch and a front garden on the street.',
);

export const hallHonorsVillage = /* @__PURE__ */ picture(
  master.hallHonorsVillage,
  [50, 45],
  'Illustration: Honors Village, stone cottages around a circular green with an old tree, entered through an arch.',
);
