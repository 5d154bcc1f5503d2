import type { Store, Tree } from './store';

function isSame(a: Tree, b: Tree): boolean {
  return a.paths.length === b.paths.length && a.paths.every((path) => a.hash(path) === b.hash(path));
}

/**
 * Makes what is live in one store the newest release of another, which nobody else writes to and which counts its own
 * releases: one that was taken back in the first is a new one in the second.
 * @returns False where it was so already, or where nothing is live.
 */
export async function mirror(from: Store, to: Store): Promise<boolean> {
  const [tree, known] = [await from.read(), await to.read()];
  if (tree.number === 0 || isSame(tree, known)) return false;
  const draft = await to.draft({ ...tree, number: known.number });
  await draft.claim();
  await to.tidy();
  return true;
}
