/** What a request asks for, and what of a release answers it: pure functions, shared with the development server. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { extname } from 'node:path';
import { unescape } from 'node:querystring';
import { contentType } from 'mime-types';
import { isLoopback } from '../../contract/loopback';
import { immutableFolders } from '../../contract/descriptor';
import { isHosted, siteUrl } from '@3eu/university/facts';
import { hostFiles } from './hosting-files';

/** What a request asks for: a path, and a query with its question mark. */
export function targetOf({ url = '' }: Pick<IncomingMessage, 'url'>): { path: string; query: string } {
  const path = url.replace(/[?#].*/, '') || '/';
  return { path, query: url.slice(path.length).replace(/#.*/, '') };
}

/** The name of the host that a request was sent to, as URLs have it. */
function hostnameOf({ host }: IncomingHttpHeaders): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}

/**
 * Whether a request names this server: by an address, a name of this machine, the name that it was told to listen on, or
 * one of the site's own. A site elsewhere could have its name lead here, and read what is served (DNS rebinding).
 */
export function isNamed(headers: IncomingHttpHeaders, host: string): boolean {
  const hostname = hostnameOf(headers);
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
  return (
    isAddress || isLoopback(hostname) || isHosted(hostname) || [host, new URL(siteUrl).hostname].includes(hostname)
  );
}

/**
 * Whether a request is for the script of a service worker that must not stay: on this machine, a worker would outlive
 * the site that installed it, and answer for whatever is served there next.
 */
export function isLocalWorker(path: string, headers: IncomingHttpHeaders): boolean {
  return isLoopback(hostnameOf(headers)) && (path === '/sw.js' || headers['service-worker'] === 'script');
}

/** The media type of a file. */
export function mediaType(file: string): string {
  return contentType(extname(file)) || 'application/octet-stream';
}

const forms = { br: '.br', gzip: '.gz' };

/** The form in which a file is sent, and the headers that say so: compressed, where that form is there and accepted. */
export function chosenForm(
  file: string,
  accepted: string,
  has: (path: string) => boolean,
): { path: string; headers: Record<string, string> } {
  const present = Object.entries(forms).filter(([, suffix]) => has(file + suffix));
  if (present.length === 0) return { path: file, headers: {} };
  const headers = { Vary: 'Accept-Encoding' };
  const [encoding, suffix] = present.find(([each]) => accepted.includes(each)) ?? [];
  return encoding
    ? { path: file + suffix, headers: { ...headers, 'Content-Encoding': encoding } }
    : { path: file, headers };
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

/** The not-found document for a path: a section answers for the values of its pattern, and for nothing deeper. */
function notFound(path: string, { has }: SiteLookup): Answer {
  const section = `${path.slice(1, path.lastIndexOf('/') + 1)}404.html`;
  return { file: has(section) ? section : '404.html', status: 404 };
}

/**
 * Finds the answer to a request. A page has one address: variants of it (a trailing slash, double slashes, index.html)
 * redirect there. Folders of immutable files have no documents, whatever a build may have put there.
 * @param rawPath The request's path as sent, percent-encoded.
 */
export function resolveRequest(rawPath: string, site: SiteLookup): Answer {
  const path = unescape(rawPath);
  if (immutableFolders.some((folder) => path.startsWith(folder))) {
    const isFile = site.has(path.slice(1)) && !isForHosts(path);
    return isFile ? { file: path.slice(1), status: 200 } : { status: 404 };
  }
  const tidy = path
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/(?<=.)\/$/, '');
  const page = `${tidy}/index.html`.replace(/^\/+/, '');
  const moved = Object.hasOwn(site.redirects, tidy) ? site.redirects[tidy] : undefined;
  if (moved !== undefined) return { location: moved };
  if (site.has(page)) return tidy === path ? { file: page, status: 200 } : { location: tidy };
  if (/(^|\/)404\.html$/.test(path) && site.has(path.slice(1))) return { file: path.slice(1), status: 404 };
  if (tidy === path && site.has(path.slice(1)) && !isForHosts(path)) return { file: path.slice(1), status: 200 };
  return notFound(tidy, site);
}
