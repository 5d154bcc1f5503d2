// Written by `npm run pictures` from pictures/emblems. Do not edit.
import type { EmblemSource } from '@3eu/platform/pictures/types';

export const collegeArtsSciencesEmblem: EmblemSource = { id: 'college-arts-sciences', hash: 'a4129e1ff9' };
export const collegeBusinessEmblem: EmblemSource = { id: 'college-business', hash: '15674023ac' };
export const collegeEngineeringEmblem: EmblemSource = { id: 'college-engineering', hash: '03101186c0' };
export const sportBaseballEmblem: EmblemSource = { id: 'sport-baseball', hash: '53163b73fa' };
export const sportCrossCountryEmblem: EmblemSource = { id: 'sport-cross-country', hash: '2e59b6fbe9' };
export const sportFootballEmblem: EmblemSource = { id: 'sport-football', hash: '88b11445f3' };
export const sportIceHockeyEmblem: EmblemSource = { id: 'sport-ice-hockey', hash: 'bd602fb4a8' };
export const sportMensBasketballEmblem: EmblemSource = { id: 'sport-mens-basketball', hash: 'b2bc91dfd0' };
export const sportMensSoccerEmblem: EmblemSource = { id: 'sport-mens-soccer', hash: 'beb53b2a28' };
export const sportRowingEmblem: EmblemSource = { id: 'sport-rowing', hash: '7193be1dd6' };
export const sportSailingEmblem: EmblemSource = { id: 'sport-sailing', hash: 'f067dd819c' };
export const sportSoftballEmblem: EmblemSource = { id: 'sport-softball', hash: '1d8f361fd9' };
export const sportSwimmingAndDivingEmblem: EmblemSource = { id: 'sport-swimming-and-diving', hash: 'afdb452202' };
export const sportTrackAndFieldEmblem: EmblemSource = { id: 'sport-track-and-field', hash: '248f515da0' };
export const sportVolleyballEmblem: EmblemSource = { id: 'sport-volleyball', hash: '03c86be1d3' };
export const sportWomensBasketballEmblem: EmblemSource = { id: 'sport-womens-basketball', hash: '70caeaca54' };
export const sportWomensSoccerEmblem: EmblemSource = { id: 'sport-womens-soccer', hash: '5f8623961e' };
