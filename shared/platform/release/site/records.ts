/**
 * Room site: what was released, by whom and why; and which versions, by that, nothing needs any more. For every room above.
 * Records stay for ever: a new field has a default, and none changes its meaning.
 */
import { z } from 'zod';
import { day } from '../cache';

/** The record of a release: who did what, and why. */
export type ReleaseRecord = {
  /** Number of the release. */
  number: number;
  /** ISO 8601, UTC. */
  time: string;
  kind: 'publish' | 'rollback' | 'render' | 'remove';
  /** Who released. */
  by: string;
  packages: readonly ReleasedPackage[];
  /** Documents that were rendered, and those that were removed. */
  documents: { rendered: number; removed: number };
  /** Why refusals were overruled, and which; null where nothing was. */
  forced: { reason: string; refusals: readonly string[] } | null;
  /** Why somebody went back, where that was said. */
  reason?: string;
};

type ReleasedPackage = {
  name: string;
  /** Null where the package was removed. */
  version: string | null;
  /** The version that was live before. */
  from: string | null;
  /** Commit that the version was built from; `unknown` outside a repository. */
  commit: string;
  /** Brotli bytes of the browser's scripts. */
  scriptBytes: number;
};

const text = z.string().catch('unknown');
const releasedPackage = z.object({
  name: z.string(),
  version: z.string().nullable(),
  from: z.string().nullable(),
  commit: text,
  scriptBytes: z.number().catch(0),
});
const recordSchema: z.ZodType<ReleaseRecord> = z.object({
  number: z.number(),
  time: text,
  kind: z.enum(['publish', 'rollback', 'render', 'remove']).catch('render'),
  by: text,
  packages: z.array(releasedPackage).catch([]),
  documents: z.object({ rendered: z.number(), removed: z.number() }).catch({ rendered: 0, removed: 0 }),
  forced: z
    .object({ reason: z.string(), refusals: z.array(z.string()) })
    .nullable()
    .catch(null),
  reason: z.string().exactOptional(),
});

/** Parses records, one JSON object per line, oldest first. A line that is none, or is cut off, is left out. */
export function parseRecords(lines: string): ReleaseRecord[] {
  return lines.split('\n').flatMap((line) => {
    try {
      return line ? [recordSchema.parse(JSON.parse(line))] : [];
    } catch {
      return [];
    }
  });
}

/** The same as text, to be parsed again. */
export function recordsText(records: readonly ReleaseRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

function packageLine({ name, version, from, commit }: ReleasedPackage): string {
  const before = from === null ? 'the first' : `before: ${from}`;
  return version === null ? `${name} removed, ${before}` : `${name} ${version}, ${before}, from commit ${commit}`;
}

/** What a release did as the message of its commit: who released what, then the rest. */
export function recordMessage({ kind, by, packages, documents, forced, reason }: ReleaseRecord): string {
  const names = packages.map(({ name, commit, version }) => (version === null ? name : `${name} ${commit}`));
  const lines = [
    ...packages.map(packageLine),
    `${documents.rendered} documents rendered, ${documents.removed} removed`,
    ...(reason === undefined ? [] : [`Reason: ${reason}`]),
    ...(forced ? [`Forced: ${forced.reason}`, ...forced.refusals.map((refusal) => `- ${refusal.trim()}`)] : []),
  ];
  const what = names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ');
  return `${what || 'site'}: ${kind} by ${by}\n\n${lines.join('\n')}\n`;
}

/** The versions of a package in the order of their releases, the oldest first. */
export function releasedVersions(records: readonly ReleaseRecord[], name: string): string[] {
  return records.flatMap(({ packages }) =>
    packages.flatMap((released) => (released.name === name && released.version !== null ? [released.version] : [])),
  );
}

/** What was recorded of a version when it was last published, and by whom. */
export function publishedAs(
  records: readonly ReleaseRecord[],
  name: string,
  version: string,
): (ReleasedPackage & { by: string; time: string }) | undefined {
  const all = records.flatMap(({ kind, by, time, packages }) =>
    kind === 'publish' ? packages.map((released) => ({ ...released, by, time })) : [],
  );
  return all.findLast((released) => released.name === name && released.version === version);
}

/**
 * The versions of each package in the order in which they went live, the last one being live, without those that a rollback
 * took back; and these as `package/version`, with that rollback, until somebody releases them again, for a reason.
 */
function historyOf(records: readonly ReleaseRecord[]) {
  const [lives, takenBack] = [new Map<string, string[]>(), new Map<string, ReleaseRecord>()];
  for (const record of records)
    for (const { name, version, from } of record.packages) {
      const live = lives.get(name) ?? [];
      lives.set(name, live);
      const isBack = record.kind === 'rollback';
      const at = isBack && version !== null ? live.lastIndexOf(version) : -1;
      // A rollback that is itself taken back takes nothing back.
      const undone = takenBack.get(`${name}/${version}`)?.packages.find((each) => each.name === name);
      const left = isBack && from !== null && undone?.version !== from ? [from] : [];
      const back = at >= 0 ? live.splice(at).slice(1) : left;
      for (const each of back) takenBack.set(`${name}/${each}`, record);
      if (version === null) continue;
      live.push(version);
      takenBack.delete(`${name}/${version}`);
    }
  return { lives, takenBack };
}

/** The versions that were taken back, as `package/version`, each with the rollback that did it. */
export function takenBackIn(records: readonly ReleaseRecord[]): ReadonlyMap<string, ReleaseRecord> {
  return historyOf(records).takenBack;
}

/** The versions that were live before the one that is, nearest first: what a rollback goes back to. */
export function versionsBefore(records: readonly ReleaseRecord[], name: string): string[] {
  const { lives, takenBack } = historyOf(records);
  const live = lives.get(name) ?? [];
  const current = live.at(-1);
  return [...new Set([...live].reverse())].filter((each) => each !== current && !takenBack.has(`${name}/${each}`));
}

/** A time as everybody reads it: `2026-11-28 14:51 UTC`. */
export function inUtc(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}

/** Who took a version back, when and why. */
export function takenBackText(version: string, { by, time, reason }: ReleaseRecord): string {
  return `${version} was taken back by ${by} at ${inUtc(time)}${reason === undefined ? '' : `: ${reason}`}`;
}

/** What of a package was taken back since a version of it was last published, by whom, when and why; undefined for nothing. */
export function takenBackBefore(records: readonly ReleaseRecord[], name: string): string | undefined {
  const published = records.findLastIndex(
    ({ kind, packages }) => kind === 'publish' && packages.some((each) => each.name === name),
  );
  const since = new Set(records.slice(published + 1));
  const texts = [...takenBackIn(records)].flatMap(([id, record]) =>
    id.startsWith(`${name}/`) && since.has(record) ? [takenBackText(id.slice(name.length + 1), record)] : [],
  );
  return texts.length > 0 ? texts.join('; ') : undefined;
}

/** How long versions stay after they were last live: so many days, and after those so many releases on different days. */
export type Retention = { days: number; releases: number };

export const defaultRetention: Retention = { days: 30, releases: 5 };

export type RetentionInput = {
  records: readonly ReleaseRecord[];
  /** Versions that stand in the site, as `package/version`. */
  present: readonly string[];
  /** Versions that are live, or that a document names. */
  needed: ReadonlySet<string>;
  now: Date;
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
 * Says of what a release replaced, by the place of that release in the records, whether it was long enough ago to let it
 * go: the newest releases, on several days, all have to say so. A clock that is ahead removes nothing by itself.
 */
function longAgo({ records, now, retention }: Omit<RetentionInput, 'present' | 'needed'>) {
  const made = times(records, now);
  const all = [...records.map(({ time }) => time), now.toISOString()];
  return (at: number) => {
    const isLong = (time: string) => Date.parse(time) - made[at]! >= retention.days * day;
    const agreeing = all.slice(all.findLastIndex((time) => !isLong(time)) + 1);
    return at >= 0 && new Set(agreeing.map((time) => time.slice(0, 'yyyy-mm-dd'.length))).size >= retention.releases;
  };
}

/**
 * The versions to remove. When one was last live is in the records: it was then replaced or removed; of one that they do
 * not mention, nothing is known, and it stays.
 */
export function expiredVersions({ present, needed, ...input }: RetentionInput): string[] {
  const mayGo = longAgo(input);
  const replaced = (version: string) =>
    input.records.findLastIndex(({ packages }) => packages.some(({ name, from }) => `${name}/${from}` === version));
  return present.filter((version) => !needed.has(version) && mayGo(replaced(version)));
}

/** The files to remove of those that no release names any more. @param last The last release that named each. */
export function expiredFiles(
  last: Readonly<Record<string, number>>,
  input: Omit<RetentionInput, 'present' | 'needed'>,
): string[] {
  const mayGo = longAgo(input);
  return Object.keys(last).filter((path) => mayGo(input.records.findIndex(({ number }) => number > last[path]!)));
}
