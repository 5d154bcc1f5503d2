import { message } from '../messages/message';
import { readIndex, indexFile, type FileIndex } from './file-index';
import { diskIo, type Io } from './io';
import { DamagedFileError } from './store';

/** What stands in the folder of a release. */
export type ReleaseFolder = {
  index: FileIndex;
  /** Its files, by path below the folder; the index itself is none of them. */
  files: Set<string>;
  /** What is neither a file nor a folder: it may lead out of the release. */
  links: readonly string[];
};

/** What stands in the folder of a release, whatever it is. @throws DamagedFileError where its index cannot be read. */
export async function surveyRelease(folder: string, io: Io): Promise<ReleaseFolder> {
  const [files, links] = [new Set<string>(), [] as string[]];
  const visit = async (parent: string): Promise<void> => {
    for (const { name, isFolder, isFile } of await io.entries(`${folder}/${parent}`)) {
      if (isFolder) await visit(`${parent}${name}/`);
      else if (isFile) files.add(parent + name);
      else links.push(parent + name);
    }
  };
  const path = `${folder}/${indexFile}`;
  try {
    const index = readIndex(String(await io.read(path)));
    await visit('');
    files.delete(indexFile);
    return { index, files, links };
  } catch {
    throw new DamagedFileError(message('damaged-index', { path }));
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
  throw new DamagedFileError(message('damaging-link', { path: `${folder}/${link}` }));
}
