import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { hashOf } from '../store/file-index';
import type { Tree } from '../store/store';

const [toBrotli, fromBrotli, toGzip, fromGzip] = [
  promisify(brotliCompress),
  promisify(brotliDecompress),
  promisify(gzip),
  promisify(gunzip),
];

const compressible = /\.(html|js|json|svg|xml|txt|webmanifest|css)$/;

/** The lists of the whole site are written anew with every release: of large ones the best compression takes seconds. */
function quality(path: string, { length }: Buffer): number {
  return /\.(json|xml)$/.test(path) && length > 64_000 ? 9 : constants.BROTLI_MAX_QUALITY;
}

type Form = {
  path: string;
  compress: (content: Buffer) => Promise<Buffer>;
  expand: (content: Buffer) => Promise<Buffer>;
};

const known = new Map<string, Promise<Buffer>>();

/** A file's content in Brotli. The gate weighs it, and every attempt of a release writes it: it is made once. */
export function brotliOf(path: string, content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality(path, content),
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const key = `${params[constants.BROTLI_PARAM_QUALITY]} ${hashOf(content)}`;
  const compressed = known.get(key) ?? toBrotli(content, { params });
  known.set(key, compressed);
  return compressed;
}

function formsOf(path: string): Form[] {
  if (!compressible.test(path)) return [];
  return [
    { path: `${path}.br`, compress: (bytes) => brotliOf(path, bytes), expand: fromBrotli },
    { path: `${path}.gz`, compress: (bytes) => toGzip(bytes, { level: 9 }), expand: fromGzip },
  ];
}

/** The paths that a file's compressed forms would have. */
export function compressedPaths(path: string): string[] {
  return compressible.test(path) ? [`${path}.br`, `${path}.gz`] : [];
}

/**
 * A file's `.br` and `.gz`, where its kind is worth it. Those that stand in a tree are taken if they are whole: what they
 * expand to is compared with the file.
 */
export function compressedForms(path: string, content: Buffer, tree: Tree): Promise<[path: string, content: Buffer][]> {
  return Promise.all(
    formsOf(path).map(async ({ path: form, compress, expand }): Promise<[string, Buffer]> => {
      const stored = tree.has(form) ? await tree.read(form).catch(() => null) : null;
      const expanded = stored && (await expand(stored).catch(() => null));
      return [form, stored && expanded?.equals(content) ? stored : await compress(content)];
    }),
  );
}
