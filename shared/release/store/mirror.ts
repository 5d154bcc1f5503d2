import type { Store, Tree } from './store';

function isSame(a: Tree, b: Tree): boolean {
  return a.paths.length === b.paths.length && a.paths.every((path) => a.hash(path) === b.hash(path));
}

/**
 * Makes what is live in one store the newest release of another one, which nothing else writes to and which numbers its
 * own releases: a rollback in the first is a new release in the second.
 * @returns False if that was so already, or if nothing is live.
 */
export async function mirror(from: Store, to: Store): Promise<boolean> {
  const [tree, known] = [await from.read(), await to.read()];
  if (tree.number === 0 || isSame(tree, known)) return false;
  const draft = await to.draft({ ...tree, number: known.number, next: known.next });
  await draft.claim();
  await to.tidy();
  return true;
}
