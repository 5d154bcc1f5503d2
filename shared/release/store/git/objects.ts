import type { GitResult } from './command';

/** Runs git in the store's clone. */
export type TryGit = (args: readonly string[], input?: readonly Buffer[]) => Promise<GitResult>;

/** The same. @throws Fault when git fails. */
export type Git = TryGit;

/** A file of a commit. Its mode tells a regular file from a symbolic link or an executable. */
export type Entry = { mode: string; id: string };

export const regularFile = '100644';

/** Every file of a commit, by path. */
export async function entriesOf(git: Git, commit: string): Promise<Map<string, Entry>> {
  const { stdout } = await git(['ls-tree', '-r', '-z', '--full-tree', commit]);
  const lines = stdout.toString().split('\0').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const tab = line.indexOf('\t');
      const [mode, , id] = line.slice(0, tab).split(' ') as [string, string, string];
      return [line.slice(tab + 1), { mode, id }] as const;
    }),
  );
}

/** The raw content of git's objects, unaffected by any setting or attribute; null for one that is not there. */
export async function contentsOf(git: Git, names: readonly string[]): Promise<(Buffer | null)[]> {
  const { stdout } = await git(['cat-file', '--batch'], [Buffer.from(names.map((name) => `${name}\n`).join(''))]);
  let at = 0;
  return names.map(() => {
    const end = stdout.indexOf('\n', at);
    const [, kind, size] = /(\w+) (\d+)$/.exec(stdout.subarray(at, end).toString()) ?? [];
    const start = end + 1;
    at = kind === undefined ? start : start + Number(size) + 1;
    return kind === 'blob' ? stdout.subarray(start, start + Number(size)) : null;
  });
}
