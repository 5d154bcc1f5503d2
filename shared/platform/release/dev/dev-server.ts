/** Room dev: the released site with development builds in it, as a server. For cli alone. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from '../../contract/descriptor';
import { unregisterWorker } from '../make/service-worker';
import { isLocalWorker, isNamed, splitTarget, withQuery } from '../look/asked';
import { developedRegistry, type DevelopedRemote } from './documents';
import type { ReleasedSite, SiteAnswer } from './source';

type DevServer = {
  source: ReleasedSite;
  /** The remotes in development, as they are now. */
  developed: () => readonly DevelopedRemote[];
  /** The document of an address, with the remotes in development as they are now. */
  document: (registry: Registry, path: string) => Promise<SiteAnswer>;
};

const plain = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** Whether a path is one that a page may have, and no file's or interface's. */
function isPagePath(path: string): boolean {
  return !/\.[a-z0-9]+$|^\/api\//.test(path);
}

async function answer(
  { source, developed, document }: DevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, type: string, body: Buffer | string, headers: Record<string, string> = {}) =>
    void response.writeHead(status, { ...plain, 'Content-Type': type, ...headers }).end(body);
  const { path, query } = splitTarget(request);
  if (isLocalWorker(path, request.headers)) return send(200, 'text/javascript', unregisterWorker);
  const registry = async () => developedRegistry(await source.registry(), developed());
  if (path === '/remotes.json') return send(200, 'application/json', JSON.stringify(await registry()));
  const { status, type, body, location } = isPagePath(path)
    ? await document(await registry(), path)
    : await source.answer(path);
  return send(status, type, body, location === undefined ? {} : { Location: withQuery(location, query) });
}

/** Serves the released site with development builds in it. */
export async function startDevServer(
  site: DevServer,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (!isNamed(request.headers, [host]))
      return void response.writeHead(403, plain).end('This is not the name of this server.');
    answer(site, request, response).catch((error: unknown) => {
      response
        .writeHead(502, { ...plain, 'Content-Type': 'text/plain; charset=utf-8' })
        .end(error instanceof Error ? error.message : String(error));
    });
  }).listen(port, host);
  await once(server, 'listening');
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close').catch(() => undefined);
  };
  return { port: (server.address() as AddressInfo).port, close };
}
