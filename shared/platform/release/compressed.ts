/**
 * Room release: the compressed forms of a file, which hosts send in its place and the gate measures. For make and
 * store.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keyOf, type Cached } from './cache';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * A file in Brotli; its path says of what kind it is. Large lists, which every release rewrites, are compressed less; a
 * package's part of the search index, which only its own releases do, is not.
 */
export function brotliOf(path: string, content: Buffer, cached: Cached): Promise<Buffer> {
  const isList = /(?<!search\/[^/]*)\.(json|xml)$/.test(path) && content.length > 64_000;
  const level = isList ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return cached('br', [keyOf(content), level, process.versions.brotli], () => toBrotli(content, { params }));
}

/** A file in gzip, for hosts and programs that know no Brotli. */
export function gzipOf(content: Buffer, cached: Cached): Promise<Buffer> {
  return cached('gz', [keyOf(content)], () => toGzip(content, { level: 9 }));
}
