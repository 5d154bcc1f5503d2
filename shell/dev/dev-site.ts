import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import { resolvePath } from '../publish/host/resolve-path';
import { PublishError } from '../publish/publish-error';
import type { SiteFolder } from '../publish/site/site-folder';
import { devDocument, overrideScript, overrideScriptPath } from './dev-document';

/** Where the released site comes from: a folder, or a deployed site. */
export type Source = { site: SiteFolder } | { url: string };

type Answer = { status: number; type: string; body: Buffer };

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8', js: 'text/javascript', json: 'application/json', svg: 'image/svg+xml', avif: 'image/avif', webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg', woff2: 'font/woff2', webmanifest: 'application/manifest+json', xml: 'application/xml', txt: 'text/plain',
};

async function fromFolder({ root }: SiteFolder, path: string): Promise<Answer> {
  const { file, status } = resolvePath(root, path);
  const type = types[file.split('.').at(-1)!] ?? 'application/octet-stream';
  return { status, type, body: await readFile(join(root, file)) };
}

async function fromUrl(base: string, path: string): Promise<Answer> {
  const response = await fetch(new URL(path, base)).catch(() => {
    throw new PublishError(`${base} does not answer. Is it the address of a deployed site?`);
  });
  return { status: response.status, type: response.headers.get('content-type') ?? 'application/octet-stream', body: Buffer.from(await response.arrayBuffer()) };
}

export type DevSite = { host: string; port: number; source: Source; shellScript: string; overrides: Readonly<Record<string, string>> };

/** Serves the released site with development builds in it. */
export async function startDevSite({ host, port, source, shellScript, overrides }: DevSite): Promise<{ url: string; close: () => Promise<void> }> {
  const server = fastify({ forceCloseConnections: true });
  server.get(overrideScriptPath, (_request, reply) => reply.type('text/javascript').header('Cache-Control', 'no-store').send(overrideScript(overrides)));
  server.get('*', async (request, reply) => {
    const path = request.raw.url!.split(/[?#]/, 1)[0]!;
    const { status, type, body } = await ('site' in source ? fromFolder(source.site, path) : fromUrl(source.url, path));
    const isDocument = type.startsWith('text/html');
    return reply.code(status).type(type).header('Cache-Control', 'no-store').send(isDocument ? devDocument(body.toString(), shellScript) : body);
  });
  const url = await server.listen({ host, port });
  return { url, close: () => server.close() };
}
