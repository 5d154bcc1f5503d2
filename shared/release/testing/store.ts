import type { Store, Tree } from '../store/store';

/** Releases files into a store: those with content are written, the others removed. */
export async function release(
  to: Store,
  files: Record<string, string | Buffer | null>,
  from?: Tree,
  message = 'A release',
): Promise<'claimed' | 'taken'> {
  const all = Object.entries(files);
  const write = all.flatMap(([path, content]) =>
    content === null ? [] : [[path, { content: Buffer.from(content) }] as const],
  );
  const base = from ?? (await to.read());
  const changed = [];
  for (const [path, made] of write)
    if (!(await base.isWhole(path)) || !(await base.read(path)).equals(made.content))
      changed.push([path, made] as const);
  const remove = all.filter(([, content]) => content === null).map(([path]) => path);
  return to.claim(base, { write: new Map(changed), remove }, message);
}

/** All files of the newest release, as texts. */
export async function contents(from: Store): Promise<Record<string, string>> {
  const tree = await from.read();
  return Object.fromEntries(
    await Promise.all([...tree.paths].sort().map(async (path) => [path, (await tree.read(path)).toString()] as const)),
  );
}
