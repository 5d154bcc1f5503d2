import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Cached } from '../cache';
import { hashOf } from '../store/layout';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

const compressible = /\.(html|js|json|svg|xml|txt|webmanifest|css)$/;

/**
 * Lower for large lists of the whole site, which every release rewrites: the best compression of those takes seconds.
 */
function quality(path: string, { length }: Buffer): number {
  return /\.(json|xml)$/.test(path) && length > 64_000 ? 9 : constants.BROTLI_MAX_QUALITY;
}

/** A file in Brotli; its path says of what kind it is. The best quality takes longer than the rest of a release. */
export function brotliOf(path: string, content: Buffer, cached: Cached): Promise<Buffer> {
  const level = quality(path, content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return cached('br', [hashOf(content), level, process.versions.brotli], () => toBrotli(content, { params }));
}

/** A compressed form of a file, by its path. */
export type Form = { path: string; make: (content: Buffer, cached: Cached) => Promise<Buffer> };

/** The compressed forms of a file, if its type is worth compressing. */
export function formsOf(path: string): Form[] {
  if (!compressible.test(path)) return [];
  return [
    { path: `${path}.br`, make: (content, cached) => brotliOf(path, content, cached) },
    { path: `${path}.gz`, make: (content) => toGzip(content, { level: 9 }) },
  ];
}
