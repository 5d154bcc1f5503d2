/**
 * Every picture of the campus, one export each, so that a page bundles only the ones it names. The pair of numbers is
 * the focus point (percent from left and top, the value for `object-position`). `alt` says what is to be seen; pass
 * `alt=""` where the picture only decorates. No picture heads two pages, and none stands twice on one page.
 */
import * as master from './masters.generated';
import { picture } from './picture';

export { artsSciencesEmblem, businessEmblem, engineeringEmblem } from './emblems';

/* Wide scenes, 1600 by 900. */

export const quadGoldenHour = /* @__PURE__ */ picture(master.quadGoldenHour, [70, 72],
  'Illustration: the clock tower above the quad on a warm evening, with picnics on the grass and the narwhal fountain playing.');

export const libraryMorning = /* @__PURE__ */ picture(master.libraryMorning, [68, 45],
  'Illustration: the domed library on the quay in the morning, students crossing to its steps and two rowing boats tied up below.');

export const boathouseMorning = /* @__PURE__ */ picture(master.boathouseMorning, [68, 76],
  'Illustration: morning mist on the sound, crews rowing past the pier and another carrying its shell out of the boathouse.');

export const quadWinterDusk = /* @__PURE__ */ picture(master.quadWinterDusk, [62, 88],
  'Illustration: the quad under snow at dusk, lit windows, lanterns, and students around a narwhal they have built of snow.');

export const commencementLawn = /* @__PURE__ */ picture(master.commencementLawn, [62, 82],
  'Illustration: commencement on the lawn, caps in the air above the graduates and a banner reading Congratulations below the clock tower.');

export const courtyardDusk = /* @__PURE__ */ picture(master.courtyardDusk, [66, 86],
  'Illustration: a residence courtyard at dusk, string lights overhead and students on stools around a fire pit.');

export const auroraWelcome = /* @__PURE__ */ picture(master.auroraWelcome, [64, 86],
  'Illustration: new students with lanterns around a glowing narwhal on the quad, green northern lights behind the clock tower.');

export const pierReunion = /* @__PURE__ */ picture(master.pierReunion, [68, 72],
  'Illustration: a reunion on the pier in the evening, guests at a long table, sailing boats on the water and the campus across the sound.');

export const familyWeekend = /* @__PURE__ */ picture(master.familyWeekend, [36, 82],
  'Illustration: families on the lawn between the clock tower and a row of striped booths, with picnics, a kite and a sign for campus tours.');

export const visitorCenter = /* @__PURE__ */ picture(master.visitorCenter, [68, 84],
  'Illustration: a guide with a red flag leads a tour group to the entrance arch, where a banner says Welcome, the clock tower behind it.');

/* Models seen from above, 1600 by 1200. */

export const campusMap = /* @__PURE__ */ picture(master.campusMap, [50, 50],
  'Illustration: the whole campus from above, with the domed library and the boathouse on the shore, the clock tower and quad in the middle, the stadium at the back, residence halls on the right and the visitor parking in front.');

export const stadium = /* @__PURE__ */ picture(master.stadium, [52, 48],
  'Illustration: the stadium from above, a full stand beside a red running track and a game on the field marked Narwhals.');

/* Rooms and halls, 1200 by 900. */

export const studioEngineering = /* @__PURE__ */ picture(master.studioEngineering, [52, 52],
  'Illustration: an engineering workshop where four students build a yellow mechanical narwhal beside a robot arm and a test tank.');

export const studioComputing = /* @__PURE__ */ picture(master.studioComputing, [46, 50],
  'Illustration: a computing studio with students at monitors and on bean bags, a server rack and two small robots on the floor.');

export const studioBusiness = /* @__PURE__ */ picture(master.studioBusiness, [50, 42],
  'Illustration: a case room where two presenters explain charts on the wall to students around an oval table.');

export const studioBiomedical = /* @__PURE__ */ picture(master.studioBiomedical, [52, 55],
  'Illustration: a biomedical laboratory with students in white coats around a prosthetic hand and a model heart, artificial legs on a stand.');

export const hallNarwhalCommons = /* @__PURE__ */ picture(master.hallNarwhalCommons, [50, 42],
  'Illustration: Narwhal Commons, a brick hall on three sides of a courtyard with a narwhal statue in its middle.');

export const hallTealTower = /* @__PURE__ */ picture(master.hallTealTower, [54, 42],
  'Illustration: Teal Tower, rows of balconies above a paved court, with a roof terrace on the lower wing.');

export const hallUniversityApartments = /* @__PURE__ */ picture(master.hallUniversityApartments, [50, 45],
  'Illustration: University Apartments, five gabled houses in a row, each with a porch and a front garden on the street.');

export const hallHonorsVillage = /* @__PURE__ */ picture(master.hallHonorsVillage, [50, 45],
  'Illustration: Honors Village, stone cottages around a circular green with an old tree, entered through an arch.');

/* Rooms that have no picture of their own yet: the nearest master. A later picture replaces one line here. */

export const studioPsychology = /* @__PURE__ */ picture(master.courtyardDusk, [82, 82], 'Illustration: students in conversation around a fire pit in a courtyard at dusk.');
export const studioArtsSciences = /* @__PURE__ */ picture(master.libraryMorning, [88, 48], 'Illustration: the library on the quay, its green dome above a row of columns and tall windows.');
export const studioMarketing = /* @__PURE__ */ picture(master.stadium, [44, 40], 'Illustration: the stadium from above on game day, flags along the wall and a full stand.');
export const readingRoom = /* @__PURE__ */ picture(master.libraryMorning, [74, 42], 'Illustration: the domed library in morning light, with students meeting on its steps.');
export const advisingOffice = /* @__PURE__ */ picture(master.studioBusiness, [40, 56], 'Illustration: students and staff in discussion around an oval table, papers and laptops in front of them.');
export const careerFair = /* @__PURE__ */ picture(master.familyWeekend, [66, 76], 'Illustration: striped booths on the lawn with visitors in conversation in front of them.');
export const diningHall = /* @__PURE__ */ picture(master.pierReunion, [82, 78], 'Illustration: a long table laid on the pier, with people sitting down to eat together.');
export const narwhalAlone = /* @__PURE__ */ picture(master.quadWinterDusk, [72, 70], 'Illustration: a snow narwhal on the quad on a winter evening, with lit windows behind it.');
