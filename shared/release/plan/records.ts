/** The record of a release: who did what, and why. */
export type ReleaseRecord = {
  /** Number of the release. */
  number: number;
  /** ISO 8601, UTC. */
  time: string;
  kind: 'publish' | 'promote' | 'rollback' | 'render' | 'remove' | 'repair';
  /** Who released. */
  by: string;
  packages: readonly ReleasedPackage[];
  /** Documents that were rendered, and those that were removed. */
  documents: { rendered: number; removed: number };
  /** Why refusals were overruled, and which; null where nothing was. */
  forced: { reason: string; refusals: readonly string[] } | null;
  /**
   * True if types, lint and unit tests of what was released were skipped; missing in records from before this was
   * recorded.
   */
  unchecked?: boolean;
  /** The earlier release that this one repeats, where what was live was damaged. */
  repeats?: number;
};

export type ReleasedPackage = {
  name: string;
  /** Null where the package was removed. */
  version: string | null;
  /** The version that was live before. */
  from: string | null;
  /** Commit that the version was built from; `unknown` outside a repository. */
  commit: string;
  /** Fingerprint of the sources that the version was built from; missing where it was not built for this release. */
  sources?: string;
  /** Brotli bytes of the browser's scripts. */
  scriptBytes: number;
};

/** Parses records, one JSON object per line, oldest first. A truncated line is left out. */
export function parseRecords(text: string): ReleaseRecord[] {
  return text.split('\n').flatMap((line) => {
    try {
      return line ? [JSON.parse(line) as ReleaseRecord] : [];
    } catch {
      return [];
    }
  });
}

/**
 * Between which times a release is made, by the clock of this machine and by that of the last release: one of them may
 * be wrong.
 */
export function timesOf(now: Date, records: readonly ReleaseRecord[]): { earliest: Date; latest: Date } {
  const last = Date.parse(records.at(-1)?.time ?? '');
  const times = [now.getTime(), Number.isNaN(last) ? now.getTime() : last];
  return { earliest: new Date(Math.min(...times)), latest: new Date(Math.max(...times)) };
}

/** The same as text, to be parsed again. */
export function recordsText(records: readonly ReleaseRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

function packageLine({ name, version, from, commit }: ReleasedPackage): string {
  const before = from === null ? 'the first' : `before: ${from}`;
  return version === null ? `${name} removed, ${before}` : `${name} ${version}, ${before}, from commit ${commit}`;
}

/** A record as the message of a commit: a title, then who did what, and why. */
export function recordMessage({
  number,
  kind,
  by,
  packages,
  documents,
  forced,
  unchecked = false,
  repeats,
}: ReleaseRecord): string {
  const names = packages.map(({ name }) => name).join(', ');
  const lines = [
    ...packages.map(packageLine),
    `${documents.rendered} documents rendered, ${documents.removed} removed`,
    `by ${by}`,
    ...(repeats === undefined ? [] : [`Repeats release ${repeats}, the newest one without damage.`]),
    ...(unchecked ? ['Types, lint and unit tests were skipped.'] : []),
    ...(forced ? [`Forced: ${forced.reason}`, ...forced.refusals.map((refusal) => `- ${refusal.trim()}`)] : []),
  ];
  return `Release ${number}: ${kind}${names ? ` ${names}` : ''}\n\n${lines.join('\n')}\n`;
}

/** The versions of a package in the order of their releases, the oldest first. */
function releasedVersions(records: readonly ReleaseRecord[], name: string): string[] {
  return records.flatMap(({ packages }) =>
    packages.flatMap((released) => (released.name === name && released.version !== null ? [released.version] : [])),
  );
}

/** What was recorded of a version when it was published. */
export function publishedAs(
  records: readonly ReleaseRecord[],
  name: string,
  version: string,
): ReleasedPackage | undefined {
  const all = records
    .filter(({ kind }) => kind === 'publish' || kind === 'promote')
    .flatMap(({ packages }) => packages);
  return all.find((released) => released.name === name && released.version === version);
}

/**
 * The versions that were released before another one, nearest first: candidates to fall back on after a rollback to it.
 * The version that is rolled back is not among them, as it is no longer trusted.
 */
export function versionsBefore(records: readonly ReleaseRecord[], name: string, version: string): string[] {
  const released = releasedVersions(records, name);
  const earlier = released.slice(0, Math.max(released.indexOf(version), 0)).reverse();
  return [...new Set(earlier)].filter((candidate) => candidate !== version);
}
