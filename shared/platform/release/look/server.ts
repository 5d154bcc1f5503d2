/** Room look: the server for looking at a release. For the public there are nginx, CDNs and static hosts. */
import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { unescape } from 'node:querystring';
import { contentType } from 'mime-types';
import send from 'send';
import { canonicalPath } from '../../contract/canonical';
import { hostingFile } from '../../contract/descriptor';
import type { Hosting } from '../../contract/render';
import { unregisterWorker } from '../make/service-worker';
import { isLocalWorker, isNamed, splitTarget, withQuery } from './asked';

/** The media type of a file. */
export const mediaType = (file: string) => contentType(extname(file)) || 'application/octet-stream';

/** Whether a folder has a file: in these letters, without `..`, hidden parts, or a link on the way. */
function has(folder: string, file: string): boolean {
  if (/(^|\/)\./.test(file.replace(/^\.well-known\//, ''))) return false;
  const place = folder + sep + file.replaceAll('/', sep);
  try {
    return realpathSync.native(place) === place && statSync(place).isFile();
  } catch {
    return false;
  }
}

type Found = { file?: string; status: number; location?: string };

/** A page has one address, to which its variants lead. Folders of files that never change have no documents. */
function resolve(folder: string, { redirects, hostFiles, immutableFolders }: Hosting, path: string): Found {
  const [file, isOurs] = [path.slice(1), hostFiles.includes(path.slice(1)) || /\/index\.html$|\.(br|gz)$/.test(path)];
  const isFile = !isOurs && has(folder, file);
  if (immutableFolders.some((each) => path.startsWith(each))) return isFile ? { file, status: 200 } : { status: 404 };
  const tidy = canonicalPath(path);
  if (Object.hasOwn(redirects, tidy)) return { location: redirects[tidy]!, status: 301 };
  const page = `${tidy}/index.html`.replace(/^\/+/, '');
  if (has(folder, page)) return tidy === path ? { file: page, status: 200 } : { location: tidy, status: 301 };
  if (tidy === path && isFile && !/(^|\/)404\.html$/.test(path)) return { file, status: 200 };
  const section = `${tidy.slice(1, tidy.lastIndexOf('/') + 1)}404.html`;
  return { file: has(folder, section) ? section : '404.html', status: 404 };
}

/** Answers a request from a folder; nothing of the answer depends on what is live a moment later. */
function answer(folder: string, rules: Hosting, host: string, request: IncomingMessage, response: ServerResponse) {
  const { method, headers } = request;
  const { path, query } = splitTarget(request);
  const say = (status: number, more: Record<string, string> = {}, body = `${status} ${STATUS_CODES[status]}\n`) => {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.writeHead(status, { ...rules.documents, 'Content-Type': 'text/plain; charset=utf-8', ...more });
    response.end(method === 'HEAD' || status === 204 ? undefined : body);
  };
  if (!isNamed(headers, [host, ...rules.hosts])) return say(421);
  if (method === 'POST' && path.startsWith('/api/')) return say(204);
  if (method !== 'GET' && method !== 'HEAD') return say(405, { Allow: 'GET, HEAD' });
  if (isLocalWorker(path, headers)) return say(200, { 'Content-Type': 'text/javascript' }, unregisterWorker);
  const { file, status, location } = resolve(folder, rules, unescape(path));
  if (location !== undefined) return say(301, { Location: withQuery(encodeURI(location), query) });
  if (file === undefined) return say(status);
  const isFound = status === 200;
  const isImmutable = isFound && rules.immutableFolders.some((each) => `/${file}`.startsWith(each));
  const accepted = String(headers['accept-encoding']);
  const forms = Object.entries({ br: '.br', gzip: '.gz' });
  const [encoding, suffix = ''] = forms.find(([each, end]) => accepted.includes(each) && has(folder, file + end)) ?? [];
  const own = { ...(isImmutable ? rules.immutable : rules.documents), Vary: 'Accept-Encoding' };
  response.statusCode = status;
  response.setHeaders(new Map(Object.entries({ ...own, 'Content-Type': mediaType(file) })));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  // Ranges are defined for GET alone (RFC 9110, 14.2), and not for a document in place of what was asked for.
  const ranges = { acceptRanges: isFound && method === 'GET', etag: isFound };
  const files = { root: folder, dotfiles: 'allow', index: false, cacheControl: false, lastModified: false } as const;
  send(request, encodeURIComponent(file + suffix), { ...files, ...ranges })
    .on('error', (error: Error & { status: number; headers?: Record<string, string> }) =>
      response.headersSent ? response.destroy() : say(error.status, error.headers),
    )
    .pipe(response);
}

/**
 * @property fault Receives a line for each request that could not be answered.
 * @property gone Called once, when the server has closed because what it serves is gone.
 */
type Options = { host: string; port: number; fault?: (line: string) => void; gone?: () => void };
/** @property name Of the site. */
export type RunningServer = { name: string; port: number; close: () => Promise<void> };

/** Serves the public part of a release, or what a link leads to when a request comes. @throws where it cannot listen. */
export async function startServer(link: string, { host, port, fault, gone }: Options): Promise<RunningServer> {
  let [folder, rules] = ['', {} as Hosting];
  const look = () => {
    const target = realpathSync.native(link);
    if (target === folder) return;
    // A release has checked it. Checking it here would keep the schemas in memory for as long as this serves.
    rules = JSON.parse(readFileSync(join(target, hostingFile), 'utf8')) as Hosting;
    folder = target;
  };
  look();
  let isGone = false;
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    try {
      look();
      answer(folder, rules, host, request, response);
    } catch (error) {
      response.writeHead(500, rules.documents).end();
      // A link that is made anew is gone for a moment, and what it led to is not.
      if (![link, folder].some((place) => existsSync(place))) {
        if (isGone) return;
        isGone = true;
        fault?.(`${link} is gone, and with it what this server served. It ends: start it again.`);
        return void close().then(gone);
      }
      fault?.(`${request.method} ${request.url} could not be answered: ${(error as Error).message}`);
    }
  };
  const server = createServer({ requireHostHeader: false }, handle).on('checkExpectation', handle);
  // Node would answer this by itself, without a header of ours.
  server.on('clientError', (_error, socket) => {
    const lines = Object.entries(rules.documents).map(([name, value]) => `${name}: ${value}`);
    socket.end(['HTTP/1.1 400 Bad Request', ...lines, 'Connection: close', '', ''].join('\r\n'));
  });
  await once(server.listen(port, host), 'listening');
  const close = async () => {
    const closed = once(server.close(), 'close');
    server.closeAllConnections();
    await closed;
  };
  return { name: rules.name, port: (server.address() as AddressInfo).port, close };
}
