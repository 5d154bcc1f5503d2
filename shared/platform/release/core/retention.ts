import type { ReleaseRecord } from './records';

/** How long versions stay after they were last live: both must have passed. */
export type Retention = { days: number; releases: number };

export const defaultRetention: Retention = { days: 30, releases: 5 };

const day = 24 * 60 * 60 * 1000;

export type RetentionInput = {
  records: readonly ReleaseRecord[];
  /** Versions that stand in the site, as `package/version`. */
  present: readonly string[];
  /** Versions that are live, or that a document names. */
  needed: ReadonlySet<string>;
  now: Date;
  /** Number of the release that is being made. */
  number: number;
  retention: Retention;
};

/**
 * When each release was made, as far as its clock is to be believed: never before an earlier one. The last entry is
 * that of the release which is being made.
 */
function times(records: readonly ReleaseRecord[], now: Date): number[] {
  let latest = 0;
  return [...records.map(({ time }) => Date.parse(time)), now.getTime()].map(
    (time) => (latest = Math.max(latest, Number.isNaN(time) ? 0 : time)),
  );
}

/** The latest time that this clock or any release knows: what must not be in the past is reckoned from it. */
export function latestTime(records: readonly ReleaseRecord[], now: Date): Date {
  return new Date(times(records, now).at(-1)!);
}

/**
 * The versions to remove. When one was last live is in the records: it was then replaced or removed; of one that they do
 * not mention, nothing is known, and it stays. A clock that is ahead removes nothing: several releases have to agree.
 */
export function expiredVersions({ records, present, needed, now, number, retention }: RetentionInput): string[] {
  const made = times(records, now);
  const earliest = Math.min(
    now.getTime(),
    ...records.slice(1 - retention.releases).map(({ time }) => Date.parse(time) || 0),
  );
  return present.filter((version) => {
    if (needed.has(version)) return false;
    const last = records.findLastIndex(({ packages }) =>
      packages.some(({ name, from }) => `${name}/${from}` === version),
    );
    if (last < 0) return false;
    return earliest - made[last]! >= retention.days * day && number - records[last]!.number >= retention.releases;
  });
}
