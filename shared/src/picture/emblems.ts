// Written by `npm run pictures` from pictures/emblems. Do not edit.
import type { EmblemSource } from './types';

export const artsSciencesEmblem: EmblemSource = { id: 'arts-sciences', hash: 'a4129e1ff9' };
export const businessEmblem: EmblemSource = { id: 'business', hash: '15674023ac' };
export const engineeringEmblem: EmblemSource = { id: 'engineering', hash: '03101186c0' };
