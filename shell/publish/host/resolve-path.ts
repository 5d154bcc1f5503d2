import { existsSync, statSync } from 'node:fs';
import { posix, join } from 'node:path';

/** What a request is answered with: a file inside the site, relative to it, and the status. */
export type Answer = { file: string; status: 200 | 404 };

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** The not-found document nearest to a path: a section's own, else the site's. */
function nearestNotFound(root: string, path: string): Answer {
  const folder = posix.dirname(path);
  const file = posix.join(folder, '404.html');
  if (folder === '.' || isFile(join(root, file))) return { file, status: 404 };
  return nearestNotFound(root, folder);
}

/**
 * Finds the file that answers a request.
 * @param rawPath The request's path as sent, percent-encoded. A path that does not decode, holds a NUL or a backslash,
 *   or leaves the site is not found, as any unknown one.
 */
export function resolvePath(root: string, rawPath: string): Answer {
  const notFound: Answer = { file: '404.html', status: 404 };
  let path: string;
  try {
    path = decodeURIComponent(rawPath).replace(/^\/+/, '');
  } catch {
    return notFound;
  }
  const segments = path.split('/');
  if (/[\0\\]/.test(path) || segments.some((segment) => segment === '..' || segment.startsWith('.'))) return notFound;
  if (path.length > 1000 || segments.some((segment) => segment.length > 200)) return nearestNotFound(root, `${segments[0]?.slice(0, 200)}/x`);
  if (path !== '' && !path.endsWith('/') && isFile(join(root, path))) return { file: path, status: 200 };
  const index = posix.join(path, 'index.html');
  if (isFile(join(root, index))) return { file: index, status: 200 };
  return nearestNotFound(root, posix.join(path, 'x'));
}
