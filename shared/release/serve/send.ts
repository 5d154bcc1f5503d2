import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { pipeline } from 'node:stream/promises';
import { chosenForm, isFresh, mediaType, requestedRange } from './content';
import { headersFor, transportSecurity } from './headers';
import { requireReleased, type LiveRelease } from './live-release';

/** Whether a visitor reached this server over TLS, itself or by a proxy in front of it. */
function isSecure({ headers, socket }: IncomingMessage): boolean {
  return (socket as Partial<TLSSocket>).encrypted === true || headers['x-forwarded-proto'] === 'https';
}

/** Headers of every answer to a request. */
function commonHeaders(
  request: IncomingMessage,
  path: string,
  settings: LiveRelease['headers'] = {},
): Record<string, string> {
  return { ...headersFor(path, settings), ...(isSecure(request) ? transportSecurity : {}) };
}

/** Sends an empty response (204). */
export function sendNothing(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, commonHeaders(request, '/')).end();
}

/** Answers in a sentence: as a document where a browser asked for one, else as plain text. */
export function sendStatus(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  const words = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  const wantsDocument = (request.headers.accept ?? '').includes('text/html');
  const body = wantsDocument
    ? `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${words}</title></head><body><h1>${words}</h1></body></html>\n`
    : `${words}\n`;
  // Close the connection: the rest of a body that nobody reads would be taken for the next request.
  const rest = request.complete || request.method === 'GET' || request.method === 'HEAD' ? {} : { Connection: 'close' };
  response.writeHead(status, {
    ...commonHeaders(request, '/'),
    ...rest,
    ...headers,
    'Content-Type': mediaType(wantsDocument ? 'x.html' : 'x.txt'),
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Files up to this size stay in memory while their release is live: compressed documents and scripts, fonts, small
 * pictures; of this site, 9 MB at most. In bytes.
 */
const keptSize = 64 * 1024;

/** Sends a file of a release. It is opened once: what is sent is what was measured. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  release: LiveRelease,
  file: string,
  status: 200 | 404,
): Promise<void> {
  const form = chosenForm(file, String(request.headers['accept-encoding'] ?? ''), release.has);
  const [hash, size] = release.file(form.path)!;
  const etag = `"${hash.slice(0, 24)}"`;
  const headers: Record<string, string | number> = {
    ...commonHeaders(request, status === 200 ? `/${file}` : '/', release.headers),
    'Content-Type': mediaType(file),
    ...(form.encoding ? { 'Content-Encoding': form.encoding } : {}),
    ...(form.varies ? { Vary: 'Accept-Encoding' } : {}),
  };
  // A not-found document gets neither ranges nor conditional requests. Ranges are defined for GET alone (RFC 9110,
  // 14.2).
  const range =
    status === 200 && request.method === 'GET'
      ? requestedRange(request.headers.range, request.headers['if-range'] as string | undefined, etag, size)
      : 'whole';
  if (status === 200) {
    Object.assign(headers, { ETag: etag, 'Accept-Ranges': 'bytes' });
    if (isFresh(request.headers['if-none-match'], etag)) return void response.writeHead(304, headers).end();
    if (range === 'unsatisfiable')
      return void response.writeHead(416, { ...headers, 'Content-Range': `bytes */${size}` }).end();
  }
  const part = typeof range === 'string' ? null : range;
  if (part) Object.assign(headers, { 'Content-Range': `bytes ${part.start}-${part.end}/${size}` });
  const begin = () =>
    response.writeHead(part ? 206 : status, { ...headers, 'Content-Length': part ? part.end - part.start + 1 : size });
  if (size <= keptSize) {
    const content = await release.content(form.path);
    begin().end(request.method === 'HEAD' ? undefined : part ? content.subarray(part.start, part.end + 1) : content);
    return;
  }
  const handle = await open(join(release.folder, form.path), constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    requireReleased(form.path, (await handle.stat()).size, size);
    begin();
    if (request.method === 'HEAD') return void response.end();
    await pipeline(handle.createReadStream({ ...(part ?? {}), autoClose: false }), response);
  } finally {
    await handle.close();
  }
}
