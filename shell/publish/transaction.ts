import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lock } from 'proper-lockfile';
import { compressedForms } from './compress';
import { PublishError } from './publish-error';
import { writeWhole, type SiteFolder } from './site-folder';

/** Where a release is made ready, and the list of what it moves into place. Neither is served. */
const stagingFolder = '.staging';
const journalFile = '.journal.json';

type Journal = { moves: string[]; removals: string[] };

/** Ends a release that was interrupted: one that had begun to move is finished, any other is forgotten. */
export async function recover({ root }: SiteFolder): Promise<void> {
  const journal = join(root, journalFile);
  if (existsSync(journal)) await apply(root, JSON.parse(await readFile(journal, 'utf8')) as Journal);
  await rm(join(root, stagingFolder), { recursive: true, force: true });
  for (const folder of ['shell', 'remotes']) await removeDrafts(join(root, folder));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Removes the half-copied versions of publishers that are no more. */
async function removeDrafts(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const entry of (await readdir(folder, { recursive: true })) as string[]) {
    const draft = /^(?:[a-z0-9-]+\/)?[0-9a-f]{12}\.(\d+)\.draft$/.exec(entry);
    if (draft && !isAlive(Number(draft[1]))) await rm(join(folder, entry), { recursive: true, force: true });
  }
}

async function apply(root: string, { moves, removals }: Journal): Promise<void> {
  for (const file of moves) {
    const staged = join(root, stagingFolder, file);
    if (!existsSync(staged)) continue;
    await mkdir(dirname(join(root, file)), { recursive: true });
    await rename(staged, join(root, file));
  }
  for (const file of removals) await rm(join(root, file), { force: true });
  await rm(join(root, journalFile), { force: true });
}

/**
 * Puts files in place of others: all are made ready first, then moved in one go, in the given order. A process that is
 * killed before the move leaves the site as it was; one killed during the move is finished by the next.
 * @param files Content by path inside the site; compressed forms come along.
 */
export async function replaceFiles({ root }: SiteFolder, files: readonly (readonly [path: string, content: string | Buffer])[], removals: readonly string[]): Promise<void> {
  const staging = join(root, stagingFolder);
  await rm(staging, { recursive: true, force: true });
  const moves: string[] = [];
  for (const [path, content] of files) {
    const bytes = Buffer.from(content);
    for (const [form, formBytes] of [...(await compressedForms(path, bytes)), [path, bytes] as const]) {
      await mkdir(dirname(join(staging, form)), { recursive: true });
      await writeFile(join(staging, form), formBytes);
      moves.push(form);
    }
  }
  const journal: Journal = { moves, removals: removals.flatMap((file) => [`${file}.br`, `${file}.gz`, file]) };
  await writeWhole(join(root, journalFile), JSON.stringify(journal));
  await apply(root, journal);
  await rm(staging, { recursive: true, force: true });
}

/** Lets one publisher after the other at the site. One that was killed keeps the others waiting for ten seconds at most. */
export async function withSiteLock<T>({ root }: SiteFolder, work: () => Promise<T>): Promise<T> {
  await mkdir(root, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new PublishError(`${root} cannot be written (${error.code}). Choose another folder with --site, or mend its permissions.`);
  });
  const release = await lock(root, { lockfilePath: join(root, '.publish.lock'), stale: 10_000, update: 2000, retries: { retries: 600, minTimeout: 50, maxTimeout: 500, factor: 1.2 } });
  try {
    await recover({ root });
    return await work();
  } finally {
    await release();
  }
}
