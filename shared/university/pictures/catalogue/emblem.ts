/** A drawn emblem, 240 by 288, its own arch included. */
export type EmblemSource = { id: string; hash: string };

/** Root-relative address of an emblem. */
export const emblemUrl = ({ id, hash }: EmblemSource): string => `/emblems/${id}.${hash}.svg`;
