import type { ReadStream } from 'node:fs';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import send from 'send';
import { headersFor, transportSecurity } from './headers';
import { damaged } from '../store/store';
import type { LiveRelease } from './live-release';
import { chosenForm, mediaType } from './request';

/** Headers of every answer. Proxies in front of this server say that visitors reached them over TLS. */
function commonHeaders({ headers }: IncomingMessage, path: string, settings: LiveRelease['headers'] = {}) {
  return { ...headersFor(path, settings), ...(headers['x-forwarded-proto'] === 'https' ? transportSecurity : {}) };
}

/**
 * Answers with no file of the release.
 * @param body Default: a sentence, as a document where a browser asked for one, else as plain text.
 */
export function sendStatus(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  body?: string,
): void {
  const words = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  const isDocument = (request.headers.accept ?? '').includes('text/html');
  const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${words}</title></head><body><h1>${words}</h1></body></html>\n`;
  const text = body ?? (isDocument ? document : `${words}\n`);
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, {
    ...commonHeaders(request, '/'),
    'Content-Type': mediaType(isDocument ? 'x.html' : 'x.txt'),
    ...(status === 204 ? {} : { 'Content-Length': Buffer.byteLength(text) }),
    // The rest of a body that nobody reads would be taken for the next request.
    ...(request.complete ? {} : { Connection: 'close' }),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** Sends a file of a release. @returns When nothing more will be sent. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  release: LiveRelease,
  { file, status }: { file: string; status: 200 | 404 },
): Promise<void> {
  const form = chosenForm(file, request.headers['accept-encoding'] as string | undefined, release.has);
  await release.check(form.path);
  response.statusCode = status;
  const headers = {
    ...commonHeaders(request, status === 200 ? `/${file}` : '/', release.headers),
    ...form.headers,
    'Content-Type': mediaType(file),
    ...(status === 200 ? { ETag: `"${release.file(form.path)![0].slice(0, 24)}"` } : {}),
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  await new Promise<void>((resolve, reject) => {
    response.once('close', resolve);
    send(request, encodeURIComponent(form.path), {
      root: release.folder,
      // Ranges are defined for GET alone (RFC 9110, 14.2), and not for a document in place of what was asked for.
      acceptRanges: status === 200 && request.method === 'GET',
      dotfiles: 'allow',
      index: false,
      cacheControl: false,
      etag: false,
      lastModified: false,
    })
      .on('error', reject)
      .on('stream', (stream: ReadStream) =>
        // Before the response ends: what is missing would be taken from the next one.
        stream.once('end', () => {
          if (stream.bytesRead === Number(response.getHeader('Content-Length'))) return;
          response.destroy();
          reject(damaged(form.path));
        }),
      )
      .pipe(response);
  });
}
