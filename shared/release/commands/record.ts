import type { Plan } from '../plan/plan';
import type { ReleaseRecord } from '../plan/records';
import { versionNames } from '../plan/versions';
import type { Candidate } from '../render/candidate';
import type { Environment, Intent } from './intent';

/** The record of a release, as far as it is known before anything is written. */
export function recordOf(
  { now, by, commit }: Environment,
  { kind, force, unchecked = false }: Intent,
  { tree, live, decision, removed }: Candidate,
  plan: Plan,
  overruled: readonly string[],
): ReleaseRecord {
  const versions = versionNames(live);
  const liveVersion = (name: string) => versions.get(name) ?? null;
  const changed = decision.builds
    .map(({ descriptor }) => descriptor)
    .filter(({ name, version }) => version !== liveVersion(name));
  return {
    number: tree.next,
    time: now().toISOString(),
    kind,
    by,
    packages: [
      ...changed.map(({ name, version }) => ({ name, version, from: liveVersion(name), commit, scriptBytes: 0 })),
      ...removed.map((name) => ({ name, version: null, from: liveVersion(name), commit, scriptBytes: 0 })),
    ],
    documents: { rendered: plan.render.length, removed: plan.remove.length },
    // Only an emergency overrules refusals without a reason that somebody has to give.
    forced: overruled.length === 0 ? null : { reason: force ?? kind, refusals: overruled },
    ...(unchecked ? { unchecked } : {}),
  };
}
