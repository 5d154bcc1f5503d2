import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { ForeignOrigins } from '@3eu/shared/contract/policy';
import { headersFor } from './headers';
import { resolvePath } from './resolve-path';
import { foreignOrigins, readConfig } from '../site/site-config';
import type { SiteFolder } from '../site/site-folder';

export type ServerOptions = {
  host: string;
  /** 0 takes a free one. */
  port: number;
  /** Origins other than the site's own that its pages need. Default: those of the site's configuration. */
  origins?: ForeignOrigins;
};

export type RunningServer = { url: string; close: () => Promise<void> };

/** Reports of the telemetry are small; more than this is refused. In bytes. */
const reportLimit = 64 * 1024;

/**
 * Serves a site as a production host does: precompressed files, immutable versions, documents that are always asked
 * for again, 404 documents, and the security headers. Nothing outside the site's folder can be reached.
 */
export async function startServer({ root }: SiteFolder, { host, port, origins }: ServerOptions): Promise<RunningServer> {
  const foreign = origins ?? foreignOrigins(await readConfig({ root }));
  const server = fastify({ bodyLimit: reportLimit, forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  await server.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false, etag: true, lastModified: false });

  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.post('/api/*', (_request, reply) => reply.code(204).send());

  server.get('*', (request, reply) => {
    const path = request.raw.url!.split(/[?#]/, 1)[0]!;
    const { file, status } = resolvePath(root, path);
    return reply.code(status).headers(headersFor(status === 200 ? path : '/', foreign)).sendFile(file);
  });
  server.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    return reply.code(status).type('text/plain').send(status < 500 ? error.message : 'The server could not answer.');
  });

  const url = await server.listen({ host, port });
  return { url, close: () => server.close() };
}
