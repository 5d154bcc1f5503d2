/**
 * Room store: git's objects. The files of a release are read, and a release is written, by plumbing alone, so that no hook,
 * filter, attribute or setting has any effect. All that is read is untrusted: whoever can write to the repository writes it.
 * For the store alone.
 */
import { randomUUID } from 'node:crypto';
import type { GitOptions, GitResult } from '../git';
import { fault, type Fault } from '../message';
import { contentId, settingsFile, type Entry, type Tree } from '../site/tree';

/** What a release changes in the one before: everything else stays the same file. */
export type Change = { write: ReadonlyMap<string, Buffer>; remove: readonly string[] };

const regularFile = '100644';

/** A larger file is none of a site; and how much is asked of git at once, since it stands in memory. In bytes. */
const [largestFile, batch] = [100_000_000, 32 * 1024 * 1024];

const isInRelease = (path: string) => path === settingsFile || /^(public|private)\//.test(path);

/** Whether no part of a path leads up, stays, names a repository, or cannot be the name of a file on some disk. */
function isCleanPath(path: string): boolean {
  // eslint-disable-next-line no-control-regex -- they end names, or lines of git
  return path.split('/').every((part) => !/^(\.{0,2}|\.git)$|[\x00-\x1f\x7f\\\ufffd]/i.test(part));
}

/** Git in one repository. */
export type Git = {
  /** @throws Fault where git fails. */
  git: (args: readonly string[], options?: GitOptions) => Promise<Buffer>;
  /** What to throw of a git that has failed. */
  failure: (args: readonly string[], result: Pick<GitResult, 'stderr'>) => Fault;
};

/** The files of releases in a repository. @param name The site's name in messages. */
export function objectsOf({ git, failure }: Git, name: string) {
  /** Files that have been asked for, and are read together. */
  let waiting: { entry: Entry; path: string; give: (content: Buffer) => void; fail: (error: unknown) => void }[] = [];
  const answerAll = async (): Promise<void> => {
    const asked = waiting;
    waiting = [];
    while (asked.length > 0) {
      let sum = 0;
      const fitting = asked.findIndex(({ entry: { size } }, at) => (sum += size) > batch && at > 0);
      const part = asked.splice(0, fitting < 0 ? asked.length : fitting);
      try {
        const input = part.map(({ entry: { id } }) => `${id}\n`).join('');
        const answer = await git(['cat-file', '--batch'], { input });
        let at = 0;
        for (const { entry, path, give, fail } of part) {
          const start = answer.indexOf('\n', at) + 1;
          const content = answer.subarray(start, start + entry.size);
          const isWhole = answer.subarray(at, start).toString() === `${entry.id} blob ${entry.size}\n`;
          if (isWhole && contentId(content) === entry.id) give(content);
          else fail(failure(['cat-file'], { stderr: `${path} is missing or damaged` }));
          at = isWhole ? start + entry.size + 1 : start;
        }
      } catch (error) {
        part.forEach(({ fail }) => fail(error));
      }
    }
  };

  /** A commit as a release. @throws Fault for what cannot be a file of a site. */
  const treeAt = async (commit: string, number: number): Promise<Tree & { others: readonly string[] }> => {
    const list = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', commit]);
    const files = new Map<string, Entry>();
    const others: string[] = [];
    for (const line of list.toString().split('\0').filter(Boolean)) {
      const tab = line.indexOf('\t');
      const [mode = '', , id = '', size = ''] = line.slice(0, tab).split(/ +/);
      const path = line.slice(tab + 1);
      if (size === 'BAD') throw failure(['ls-tree'], { stderr: `${path} is missing or damaged` });
      if (!isInRelease(path)) {
        others.push(path);
        continue;
      }
      if (mode !== regularFile || !isCleanPath(path) || Number(size) > largestFile) {
        const what = `${JSON.stringify(path)} (mode ${mode}) in ${name} cannot be a file of a site.`;
        throw fault(what, `Revert the commit that added it: git log ${commit} -- FILE names it.`);
      }
      files.set(path, { id, size: Number(size) });
    }
    const read = (path: string) =>
      new Promise<Buffer>((give, fail) => {
        const entry = files.get(path);
        if (!entry) return fail(fault(`${path} is not in ${name}.`));
        if (waiting.push({ entry, path, give, fail }) === 1) setImmediate(() => void answerAll());
      });
    return { number, commit, files, others, read };
  };

  /** Writes a commit on top of another, which no branch has yet. @returns Its id. */
  const write = async (from: string | null, change: Change, message: string, author: string): Promise<string> => {
    // A name of its own, which is gone at the end of the stream: only the commit stays.
    const draft = `refs/made/${randomUUID()}`;
    const head = [`commit ${draft}`, 'mark :1', `committer ${author}`, `data ${Buffer.byteLength(message)}`, message];
    const stream: (string | Buffer)[] = [`${head.join('\n')}\n`];
    if (from !== null) stream.push(`from ${from}\n`);
    for (const path of change.remove) stream.push(`D ${path}\n`);
    for (const [path, content] of change.write) {
      if (!isInRelease(path) || !isCleanPath(path)) throw new Error(`${path} cannot be a file of a release.`);
      stream.push(`M ${regularFile} inline ${path}\ndata ${content.length}\n`, content, '\n');
    }
    stream.push(`get-mark :1\nreset ${draft}\nfrom ${'0'.repeat(40)}\n\ndone\n`);
    const input = Buffer.concat(stream.map((part) => Buffer.from(part)));
    return (await git(['fast-import', '--quiet', '--done', '--date-format=raw'], { input })).toString().trim();
  };

  return { treeAt, write };
}
