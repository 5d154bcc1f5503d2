import type { Io } from './io';
import type { Tree } from './store';

/** What is reused of an old release, as paths below its folder. */
export type Recycled = { files: ReadonlySet<string>; folders: ReadonlySet<string> };

/**
 * Turns an outdated release into the start of the next one. Most of its files are hard links to files of the live
 * release: those stay, and everything else is removed. Only such links are kept, so no damage to the folder can carry
 * over.
 * @param folder The old release, moved to the draft's place.
 * @param from The release that the draft starts from.
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
