import { hostFiles } from '../hosts/hosting-files';

/** What is known of the files of a release, for answering requests. */
export type SiteLookup = {
  /** Whether there is a file at a path without a slash in front. */
  has: (path: string) => boolean;
  /** Addresses that have moved for good, and where they are now. */
  redirects: Readonly<Record<string, string>>;
};

/** What a request is answered with: a file of the release, or another address. */
export type Answer = { file: string; status: 200 | 404 } | { location: string };

/** Whether a file is meant for hosts, or is another form of a file. */
function isForHosts(path: string): boolean {
  return hostFiles.includes(path.slice(1)) || /\/index\.html$|\.(br|gz)$/.test(path);
}

function decoded(rawPath: string): string | null {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return null;
  }
}

/** The not-found document for a path: a section answers for the values of its pattern, and for nothing deeper. */
function notFound(path: string, { has }: SiteLookup): Answer {
  const section = `${path.slice(1, path.lastIndexOf('/') + 1)}404.html`;
  return { file: has(section) ? section : '404.html', status: 404 };
}

function documentOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

/**
 * Finds the answer to a request. A page has one address: variants of it (a trailing slash, double slashes, index.html)
 * redirect there.
 * @param rawPath The request's path as sent, percent-encoded.
 */
export function resolveRequest(rawPath: string, site: SiteLookup): Answer {
  const path = decoded(rawPath);
  if (path === null) return { file: '404.html', status: 404 };
  const tidy = path
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/(?<=.)\/$/, '');
  const page = documentOf(tidy);
  const moved = Object.hasOwn(site.redirects, tidy) ? site.redirects[tidy] : undefined;
  if (moved !== undefined) return { location: moved };
  if (site.has(page)) return tidy === path ? { file: page, status: 200 } : { location: tidy };
  if (/(^|\/)404\.html$/.test(path) && site.has(path.slice(1))) return { file: path.slice(1), status: 404 };
  if (tidy === path && site.has(path.slice(1)) && !isForHosts(path)) return { file: path.slice(1), status: 200 };
  return notFound(tidy, site);
}
