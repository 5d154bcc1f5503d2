import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { headersFor } from './headers';
import { withQuery } from './static-hosts';
import { unregisterWorker } from '../core/service-worker';
import { DamagedFileError } from '../store/store';
import { liveReleases, type LiveRelease } from './live-release';
import { isLocalWorker, resolveRequest, targetOf } from './request';
import { sendFile, sendStatus } from './send';

export type ServerOptions = {
  host: string;
  /** 0 takes a free one. */
  port: number;
  /** Receives a line for each answer. */
  log?: (line: string) => void;
  /** Receives a line for the first request that could not be answered for a reason, and for the 10th, 100th and so on. */
  fault?: (line: string) => void;
  /** How long a request may take to arrive; of an answer, a visitor may read nothing twice as long. In ms, default 30 s. */
  timeout?: number;
};

export type RunningServer = { port: number; close: () => Promise<void> };

/** Reports of the telemetry are small; more than this is refused. In bytes. */
const reportLimit = 64 * 1024;

/** How long unfinished responses may take once the server is asked to end. In milliseconds. */
const drainTime = 10_000;

/** With a file for each, fewer descriptors than a process has by default. */
const connectionLimit = 400;

/** Requests that may wait on a connection for the answers before them; browsers send none ahead. */
const aheadLimit = 16;

/** What went wrong with an answer; a status where a request asked for what cannot be. */
type Fault = Error & { status?: number; headers?: Record<string, string> };

/** Reads a report, and forgets it. @returns The status of its answer. */
function takeReport(request: IncomingMessage): Promise<204 | 413> {
  return new Promise((resolve, reject) => {
    let size = 0;
    request.on('data', ({ length }: Buffer) => (size += length) > reportLimit && resolve(413));
    request.once('end', () => resolve(204)).once('error', reject);
  });
}

async function answer(
  live: () => Promise<LiveRelease>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const say = (...words: [status: number, headers?: Record<string, string>, body?: string]) =>
    sendStatus(request, response, ...words);
  const { path, query } = targetOf(request);
  const { method, headers, httpVersion } = request;
  const hosts = request.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return say(400);
  if (method === 'POST' && path.startsWith('/api/')) return say(await takeReport(request));
  if (method !== 'GET' && method !== 'HEAD') return say(405, { Allow: 'GET, HEAD' });
  if (path === '/healthz') {
    await (await live()).check('index.html');
    return say(200, { 'Cache-Control': 'no-store' });
  }
  if (isLocalWorker(path, headers)) return say(200, { 'Content-Type': 'text/javascript' }, unregisterWorker);
  const release = await live();
  const found = resolveRequest(path, release);
  if ('location' in found) return say(301, { Location: withQuery(encodeURI(found.location), query) });
  if (found.file === undefined) return say(found.status);
  await sendFile(request, response, release, found);
}

/** Has answers of a connection begin one after another. One on which too many requests wait is closed. */
function inTurn(begin: (request: IncomingMessage, response: ServerResponse) => void) {
  const ahead = new WeakMap<Socket, number>();
  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed) return;
    // A response gets the connection when those before it have been sent.
    if (response.socket) return begin(request, response);
    const waiting = (ahead.get(socket) ?? 0) + 1;
    ahead.set(socket, waiting);
    if (waiting > aheadLimit) return void socket.destroy();
    response.once('socket', () => {
      ahead.set(socket, ahead.get(socket)! - 1);
      begin(request, response);
    });
  };
}

/** Reports what goes wrong once for each reason, and then how often it has: ten times, a hundred times. */
function counted(say: (line: string) => void) {
  const times = new Map<string, number>();
  return (reason: string, line: string) => {
    const count = (times.get(reason) ?? 0) + 1;
    times.set(reason, count);
    if (/^10*$/.test(String(count))) say(count === 1 ? line : `${line} (${count} times)`);
  };
}

/** The response to a request that cannot be parsed, or takes too long to arrive. */
function brokenRequest({ code }: NodeJS.ErrnoException): string {
  const statuses: Record<string, string> = {
    ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  };
  const status = statuses[code ?? ''] ?? '400 Bad Request';
  const headers = Object.entries({ ...headersFor('/'), Connection: 'close', 'Content-Length': String(status.length) });
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...lines, 'Content-Type: text/plain', '', status].join('\r\n');
}

/**
 * Serves a site as a production host does: precompressed files, immutable versions, documents that are always asked for
 * again, 404 documents, and the security headers on every answer. Only files of the live release can be reached.
 * @param root The site's folder.
 */
export async function startServer(
  root: string,
  { host, port, log, fault = () => {}, timeout = 30_000 }: ServerOptions,
): Promise<RunningServer> {
  const live = liveReleases(root);
  const report = counted(fault);
  let ending: Promise<void> | undefined;
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    const { socket, method, url } = request;
    const [start, before] = [performance.now(), socket.bytesWritten];
    response.once('close', () => {
      const took = (performance.now() - start).toFixed(1);
      const sent = socket.bytesWritten - before;
      log?.(`${new Date().toISOString()} ${method} ${url} ${response.statusCode} ${sent} ${took} ms`);
    });
    // A visitor who keeps the connection open would keep the server from ending.
    response.once('finish', () => ending && socket.end());
    answer(live, request, response).catch((error: Fault) => {
      if (error.status === 412 || error.status === 416)
        return sendStatus(request, response, error.status, error.headers);
      // A visitor who has left is no fault.
      if (response.destroyed && !(error instanceof DamagedFileError)) return;
      report(error.message, `${method} ${url} could not be answered: ${error.message}`);
      if (response.headersSent) response.destroy();
      else sendStatus(request, response, 500);
    });
  };
  const limits = {
    requestTimeout: timeout,
    headersTimeout: Math.min(timeout, 10_000),
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: Math.min(timeout, 5_000),
    // Node's own answer would have no headers.
    requireHostHeader: false,
  };
  const server = createServer(limits, inTurn(begin)).setTimeout(2 * timeout);
  server.maxConnections = connectionLimit;
  server.on('checkExpectation', (request, response) => sendStatus(request, response, 417));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable && error.code !== 'ECONNRESET') socket.end(brokenRequest(error));
    else socket.destroy();
  });
  server.listen(port, host);
  await once(server, 'listening');
  const drain = async () => {
    const closed = once(server, 'close');
    server.close();
    setTimeout(() => server.closeAllConnections(), drainTime).unref();
    await closed;
  };
  return { port: (server.address() as AddressInfo).port, close: () => (ending ??= drain()) };
}
