import { publishedAs, type ReleaseRecord } from '../plan/records';
import type { Tree } from '../store/store';
import type { Candidate } from './candidate';
import { isPublic, placeOf, type Build } from './builds';

/** Compressed bytes of a version's scripts. */
function scriptBytes(build: Build, written: ReadonlyMap<string, Buffer>, tree: Tree): number {
  const scripts = build.files
    .filter((file) => isPublic(file) && file.endsWith('.js'))
    .map((file) => `${placeOf(build, file)}.br`);
  return scripts.reduce((sum, path) => sum + (written.get(path)?.length ?? tree.size(path) ?? 0), 0);
}

/**
 * A record completed with what is known once the files are made: the size of the scripts. A version that was not built
 * for this release keeps the commit that it was published from.
 */
export function finishedRecord(
  record: ReleaseRecord,
  { decision, live, tree }: Candidate,
  written: ReadonlyMap<string, Buffer>,
): ReleaseRecord {
  const packages = record.packages.map((entry) => {
    const build = decision.builds.find(({ descriptor }) => descriptor.name === entry.name);
    const earlier = entry.version === null ? undefined : publishedAs(live.records, entry.name, entry.version);
    return {
      ...entry,
      commit: record.kind === 'publish' ? entry.commit : (earlier?.commit ?? entry.commit),
      scriptBytes: build ? scriptBytes(build, written, tree) : 0,
    };
  });
  return { ...record, packages };
}
