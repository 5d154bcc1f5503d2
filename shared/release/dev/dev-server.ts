import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from '@3eu/shared/contract/release';
import { isOff, overrideScript, overrideScriptPath } from './overrides';
import { developedRegistry, hasPage, type DevelopedRemote } from './registry';
import type { Source } from './source';

export type DevServer = {
  source: Source;
  /** The remotes in development, as they are now. */
  developed: () => readonly DevelopedRemote[];
  /** Addresses of the shell's own pages. */
  shellPages: readonly string[];
  document: (registry: Registry, path: string) => Promise<string>;
  /** Tells one run of the dev server from another. */
  run: string;
};

const plain = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

function isDocumentRequest({ headers }: IncomingMessage, path: string): boolean {
  return (headers.accept ?? '').includes('text/html') && !/\.[a-z0-9]+$/.test(path);
}

async function answer(
  { source, developed, shellPages, document, run }: DevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = '/'] = (request.url ?? '/').split(/[?#]/, 1);
  const remotes = developed();
  const registry = async () => developedRegistry(await source.registry(), remotes);
  const send = (status: number, type: string, body: Buffer | string, headers: Record<string, string> = {}) =>
    void response.writeHead(status, { ...plain, 'Content-Type': type, ...headers }).end(body);
  const overrides = Object.fromEntries(remotes.map(({ definition, origin }) => [definition.name, origin]));

  if (path === overrideScriptPath) return send(200, 'text/javascript', overrideScript(run, overrides));
  if (!isOff(run, request.headers.cookie)) {
    if (path === '/remotes.json') return send(200, 'application/json', JSON.stringify(await registry()));
    if (isDocumentRequest(request, path)) {
      const now = await registry();
      const known = hasPage(now, path) || shellPages.includes(path);
      return send(known ? 200 : 404, 'text/html; charset=utf-8', await document(now, path));
    }
  }
  const { status, type, body, location } = await source.answer(path);
  return send(status, type, body, location === undefined ? {} : { Location: location });
}

/** Serves the released site with development builds in it. */
export async function startDevServer(
  site: DevServer,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
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
