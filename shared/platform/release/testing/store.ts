import type { Tree } from '../site/tree';
import type { Branch } from '../store/branch';

/** Releases files into a store: those with content are written, the others removed. */
export async function release(
  to: Branch,
  files: Record<string, string | Buffer | null>,
  from?: Tree,
  message = 'A release',
): Promise<'claimed' | 'taken'> {
  const base = from ?? (await to.read());
  const all = Object.entries(files);
  const write = all.flatMap(([path, content]) => (content === null ? [] : [[path, Buffer.from(content)] as const]));
  const remove = all.filter(([, content]) => content === null).map(([path]) => path);
  return to.claim(base, await to.commit(base, { write: new Map(write), remove }, message));
}

/** All files of the newest release, as texts. */
export async function contents(from: Pick<Branch, 'read'>): Promise<Record<string, string>> {
  const tree = await from.read();
  return Object.fromEntries(
    await Promise.all(
      [...tree.files.keys()].sort().map(async (path) => [path, (await tree.read(path)).toString()] as const),
    ),
  );
}
