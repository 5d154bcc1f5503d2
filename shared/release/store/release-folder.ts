import { readIndex, indexFile, type FileIndex } from './file-index';
import { diskIo, type Io } from './io';
import { DamagedFileError } from './store';

/** What stands in the folder of a release. */
export type ReleaseFolder = {
  index: FileIndex;
  /** Its files, by path below the folder; the index itself is none of them. */
  files: Set<string>;
};

/** @throws DamagedFileError for anything but files and folders: a link leads out of the release. */
async function filesBelow(folder: string, io: Io): Promise<Set<string>> {
  const files = new Set<string>();
  const visit = async (parent: string): Promise<void> => {
    for (const { name, isFolder, isFile } of await io.entries(`${folder}/${parent}`)) {
      if (isFolder) await visit(`${parent}${name}/`);
      else if (isFile) files.add(parent + name);
      else
        throw new DamagedFileError(`${folder}/${parent}${name} is a link, but a release holds only files and folders.`);
    }
  };
  await visit('');
  files.delete(indexFile);
  return files;
}

/**
 * Reads what a release consists of, without reading its files.
 * @throws DamagedFileError where its index cannot be read, or where it contains a link.
 */
export async function readRelease(folder: string, io: Io = diskIo): Promise<ReleaseFolder> {
  const text = await io.read(`${folder}/${indexFile}`).catch(() => null);
  try {
    return { index: readIndex(String(text)), files: await filesBelow(folder, io) };
  } catch (error) {
    if (error instanceof DamagedFileError) throw error;
    throw new DamagedFileError(`${folder}/${indexFile} cannot be read, or is not the index of a release.`);
  }
}

/** @throws DamagedFileError where a release lacks a file, or has one that is too many or of another size. */
export async function requireComplete(folder: string, io: Io): Promise<void> {
  const { index, files } = await readRelease(folder, io);
  for (const [path, [, size]] of index) {
    if (files.delete(path) && (await io.size(`${folder}/${path}`)) === size) continue;
    throw new DamagedFileError(`${folder}/${path} is missing, or differs from the file that was released.`);
  }
}
