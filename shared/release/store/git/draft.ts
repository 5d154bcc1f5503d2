import { hashOf, indexFile, writeIndex } from '../file-index';
import { commitStream } from './commit';
import type { Git } from './objects';
import { numberFile, type GitTree } from './tree';
import { ownName } from '../own-name';
import { damagedFiles, type Draft } from '../store';

export type GitDraftInput = {
  from: GitTree;
  author: () => string;
  git: Git;
  /** The same commit, signed where the site demands it. */
  sign: (commit: string, parent: string | null, message: string) => Promise<string>;
  /** Offers a commit to the repository, on top of the one that it was made from. */
  push: (commit: string, parent: string | null) => Promise<'claimed' | 'taken'>;
};

/** A draft in a branch: what is new waits in memory, and becomes a commit when the number is claimed. */
export function gitDraft({ from, author, git, sign, push }: GitDraftInput): Draft {
  const written = new Map<string, Buffer>();
  const gone = new Set<string>();

  const write = async (path: string, content: Buffer | string) => {
    const bytes = Buffer.from(content);
    gone.delete(path);
    const isKept = from.hash(path) === hashOf(bytes) && (await damagedFiles({ ...from, paths: [path] })).length === 0;
    if (isKept) written.delete(path);
    else written.set(path, bytes);
  };

  const remove = (path: string) => {
    written.delete(path);
    gone.add(path);
  };

  const claim = async (message = `Release ${from.next}`) => {
    const kept = from.paths.filter((path) => !written.has(path) && !gone.has(path));
    // Content is kept only as long as it is what its hash says.
    for (const path of kept) await from.read(path);
    const index = new Map([
      ...kept.map((path) => [path, [from.hash(path)!, from.size(path)!]] as const),
      ...[...written].map(([path, content]) => [path, [hashOf(content), content.length]] as const),
    ]);
    const ref = `refs/drafts/${ownName()}`;
    const stream = commitStream({
      ref,
      parent: from.commit,
      author: author(),
      message,
      keep: new Map([...from.beside, ...kept.map((path) => [path, from.entries.get(path)!] as const)]),
      write: new Map([
        ...written,
        [indexFile, writeIndex(index)],
        [numberFile, Buffer.from(`${JSON.stringify({ number: from.next })}\n`)],
      ]),
    });
    await git(['fast-import', '--quiet'], stream);
    try {
      const commit = (await git(['rev-parse', ref])).stdout.toString().trim();
      return await push(await sign(commit, from.commit, message), from.commit);
    } finally {
      await git(['update-ref', '-d', ref]);
    }
  };

  return { write, remove, claim, discard: () => Promise.resolve() };
}
