/**
 * The door of a store. Whoever can write to a folder or push to a branch writes what is read there, so nothing of it is
 * used before it has passed here.
 */
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { z } from 'zod';

/** Below `public/` or `private/`, without a part that leads up, stays, or cannot be the name of a file. */
function isCleanPath(path: string): boolean {
  const [folder, ...parts] = path.split('/');
  if (folder !== 'public' && folder !== 'private') return false;
  // eslint-disable-next-line no-control-regex -- they end names, or lines of git
  return parts.length > 0 && parts.every((part) => !/^\.{0,2}$|[\x00-\x1f\x7f]/.test(part));
}

const path = z.string().refine(isCleanPath, 'is not the path of a file in public or private');
const entry = z.tuple([z.string().regex(/^[0-9a-f]{64}$/, 'is not a hash'), z.int().min(0)]);

/** `files.json`: hash and size of each file of a release. */
export const indexSchema = z.record(path, entry);

/** `release.json`: the number of a release in a branch. */
export const numberSchema = z.object({ number: z.int().min(1) });

/**
 * The place of a file below a folder.
 * @param path The file's path in a release, with slashes.
 * @throws Error for a path that leads out of the folder, or to the folder itself.
 */
export function placeIn(folder: string, path: string): string {
  const place = resolve(folder, path);
  const within = relative(resolve(folder), place).replaceAll(sep, '/');
  if (within === path && within !== '' && !/^\.\.(\/|$)/.test(within) && !isAbsolute(within)) return place;
  throw new Error(`${path} is not the path of a file in ${folder}.`);
}
