import { randomUUID } from 'node:crypto';

/** A name that nobody else gives to what they work on. */
export const ownName = (): string => randomUUID();

/**
 * What has not been touched for this long is left over from a process that was killed, in milliseconds: what is worked on
 * is touched every few seconds or minutes.
 */
export const abandonedAfter = 24 * 60 * 60 * 1000;
