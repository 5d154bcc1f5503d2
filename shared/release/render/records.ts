import { parseRecords, type ReleaseRecord } from '../plan/records';
import { files } from '../store/places';
import type { Tree } from '../store/store';

/** What the releases of a site have left behind of themselves, the oldest first. */
export async function readRecords(tree: Tree): Promise<ReleaseRecord[]> {
  return tree.has(files.records) ? parseRecords((await tree.read(files.records)).toString()) : [];
}
