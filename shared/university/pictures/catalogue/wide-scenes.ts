/** Wide scenes, 1280 px or more. */
import {
  auroraWelcomeMaster,
  boathouseMorningMaster,
  careerFairMaster,
  commencementLawnMaster,
  courtyardDuskMaster,
  fromTheTowerMaster,
  libraryMorningMaster,
  pierReunionMaster,
  quadWinterDuskMaster,
  rainArcadeMaster,
  visitorCenterMaster,
} from '../masters.generated';
import { picture } from '@3eu/platform/contract/pictures';

export const rainArcade = /* @__PURE__ */ picture(rainArcadeMaster, [82, 50], {
  alt: 'Illustration: a lamplit arcade, cut open along its length: one student reads on a bench, two talk, one carries a cello, one comes in a wheelchair; behind the arches others cross the wet quad under umbrellas.',
});

export const fromTheTower = /* @__PURE__ */ picture(fromTheTowerMaster, [64, 56], {
  alt: 'Illustration: the quad from the top of the clock tower, whose long shadow lies across the lawn between picnics and the narwhal fountain.',
});

export const libraryMorning = /* @__PURE__ */ picture(libraryMorningMaster, [68, 45], {
  alt: 'Illustration: the domed library on the quay in the morning, students crossing to its steps and two rowing boats tied up below.',
});

export const boathouseMorning = /* @__PURE__ */ picture(boathouseMorningMaster, [68, 76], {
  alt: 'Illustration: morning mist on the sound, crews rowing past the pier and another carrying its shell out of the boathouse.',
});

export const quadWinterDusk = /* @__PURE__ */ picture(quadWinterDuskMaster, [34, 80], {
  alt: 'Illustration: the snowy quad at dusk, students in bobble hats around a narwhal they have built of snow, with a golden tusk and lanterns before it.',
});

export const commencementLawn = /* @__PURE__ */ picture(commencementLawnMaster, [48, 80], {
  alt: 'Illustration: commencement on the lawn: of the graduates in teal gowns two hug, two laugh at each other, one cheers and one sets her tassel, while a woman with white hair takes a picture; the sky above them is full of caps.',
});

export const courtyardDusk = /* @__PURE__ */ picture(courtyardDuskMaster, [66, 86], {
  alt: 'Illustration: a residence courtyard at dusk, string lights overhead and students on stools around a fire pit.',
});

export const auroraWelcome = /* @__PURE__ */ picture(auroraWelcomeMaster, [74, 86], {
  alt: 'Illustration: students with lanterns around a glowing paper narwhal on the dark quad, paper lanterns rising, northern lights over the hills across the sound.',
});

export const pierReunion = /* @__PURE__ */ picture(pierReunionMaster, [68, 72], {
  alt: 'Illustration: a reunion on the pier in the evening, guests at a long table, sailing boats on the water and the campus across the sound.',
});

export const visitorCenter = /* @__PURE__ */ picture(visitorCenterMaster, [66, 66], {
  alt: 'Illustration: a guide with a small flag greets a tour group outside the low timber and glass visitor center: a family, a person in a wheelchair, someone under an umbrella.',
});

export const careerFair = /* @__PURE__ */ picture(careerFairMaster, [58, 90], {
  alt: 'Illustration: a career fair in a hall of iron and glass, students crowding past striped booths for Finance and Engineering, banners overhead and the clock tower at the far end.',
});
