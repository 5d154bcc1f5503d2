import { hashOf, indexFile, writeIndex } from '../file-index';
import type { GitAddress } from './address';
import { commitStream } from './commit';
import type { Git } from './content';
import { numberFile, type GitTree } from './tree';
import { ownName } from '../owner';
import { damaged, type Draft } from '../store';

export type GitDraftInput = {
  from: GitTree;
  address: GitAddress;
  author: () => string;
  open: () => Promise<Git>;
  /** The same commit, signed where the site demands it. */
  sign: (commit: string, parent: string | null, message: string) => Promise<string>;
  /** Offers a commit to the repository, on top of the one that it was made from. */
  push: (commit: string, parent: string | null) => Promise<'claimed' | 'taken'>;
};

/** A draft in a branch: what is new waits in memory, and becomes a commit when the number is claimed. */
export function gitDraft({ from, address, author, open, sign, push }: GitDraftInput): Draft {
  const written = new Map<string, Buffer>();
  const gone = new Set<string>();

  const write = (path: string, content: Buffer | string) => {
    const bytes = Buffer.from(content);
    gone.delete(path);
    if (from.hash(path) === hashOf(bytes) && from.isWhole(path)) written.delete(path);
    else written.set(path, bytes);
    return Promise.resolve();
  };

  const remove = (path: string) => {
    written.delete(path);
    gone.add(path);
  };

  /** The index of all files. @throws DamagedFileError if an unchanged file is damaged. */
  const complete = () => {
    const kept = from.paths.filter((path) => !written.has(path) && !gone.has(path));
    const broken = kept.find((path) => !from.isWhole(path));
    if (broken !== undefined) throw damaged(`${broken} in ${address.name}`);
    return new Map([
      ...kept.map((path) => [path, [from.hash(path)!, from.size(path)!]] as const),
      ...[...written].map(([path, content]) => [path, [hashOf(content), content.length]] as const),
    ]);
  };

  const claim = async (message = `Release ${from.next}`) => {
    const index = complete();
    const ref = `refs/drafts/${ownName()}`;
    const stream = commitStream({
      ref,
      parent: from.commit,
      author: author(),
      message,
      write: new Map([
        ...written,
        [indexFile, writeIndex(index)],
        [numberFile, Buffer.from(`${JSON.stringify({ number: from.next })}\n`)],
      ]),
      remove: [...gone, ...from.strangers].filter((path) => !written.has(path)),
    });
    const git = await open();
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
