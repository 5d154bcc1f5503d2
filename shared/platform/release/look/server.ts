/** The server for looking at a release. For the public there are nginx, CDNs and static hosts. */
import { once } from 'node:events';
import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import send from 'send';
import { unregisterWorker } from '../core/service-worker';
import { liveReleases, type LiveRelease } from './live-release';
import { chosenForm, isLocalWorker, isNamed, mediaType, resolveRequest, targetOf } from './request';
import { withQuery } from './static-hosts';

export type ServerOptions = {
  host: string;
  /** 0 takes a free one. */
  port: number;
  /** Receives a line for each request that could not be answered. */
  fault?: (line: string) => void;
};

export type RunningServer = { port: number; close: () => Promise<void> };

/** Answers one request from one release. */
function answer(release: LiveRelease, host: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request;
  const { path, query } = targetOf(request);
  const say = (status: number, more: Record<string, string> = {}, body = `${status} ${STATUS_CODES[status]}\n`) => {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    const type = { 'Content-Type': 'text/plain; charset=utf-8' };
    response.writeHead(status, { ...release.headers('/'), ...type, ...more });
    response.end(method === 'HEAD' || status === 204 ? undefined : body);
  };
  if (!isNamed(headers, host)) return say(421);
  if (method === 'POST' && path.startsWith('/api/')) return say(204);
  if (method !== 'GET' && method !== 'HEAD') return say(405, { Allow: 'GET, HEAD' });
  if (isLocalWorker(path, headers)) return say(200, { 'Content-Type': 'text/javascript' }, unregisterWorker);
  const found = resolveRequest(path, release);
  if ('location' in found) return say(301, { Location: withQuery(encodeURI(found.location), query) });
  if (found.file === undefined) return say(found.status);

  const { file, status } = found;
  const form = chosenForm(file, String(headers['accept-encoding']), release.has);
  response.statusCode = status;
  // What a rule says of a folder's files is not true of an answer that one is missing.
  const own = release.headers(status === 200 ? `/${file}` : '/');
  response.setHeaders(new Map(Object.entries({ ...own, ...form.headers, 'Content-Type': mediaType(file) })));
  send(request, encodeURIComponent(form.path), {
    root: release.folder,
    // Ranges are defined for GET alone (RFC 9110, 14.2), and not for a document in place of what was asked for.
    acceptRanges: status === 200 && method === 'GET',
    etag: status === 200,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    lastModified: false,
  })
    .on('error', (error: Error & { status: number; headers?: Record<string, string> }) =>
      response.headersSent ? response.destroy() : say(error.status, error.headers),
    )
    .pipe(response);
}

/**
 * Serves a folder as hosts do: by its own `_headers` and `_redirects`, in the forms that were compressed beforehand.
 * @param folder The public part of a release, or a symbolic link to it that may change meanwhile.
 * @throws Error where there is no release, or nothing can listen.
 */
export async function startServer(
  folder: string,
  { host, port, fault = () => {} }: ServerOptions,
): Promise<RunningServer> {
  const live = liveReleases(folder);
  let release = live();
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    try {
      release = live();
      answer(release, host, request, response);
    } catch (error) {
      fault(`${request.method} ${request.url} could not be answered: ${(error as Error).message}`);
      response.writeHead(500, release.headers('/')).end();
    }
  };
  const server = createServer({ requireHostHeader: false }, handle)
    // Node would answer these two by itself, without a header of ours.
    .on('checkExpectation', handle)
    .on('clientError', (_error, socket) => {
      const headers = Object.entries(release.headers('/'));
      const lines = headers.map(([name, value]) => `${name}: ${value}`);
      socket.end(['HTTP/1.1 400 Bad Request', ...lines, 'Connection: close', '', ''].join('\r\n'));
    })
    .listen(port, host);
  await once(server, 'listening');
  const close = async () => {
    const closed = once(server.close(), 'close');
    server.closeAllConnections();
    await closed;
  };
  return { port: (server.address() as AddressInfo).port, close };
}
