import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../packages';
import type { SiteFolder } from './site-folder';

/** What a release leaves behind: who did what. */
export type ReleaseRecord = {
  name: string;
  version: string;
  /** ISO 8601, UTC. */
  time: string;
  commit: string;
  kind: 'publish' | 'rollback';
  /** Documents that were rendered. */
  documents: number;
  /** Brotli bytes of the browser's scripts. */
  scriptBytes: number;
  /** Why a refusal was overruled; null where nothing was. */
  forced: string | null;
};

const recordFile = '.releases.jsonl';

/** The commit that is checked out; `-dirty` where files differ from it, `unknown` outside a repository. */
export function currentCommit(): string {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--abbrev=12'], { cwd: projectRoot, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'unknown';
}

/** The file of a site's records, with more at its end. */
export async function recordsWith(site: SiteFolder, records: readonly ReleaseRecord[]): Promise<[path: string, content: string]> {
  const all = [...(await readRecords(site)), ...records];
  return [recordFile, all.map((record) => `${JSON.stringify(record)}\n`).join('')];
}

/** Every release of a site, the oldest first. A line that was cut off is left out. */
export async function readRecords({ root }: SiteFolder): Promise<ReleaseRecord[]> {
  const file = join(root, recordFile);
  if (!existsSync(file)) return [];
  return (await readFile(file, 'utf8')).split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as ReleaseRecord];
    } catch {
      return [];
    }
  });
}
