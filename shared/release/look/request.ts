/** What a request asks for, and what of a release answers it: pure functions, shared with the development server. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { extname } from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import { isLoopback } from '@3eu/shared/contract/loopback';
import { immutableFolders } from '@3eu/shared/contract/release';
import { hostFiles } from './hosting-files';

/**
 * What a request asks for: a path, and a query with its question mark. Proxies may send the whole address
 * [RFC 9112, 3.2.2].
 */
export function targetOf({ url = '' }: Pick<IncomingMessage, 'url'>): { path: string; query: string } {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*/, '');
  const path = target.replace(/\?.*/, '');
  return { path: path || '/', query: target.slice(path.length) };
}

/**
 * Whether a request is for the script of a service worker that must not stay: on this machine, a worker would outlive
 * the site that installed it, and answer for whatever is served there next. A request through a proxy is another's.
 */
export function isLocalWorker(path: string, headers: IncomingHttpHeaders): boolean {
  if (path !== '/sw.js' && headers['service-worker'] !== 'script') return false;
  const isForwarded = Object.keys(headers).some((name) => /^(x-forwarded-|forwarded$)/.test(name));
  const address = `http://${headers.host}`;
  return !isForwarded && URL.canParse(address) && isLoopback(new URL(address).hostname);
}

/** The media type of a file. */
export function mediaType(file: string): string {
  return contentType(extname(file)) || 'application/octet-stream';
}

const suffixes: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };

/** The form in which a file is sent, and the headers that say so: compressed, where that form is there and wanted. */
export function chosenForm(
  file: string,
  accepted: string | undefined,
  has: (path: string) => boolean,
): { path: string; headers: Record<string, string> } {
  const present = Object.keys(suffixes).filter((encoding) => has(file + suffixes[encoding]));
  if (present.length === 0) return { path: file, headers: {} };
  const taken = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(present);
  const best = present.find((encoding) => taken.includes(encoding)) ?? '';
  const headers = { Vary: 'Accept-Encoding' };
  const suffix = suffixes[best];
  return suffix ? { path: file + suffix, headers: { ...headers, 'Content-Encoding': best } } : { path: file, headers };
}

/** What is known of the files of a release, for answering requests. */
export type SiteLookup = {
  /** Whether there is a file at a path without a slash in front. */
  has: (path: string) => boolean;
  /** Addresses that have moved for good, and where they are now. */
  redirects: Readonly<Record<string, string>>;
};

/** What a request is answered with: a file of the release, another address, or nothing but a status. */
export type Answer = { file: string; status: 200 | 404 } | { location: string } | { status: 404; file?: undefined };

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
 * redirect there. Folders of immutable files have no documents, whatever a build may have put there.
 * @param rawPath The request's path as sent, percent-encoded.
 */
export function resolveRequest(rawPath: string, site: SiteLookup): Answer {
  const path = decoded(rawPath);
  if (path === null) return { file: '404.html', status: 404 };
  if (immutableFolders.some((folder) => path.startsWith(folder))) {
    const isFile = site.has(path.slice(1)) && !isForHosts(path);
    return isFile ? { file: path.slice(1), status: 200 } : { status: 404 };
  }
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
