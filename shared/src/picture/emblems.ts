// Written by `npm run pictures` from pictures/emblems. Do not edit.
import type { EmblemSource } from './types';

export const artsSciencesEmblem: EmblemSource = { id: 'arts-sciences', hash: 'f664b44b58' };
export const businessEmblem: EmblemSource = { id: 'business', hash: 'f664b44b58' };
export const engineeringEmblem: EmblemSource = { id: 'engineering', hash: 'f664b44b58' };
