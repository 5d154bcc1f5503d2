/**
 * Room store: where a site is kept, and how one takes the place of another. For the loop, look, dev and cli. What changes is
 * known only by comparing; a change never leaves this room.
 */
import type { Cached } from '../cache';
import { ended, type Fault } from '../message';
import { recordMessage, recordsText, type ReleaseRecord } from '../site/records';
import type { Site } from '../site/site';
import { recordsFile, type Tree } from '../site/tree';
import { openBranch, type Place } from './branch';
import { checkOut, serve, servedIn } from './checkout';

/** What has become of a site that was to take the place of another. */
export type Put =
  /** Somebody else has released in the meantime: read again, and decide by that. */
  | { status: 'late' }
  /** Nothing differs, nothing was to be changed, only to be looked at, or it is live. */
  | {
      status: 'unchanged' | 'dry run' | 'preview' | 'released';
      number: number;
      /** The release that was made, would be made, or is still live. */
      tree: Tree;
      written: readonly string[];
      removed: readonly string[];
    };

/** How a site is put. */
type How = {
  /** Only says what would change. */
  dryRun: boolean;
  /** Makes a release that no branch has. */
  preview: boolean;
  say: (text: string) => void;
  note: (text: string) => void;
};

/** What makes a site of the one before. */
function difference({ files: before }: Site, { files, expired }: Site) {
  const write = new Map<string, Buffer>();
  for (const [path, { content }] of files) if (content) write.set(path, content);
  const remove = [...before.keys()].filter((path) => !files.has(path) && path !== recordsFile);
  // A build may differ in nothing but what its source maps say; and what is only too old can wait for the next release.
  const gone = new Set(expired);
  const isNothing = remove.every((path) => gone.has(path)) && [...write.keys()].every((path) => path.endsWith('.map'));
  return { write, remove, isNothing };
}

export type Store = ReturnType<typeof openStore>;

/** The site in a folder, or in a branch that a folder has a copy of. @param cached What this machine has compressed. */
export function openStore({ cached, ...place }: Place & { cached: Cached }) {
  const branch = openBranch(place);
  const { name, folder, isServed, read, releases, show } = branch;

  /** Makes the newest release what is served. @returns The link's place, `site/live`. */
  const serveNewest = () => serve(branch, cached);

  const claim = async (before: Site, tree: Tree, { note }: How): Promise<boolean> => {
    // What would be served stands before anything is claimed. Whoever is late already writes nothing out.
    if ((await read()).commit !== before.commit) return false;
    if (isServed) await checkOut(branch, tree, cached);
    if ((await branch.claim(before, tree)) === 'taken') return false;
    try {
      if (isServed) await serveNewest();
      await branch.tidy();
    } catch (error) {
      note(`The release is live, but what follows it failed: ${ended((error as Error).message)}`);
    }
    return true;
  };

  /** Puts a site in the place of the one before: compares, commits, checks out, claims, turns the link, and tidies. */
  const put = async (before: Site, after: Site, record: ReleaseRecord, how: How): Promise<Put> => {
    const { isNothing, write, remove } = difference(before, after);
    if (isNothing) return { status: 'unchanged', number: before.number, tree: before, written: [], removed: [] };
    write.set(recordsFile, Buffer.from(recordsText([...before.records, record])));
    const change = { written: [...write.keys()], removed: remove };
    if (how.dryRun) return { status: 'dry run', number: before.number, tree: after, ...change };
    how.say('Writing the release');
    const attempt = async (): Promise<Put> => {
      const tree = await branch.commit(before, { write, remove }, recordMessage(record));
      if (how.preview) return { status: 'preview', number: tree.number, tree, ...change };
      return (await claim(before, tree, how))
        ? { status: 'released', number: tree.number, tree, ...change }
        : { status: 'late' };
    };
    return attempt().catch((error: Fault) => {
      // `git gc --prune=now` removes what no branch has yet. What is missing twice is damaged.
      if (error.code !== 'objects-failed') throw error;
      return attempt();
    });
  };

  return { name, folder, isServed, read, releases, show, put, serve: serveNewest, served: () => servedIn({ folder }) };
}
