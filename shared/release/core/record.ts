import type { Plan } from '../plan/plan';
import { publishedAs, type ReleaseRecord } from '../plan/records';
import { versionNames } from '../plan/versions';
import { isPublic, placeOf, type Build } from '../render/builds';
import type { Candidate, Environment, Intent } from './intent';

/** Compressed bytes of a version's scripts. */
function scriptBytes(build: Build, written: ReadonlyMap<string, Buffer>, { tree }: Candidate): number {
  const scripts = build.files.filter((file) => isPublic(file) && file.endsWith('.js'));
  const sizes = scripts
    .map((file) => `${placeOf(build, file)}.br`)
    .map((path) => written.get(path)?.length ?? tree.size(path) ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * The record of a release.
 * @param written What it writes, by path.
 */
export function recordOf(
  { now, by, commit }: Pick<Environment, 'now' | 'by' | 'commit'>,
  { kind, force, unchecked = false }: Intent,
  state: Candidate,
  plan: Plan,
  overruled: readonly string[],
  written: ReadonlyMap<string, Buffer>,
): ReleaseRecord {
  const { tree, live, decision } = state;
  const versions = versionNames(live);
  const from = (name: string) => versions.get(name) ?? null;
  const changed = decision.builds.filter(({ descriptor: { name, version } }) => version !== from(name));
  // A version that was not built for this release keeps the commit that it was published from.
  const earlier = (name: string, version: string) =>
    kind === 'publish' ? undefined : publishedAs(live.records, name, version);
  return {
    number: tree.next,
    time: now().toISOString(),
    kind,
    by,
    packages: [
      ...changed.map((build) => {
        const { name, version } = build.descriptor;
        const [before, sources] = [earlier(name, version), decision.sources?.[name]];
        return {
          name,
          version,
          from: from(name),
          commit: decision.commits?.[name] ?? before?.commit ?? commit,
          ...(sources === undefined ? {} : { sources }),
          scriptBytes: scriptBytes(build, written, state),
        };
      }),
      ...(decision.removed ?? []).map((name) => ({ name, version: null, from: from(name), commit, scriptBytes: 0 })),
    ],
    documents: { rendered: plan.render.length, removed: plan.remove.length },
    // Only an emergency overrules refusals without a reason that somebody has to give.
    forced: overruled.length === 0 ? null : { reason: force ?? kind, refusals: overruled },
    ...(unchecked ? { unchecked } : {}),
  };
}
