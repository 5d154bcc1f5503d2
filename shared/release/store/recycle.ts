import type { Io } from './io';
import type { Tree } from './store';

/** What stays of an old release in a folder, as paths below it. */
export type Recycled = { files: ReadonlySet<string>; folders: ReadonlySet<string> };

/**
 * Makes of an old release that nobody serves any more the beginning of the next one. Most of its files are the very files
 * of the live release, by inode: they stay, and everything else goes. So nothing stays that was not linked, whatever
 * happened to the folder meanwhile.
 * @param folder The old release, moved to where the draft is made.
 * @param from The release that the draft begins with.
 */
export async function recycle(folder: string, from: Tree, io: Io): Promise<Recycled> {
  const [files, folders] = [new Set<string>(), new Set<string>()];

  const isOurs = async (path: string) =>
    from.has(path) && (await io.sameSize(`${folder}/${path}`, from.locate(path))) === from.size(path);

  /** @returns Whether anything stays. */
  const visit = async (parent: string): Promise<boolean> => {
    let stays = false;
    for (const { name, isFolder } of await io.entries(parent === '' ? folder : `${folder}/${parent}`)) {
      const path = parent === '' ? name : `${parent}/${name}`;
      const isKept = isFolder ? await visit(path) : await isOurs(path);
      if (!isKept) await io.remove(`${folder}/${path}`);
      else if (!isFolder) files.add(path);
      stays ||= isKept;
    }
    if (stays) folders.add(parent);
    return stays;
  };

  await visit('');
  return { files, folders };
}
