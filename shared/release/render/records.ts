import { parseRecords, type ReleaseRecord } from '../plan/records';
import { files } from '../store/places';
import type { Tree } from '../store/store';

/** The records of a site's releases, oldest first. */
export async function readRecords(tree: Tree): Promise<ReleaseRecord[]> {
  return tree.has(files.records) ? parseRecords((await tree.read(files.records)).toString()) : [];
}
