import type { Store, Tree } from './store';

function isSame(a: Tree, b: Tree): boolean {
  return a.paths.length === b.paths.length && a.paths.every((path) => a.hash(path) === b.hash(path));
}

/**
 * Makes a release of one site the newest one of another, which nothing else writes to and which numbers its own
 * releases: a rollback in the first is a new release in the second.
 * @returns False if that was so already, or if there is no release.
 */
export async function mirror(from: Pick<Store, 'read'>, to: Store): Promise<boolean> {
  const [tree, known] = [await from.read(), await to.read()];
  if (tree.number === 0 || isSame(tree, known)) return false;
  const draft = await to.draft(known);
  for (const path of tree.paths) await draft.write(path, await tree.read(path));
  for (const path of known.paths) if (!tree.has(path)) draft.remove(path);
  await draft.claim();
  await to.tidy();
  return true;
}
