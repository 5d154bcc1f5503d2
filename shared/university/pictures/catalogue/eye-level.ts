/** Rooms and places at eye level, and rooms cut open, at least 1600 by 900 or 1600 by 1200. */
import {
  caseTableMaster,
  engineeringBenchMaster,
  letterpressMaster,
  moveInDayMaster,
  narwhalLeapMaster,
  parentOnThePhoneMaster,
  researchVesselMaster,
  seminarOf22Master,
  seminarSkeletonMaster,
  taxClinicMaster,
  testTankMaster,
  twoTranscriptsMaster,
} from '../masters.generated';
import { picture } from '@3eu/platform/contract/pictures';

export const seminarOf22 = /* @__PURE__ */ picture(seminarOf22Master, [45, 50], {
  alt: 'Illustration: a seminar room in the rain, cut open: 22 students around one oval table with a model of the harbor on it, one of whom has stood up to speak; the professor stands before a blackboard that asks “Who owns the harbor?”.',
});

export const seminarSkeleton = /* @__PURE__ */ picture(seminarSkeletonMaster, [88, 40], {
  alt: 'Illustration: a seminar at one table below a hanging narwhal skeleton, one hand up; a wall of books behind them and a piano by the window.',
});

export const caseTable = /* @__PURE__ */ picture(caseTableMaster, [50, 28], {
  alt: 'Illustration: the case room, cut open: forty seats around one oval table with a model of a quay on it, three hands up, and two students who present before a wall of charts.',
});

export const engineeringBench = /* @__PURE__ */ picture(engineeringBenchMaster, [46, 50], {
  alt: 'Illustration: a long workshop, cut open: a yellow mechanical narwhal lies on the bench among five students; two lathes stand by the windows, an orange robot arm holds up a gear, and a blackboard says Trial 13, with a curve of knots that flattens.',
});

export const moveInDay = /* @__PURE__ */ picture(moveInDayMaster, [50, 62], {
  alt: 'Illustration: a late-August morning before a brick residence hall: a station wagon with an open hatch, a family carrying a plant, a lamp and a teddy bear, and students in teal shirts helping with boxes and a trolley.',
});

export const parentOnThePhone = /* @__PURE__ */ picture(parentOnThePhoneMaster, [52, 50], {
  alt: 'Illustration: a kitchen at dusk, cut open: the last sun fills its one window and falls on a parent on the phone, and on the table with a letter on it; a 3E pennant hangs on the wall.',
});

export const twoTranscripts = /* @__PURE__ */ picture(twoTranscriptsMaster, [45, 55], {
  alt: 'Illustration: on a bench by the water, two college transcripts side by side, Bayview College’s with a blue head and Cove Tech’s with a red one, held by a pebble and a one-way ferry ticket to Education City; beside them a gull’s feather.',
  close: 1.4,
});

export const researchVessel = /* @__PURE__ */ picture(researchVesselMaster, [55, 62], {
  alt: 'Illustration: off the quay, in a grey swell at first light, the crew of the teal research ship with three amber bars on its bow lowers a rosette of water samplers over the stern; gulls overhead.',
});

export const taxClinic = /* @__PURE__ */ picture(taxClinicMaster, [50, 30], {
  alt: 'Illustration: a room below a sign that says Harbor tax clinic, cut open: at three desks a student and a neighbor go through a shoe box of receipts; others wait on the bench by the windows, and number 287 is called.',
});

export const testTank = /* @__PURE__ */ picture(testTankMaster, [50, 50], {
  alt: 'Illustration: the towing tank, cut open: a yellow mechanical narwhal swims under its carriage between four students; behind them a blackboard that says Trial 14, with a rising curve of knots, and the tails of thirteen trials on two shelves.',
});

export const letterpress = /* @__PURE__ */ picture(letterpressMaster, [50, 36], {
  alt: 'Illustration: a print shop, cut open: one student pulls the bar of the teal iron hand press with a gilded narwhal on it, one holds up a fresh print of a narwhal, one sets type by the window and one rolls out ink; prints of narwhals and letters dry on a line above the type cases.',
});

export const narwhalLeap = /* @__PURE__ */ picture(narwhalLeapMaster, [64, 52], {
  alt: 'Illustration: a narwhal bursts out of the sound through the lane ropes, tusk first, beside a rowing eight in the evening light.',
});
