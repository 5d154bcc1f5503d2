import { readIndex, indexFile, type FileIndex } from './file-index';
import { diskIo, type Io } from './io';
import { damaged, DamagedFileError } from './store';

/** What stands in the folder of a release. */
export type ReleaseFolder = {
  index: FileIndex;
  /** Its files, by path below the folder; the index itself is none of them. */
  files: Set<string>;
  /** What is neither a file nor a folder: it may lead out of the release. */
  links: readonly string[];
};

async function filesBelow(folder: string, io: Io): Promise<Omit<ReleaseFolder, 'index'>> {
  const [files, links] = [new Set<string>(), [] as string[]];
  const visit = async (parent: string): Promise<void> => {
    for (const { name, isFolder, isFile } of await io.entries(`${folder}/${parent}`)) {
      if (isFolder) await visit(`${parent}${name}/`);
      else if (isFile) files.add(parent + name);
      else links.push(parent + name);
    }
  };
  await visit('');
  files.delete(indexFile);
  return { files, links };
}

/** What stands in the folder of a release, whatever it is. @throws DamagedFileError where its index cannot be read. */
export async function surveyRelease(folder: string, io: Io): Promise<ReleaseFolder> {
  try {
    return { index: readIndex(String(await io.read(`${folder}/${indexFile}`))), ...(await filesBelow(folder, io)) };
  } catch {
    throw new DamagedFileError(`${folder}/${indexFile} cannot be read, or is not the index of a release.`);
  }
}

/**
 * Reads what a release consists of, without reading its files.
 * @throws DamagedFileError where its index cannot be read, or where it holds anything but files and folders.
 */
export async function readRelease(folder: string, io: Io = diskIo): Promise<ReleaseFolder> {
  const release = await surveyRelease(folder, io);
  const [link] = release.links;
  if (link === undefined) return release;
  throw new DamagedFileError(`${folder}/${link} is a link, but a release holds only files and folders.`);
}

/** @throws DamagedFileError where a release lacks a file, or has one of another size. */
export async function requireComplete(folder: string, io: Io): Promise<void> {
  const { index, files } = await readRelease(folder, io);
  for (const [path, [, size]] of index)
    if (!files.has(path) || (await io.size(`${folder}/${path}`)) !== size) throw damaged(`${folder}/${path}`);
}
