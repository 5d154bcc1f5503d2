/** What proves a sentence: things, without people. */
import { evidenceCardMaster, evidenceChairsMaster, evidenceGlasswareMaster } from '../masters.generated';
import { picture } from '@3eu/platform/contract/pictures';

export const evidenceChairs = /* @__PURE__ */ picture(evidenceChairsMaster, [48, 56], {
  alt: 'Illustration: a seminar room before its class, twelve chairs in a circle around one desk; on the board the hour of high water, 6:04.',
});

export const evidenceGlassware = /* @__PURE__ */ picture(evidenceGlasswareMaster, [50, 66], {
  alt: 'Illustration: washed glass in the low sun, a round flask, a conical one, a beaker and two tubes upside down on their pegs, before them a bottle brush and a paper tag: Ana, first year.',
});

export const evidenceCard = /* @__PURE__ */ picture(evidenceCardMaster, [46, 56], {
  alt: 'Illustration: a worn card of the 3E University Library, made out to E. Carter, stamped for seven loans from 1984 to 2025.',
});
