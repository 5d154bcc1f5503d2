import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { publicFolder, type Tree } from '../store/store';

/** Folder of the pictures, in the assets and in the public part of a site. */
export const pictureFolder = 'pictures/';

/** Paths of the pictures, portraits, fonts and icons in a folder. */
export async function assetPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // What a file manager leaves behind is no part of a site.
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
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

/**
 * Names of picture files, such as `quad-golden-hour.130742ba4b.1200.avif`.
 * @param assets Folder of pictures that come with the release; undefined where none do.
 * @returns Those that come with the release, and those that the site has already.
 */
export async function pictureNames(
  tree: Tree,
  assets: string | undefined,
): Promise<{ fresh: string[]; live: string[] }> {
  const inTree = `${publicFolder}/${pictureFolder}`;
  return {
    fresh: assets === undefined ? [] : await readdir(join(assets, pictureFolder)).catch(() => []),
    live: tree.paths.filter((path) => path.startsWith(inTree)).map((path) => path.slice(inTree.length)),
  };
}
