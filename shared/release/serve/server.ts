import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { headersFor } from './headers';
import { liveReleases } from './live-release';
import { withQuery } from './redirect';
import { resolveRequest } from './resolve';
import { sendFile, sendNothing, sendStatus } from './send';
import { targetOf } from './target';

export type ServerOptions = {
  host: string;
  /** 0 takes a free one. */
  port: number;
  /** Receives a line for each answer. */
  log?: (line: string) => void;
  /** Receives a line for each request that could not be answered, and why. */
  fault?: (line: string) => void;
  /** How long a request may take to arrive, in milliseconds. Default 30 s. */
  timeout?: number;
};

export type RunningServer = { port: number; close: () => Promise<void> };

/** Reports of the telemetry are small; more than this is refused. In bytes. */
const reportLimit = 64 * 1024;

/** How long unfinished responses may take once the server is asked to end. In milliseconds. */
const drainTime = 10_000;

/** Reads a report, and forgets it. @returns Whether it was small enough. */
function takeReport(request: IncomingMessage): Promise<boolean> {
  if (Number(request.headers['content-length'] ?? 0) > reportLimit) return Promise.resolve(false);
  return new Promise((resolve, reject) => {
    let size = 0;
    // With events: leaving a loop over the request would close the connection before the response is sent.
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= reportLimit) return;
      request.pause();
      resolve(false);
    });
    request.once('end', () => resolve(true));
    request.once('error', reject);
  });
}

function handlerFor(root: string) {
  const live = liveReleases(root);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { path, query } = targetOf(request);
    if (path === '/healthz') {
      await live();
      return sendStatus(request, response, 200, { 'Cache-Control': 'no-store' });
    }
    if (request.method === 'POST' && path.startsWith('/api/')) {
      if (await takeReport(request)) return sendNothing(request, response);
      return sendStatus(request, response, 413);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendStatus(request, response, 405, { Allow: 'GET, HEAD' });
    const release = await live();
    const redirect = (location: string) =>
      sendStatus(request, response, 301, { Location: withQuery(encodeURI(location), query) });
    const answer = resolveRequest(path, release);
    if ('location' in answer) return redirect(answer.location);
    // An outdated release may be removed while a response begins: then the release that is live now answers.
    await sendFile(request, response, release, answer.file, answer.status).catch(
      async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT' || response.headersSent) throw error;
        const next = await live();
        const again = resolveRequest(path, next);
        if ('location' in again) return redirect(again.location);
        return sendFile(request, response, next, again.file, again.status);
      },
    );
  };
}

/** Finishes what was begun, and takes nothing new. */
function drain(server: Server): Promise<void> {
  const closed = once(server, 'close').then(() => undefined);
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), drainTime).unref();
  return closed;
}

/** The response to a request that cannot be parsed, or takes too long to arrive. */
function brokenRequest({ code }: NodeJS.ErrnoException): string {
  const status =
    code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? '408 Request Timeout'
      : code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : '400 Bad Request';
  const headers = Object.entries(headersFor('/')).map(([name, value]) => `${name}: ${value}`);
  return [
    `HTTP/1.1 ${status}`,
    ...headers,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${status.length}`,
    'Connection: close',
    '',
    status,
  ].join('\r\n');
}

/**
 * Serves a site as a production host does: precompressed files, immutable versions, documents that are always asked for
 * again, 404 documents, and the security headers on every answer. Only files of the live release can be reached.
 * @param root The site's folder.
 */
export async function startServer(
  root: string,
  { host, port, log, fault, timeout = 30_000 }: ServerOptions,
): Promise<RunningServer> {
  const handle = handlerFor(root);
  let ending = false;
  const server = createServer(
    {
      requestTimeout: timeout,
      headersTimeout: Math.min(timeout, 10_000),
      keepAliveTimeout: 10_000,
      connectionsCheckingInterval: Math.min(timeout, 5_000),
    },
    (request, response) => {
      const start = performance.now();
      if (log)
        response.once('close', () =>
          log(
            `${new Date().toISOString()} ${request.method} ${request.url} ${response.statusCode} ${response.getHeader('Content-Length') ?? 0} ${(performance.now() - start).toFixed(1)} ms`,
          ),
        );
      // A visitor who keeps the connection open would keep the server from ending.
      response.once('finish', () => ending && request.socket.end());
      handle(request, response).catch((error: unknown) => {
        // The visitor has disconnected: nobody is there to get a response.
        if (response.destroyed || (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
        fault?.(
          `${request.method} ${request.url} could not be answered: ${error instanceof Error ? error.message : String(error)}`,
        );
        if (response.headersSent) response.destroy();
        else sendStatus(request, response, 500);
      });
    },
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable && error.code !== 'ECONNRESET') socket.end(brokenRequest(error));
    else socket.destroy();
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      ending = true;
      return drain(server);
    },
  };
}
