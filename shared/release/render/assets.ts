import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Paths of the pictures, portraits, fonts and icons in a folder. */
export async function assetPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // Another build may be writing into the same folder: its drafts are no assets.
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'));
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')).sort();
}

/** Content of the files in a folder, by path. */
export async function readAssets(folder: string): Promise<[path: string, content: Buffer][]> {
  return Promise.all(
    (await assetPaths(folder)).map(async (path): Promise<[string, Buffer]> => [
      path,
      await readFile(join(folder, path)),
    ]),
  );
}
