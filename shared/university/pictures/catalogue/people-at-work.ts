/** People at work: half-figures three metres away, 960 by 1200; and busts, 800 by 1000. */
import {
  adviserJosephTranMaster,
  deanHelenMarchettiMaster,
  deanMargitAasenMaster,
  deanSamuelOkaforMaster,
  facultyAmaraNwosuMaster,
  facultyIngridHalvorsenMaster,
  facultyTobiasReuterMaster,
  facultyYukiTanabeMaster,
  presidentAstridHallbergMaster,
  storyAaliyahBrooksMaster,
  storyDiegoFuentesMaster,
  storyKenjiWatanabeMaster,
  storyMarenSolvikMaster,
  storyNoorRahimiMaster,
} from '../masters.generated';
import { picture } from '@3eu/platform/contract/pictures';

export const storyMarenSolvik = /* @__PURE__ */ picture(storyMarenSolvikMaster, [49, 40], {
  alt: 'Illustration: Maren Solvik stands in the boathouse with an oar in one hand and a notebook in the other, racing shells on the rack behind her.',
});

export const storyDiegoFuentes = /* @__PURE__ */ picture(storyDiegoFuentesMaster, [55, 44], {
  alt: 'Illustration: Diego Fuentes works at his laptop on the ferry quay, the departure board with two impossible times behind him and a ferry at the berth.',
});

export const storyAaliyahBrooks = /* @__PURE__ */ picture(storyAaliyahBrooksMaster, [52, 42], {
  alt: 'Illustration: Aaliyah Brooks adjusts the fingers of a prosthetic hand at a laboratory bench.',
});

export const storyKenjiWatanabe = /* @__PURE__ */ picture(storyKenjiWatanabeMaster, [53, 42], {
  alt: 'Illustration: Kenji Watanabe pegs a mitten to the line above his stall on the quad, where the price on the slate has been struck out and lowered.',
});

export const storyNoorRahimi = /* @__PURE__ */ picture(storyNoorRahimiMaster, [50, 44], {
  alt: 'Illustration: Noor Rahimi reads on a library step between tall bookcases, stacks of novels on both sides.',
});

export const deanHelenMarchetti = /* @__PURE__ */ picture(deanHelenMarchettiMaster, [46, 44], {
  alt: 'Illustration: Helen Marchetti stands at the seminar table with one hand by a narwhal skull and the other on an open book, a shelf and a globe behind her.',
});

export const deanMargitAasen = /* @__PURE__ */ picture(deanMargitAasenMaster, [50, 40], {
  alt: 'Illustration: Margit Aasen, her fair hair in a bob, in a navy jacket, holds an account book open; its first figure is below zero, and red.',
});

export const deanSamuelOkafor = /* @__PURE__ */ picture(deanSamuelOkaforMaster, [50, 40], {
  alt: 'Illustration: Samuel Okafor, with a white beard, in a teal jacket before a shelf with a propeller that lost a blade, points at the missing teeth of a gear; the card on its string says: Broke after 9 s, too stiff.',
});

export const presidentAstridHallberg = /* @__PURE__ */ picture(presidentAstridHallbergMaster, [54, 44], {
  alt: 'Illustration: Astrid Hallberg turns an ice core in the light at her chart table, a model of the research vessel Tusk on the window sill.',
});

export const facultyYukiTanabe = /* @__PURE__ */ picture(facultyYukiTanabeMaster, [50, 42], {
  alt: 'Illustration: Yuki Tanabe stands on the pier at six in the morning with a notebook under one arm and a stopwatch in the other hand.',
});

export const facultyIngridHalvorsen = /* @__PURE__ */ picture(facultyIngridHalvorsenMaster, [50, 40], {
  alt: 'Illustration: Ingrid Halvorsen, in glasses and a navy sweater, holds a beige server; its label says: Do not switch off.',
});

export const facultyTobiasReuter = /* @__PURE__ */ picture(facultyTobiasReuterMaster, [50, 42], {
  alt: 'Illustration: Tobias Reuter goes through a ledger with a pencil in a bakery kitchen at dawn, loaves on the table and on the shelves, the oven alight behind him.',
});

export const facultyAmaraNwosu = /* @__PURE__ */ picture(facultyAmaraNwosuMaster, [50, 42], {
  alt: 'Illustration: Amara Nwosu in her laboratory watches a prosthetic hand on its stand hold an egg between its fingertips; more eggs wait in a bowl.',
});

export const adviserJosephTran = /* @__PURE__ */ picture(adviserJosephTranMaster, [50, 40], {
  alt: 'Illustration: Joseph Tran, in a coral sweatshirt, carries a teal kettle by its handle and looks round.',
});
