// Written by `npm run pictures` from pictures/emblems. Do not edit.
import type { EmblemSource } from './catalogue';

export const collegeArtsSciencesEmblem: EmblemSource = { id: 'college-arts-sciences', hash: 'a4129e1ff9' };
export const collegeBusinessEmblem: EmblemSource = { id: 'college-business', hash: '15674023ac' };
export const collegeEngineeringEmblem: EmblemSource = { id: 'college-engineering', hash: '03101186c0' };
