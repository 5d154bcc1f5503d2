import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressedForms } from './compress';
import type { SiteFolder } from './site-folder';

/** Where a release is made ready, and the list of what it moves into place. Neither is served. */
const stagingFolder = '.staging';
const journalFile = '.journal.json';

type Journal = { moves: string[]; removals: string[] };

/** Ends a release that was interrupted: one that had begun to move is finished, any other is forgotten. */
export async function recover({ root }: SiteFolder): Promise<void> {
  const journal = join(root, journalFile);
  if (existsSync(journal)) await apply(root, JSON.parse(await readFile(journal, 'utf8')) as Journal);
  await rm(join(root, stagingFolder), { recursive: true, force: true });
  for (const entry of await readdir(root)) if (!entry.startsWith('.')) await removeDrafts(join(root, entry));
}

/** Removes what publishers that are no more left half written; the lock says that no other one is at work. */
async function removeDrafts(path: string): Promise<void> {
  if (path.endsWith('.draft')) return rm(path, { recursive: true, force: true });
  const entries = await readdir(path, { recursive: true }).catch(() => []);
  for (const entry of entries) if (/\.\d+\.draft$/.test(entry)) await rm(join(path, entry), { recursive: true, force: true });
}

async function apply(root: string, { moves, removals }: Journal): Promise<void> {
  for (const file of moves) {
    const staged = join(root, stagingFolder, file);
    if (existsSync(staged)) await rename(staged, join(root, file));
  }
  for (const file of removals) await rm(join(root, file), { force: true });
  await rm(join(root, journalFile), { force: true });
}

/** Writes everything that a release moves, and makes the folders it moves into: what can fail, fails here. */
async function makeReady(root: string, files: readonly (readonly [path: string, content: string | Buffer])[]): Promise<string[]> {
  const staging = join(root, stagingFolder);
  const moves: string[] = [];
  for (const [path, content] of files) {
    const bytes = Buffer.from(content);
    for (const [form, formBytes] of [...(await compressedForms(path, bytes)), [path, bytes] as const]) {
      await mkdir(dirname(join(staging, form)), { recursive: true });
      await writeFile(join(staging, form), formBytes);
      await mkdir(dirname(join(root, form)), { recursive: true });
      moves.push(form);
    }
  }
  return moves;
}

/**
 * Makes files ready to be put in place of others.
 * @param files Content by path inside the site; compressed forms come along.
 * @returns A function that moves them all in one go, in the given order, for which no space is needed. A process that
 *   is killed before the move leaves the site as it was; one killed during the move is finished by the next.
 */
export async function stageFiles({ root }: SiteFolder, files: readonly (readonly [path: string, content: string | Buffer])[], removals: readonly string[]): Promise<() => Promise<void>> {
  const staging = join(root, stagingFolder);
  const draft = join(staging, journalFile);
  try {
    await rm(staging, { recursive: true, force: true });
    const moves = await makeReady(root, files);
    const journal: Journal = { moves, removals: removals.flatMap((file) => [`${file}.br`, `${file}.gz`, file]) };
    await writeFile(draft, JSON.stringify(journal));
    return async () => {
      await rename(draft, join(root, journalFile));
      await apply(root, journal);
      await rm(staging, { recursive: true, force: true });
    };
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
}
