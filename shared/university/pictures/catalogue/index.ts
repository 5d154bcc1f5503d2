/**
 * Every picture, one export each. The pair of numbers is the focus point (percent from left and top, the
 * value for `object-position`). `alt` says what is to be seen; where a picture only decorates, pass `decorative`. A
 * picture stands once on a page, on two pages at most, and heads only one.
 *
 * In several files, because a bundler keeps a file whole: a script carries every picture of a file that its remote shows
 * anywhere. Masters are imported by their names: of a namespace, it would keep all.
 */
export { picture } from '@3eu/platform/contract/pictures';
export * from '../emblems';
export * from './day';
export * from './wide-scenes';
export * from './after-class';
export * from './lost';
export * from './offline';
export * from './thanks';
export * from './eye-level';
export * from './hands-on-plan';
export * from './people-at-work';
export * from './counselors';
export * from './leaders-and-alumni';
export * from './graduates';
export * from './lecturers';
export * from './models';
export * from './seasons';
export * from './evidence';
export * from './studios';
export * from './halls';
export * from './eras';

/** A drawn emblem, 240 by 288, its own arch included. */
export type EmblemSource = { id: string; hash: string };

/** Root-relative address of an emblem. */
export const emblemUrl = ({ id, hash }: EmblemSource): string => `/emblems/${id}.${hash}.svg`;
