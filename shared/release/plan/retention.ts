import type { Registry } from '@3eu/shared/contract/release';
import type { LastLive, PageFacts } from './live-site';

/** How long versions stay after they were last live: both must have passed. */
export type Retention = { days: number; releases: number };

export const defaultRetention: Retention = { days: 30, releases: 5 };

const day = 24 * 60 * 60 * 1000;

export type RetentionInput = {
  ledger: LastLive;
  /** Versions that stand in the site, as `package/version`. */
  present: readonly string[];
  /** Versions that are live or to fall back on. */
  named: readonly string[];
  pages: readonly PageFacts[];
  /** Between which times the release is made; see `timesOf`. */
  earliest: Date;
  latest: Date;
  /** Number of the release that is being made. */
  number: number;
  retention: Retention;
};

/** The versions to remove, and the ledger of those that stay without being live. */
export function planRetention({ ledger, present, named, pages, earliest, latest, number, retention }: RetentionInput): {
  expired: string[];
  ledger: LastLive;
} {
  const needed = new Set([...named, ...pages.flatMap(({ pins }) => pins)]);
  const idle = present.filter((version) => !needed.has(version));
  const dated = idle.map(
    (version) => [version, ledger[version] ?? { time: latest.toISOString(), release: number }] as const,
  );
  const isExpired = ({ time, release }: LastLive[string]) =>
    earliest.getTime() - Date.parse(time) >= retention.days * day && number - release >= retention.releases;
  return {
    expired: dated.filter(([, entry]) => isExpired(entry)).map(([version]) => version),
    ledger: Object.fromEntries(dated.filter(([, entry]) => !isExpired(entry))),
  };
}

/** The versions that a registry names: what is live, and what a page falls back on. */
export function namedVersions({ shell, remotes }: Registry): string[] {
  const named = (name: string, version: { version: string; previous?: { version: string } | null }) => [
    `${name}/${version.version}`,
    ...(version.previous ? [`${name}/${version.previous.version}`] : []),
  ];
  return [
    ...(shell ? named('shell', shell) : []),
    ...Object.entries(remotes).flatMap(([name, remote]) => named(name, remote)),
  ];
}
