import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, type BrotliOptions } from 'node:zlib';
import { hashOf } from '../store/file-index';
import type { Tree } from '../store/store';
import type { Memory } from './memory';

const [toBrotli, fromBrotli, toGzip, fromGzip] = [
  promisify(brotliCompress),
  promisify(brotliDecompress),
  promisify(gzip),
  promisify(gunzip),
];

const compressible = /\.(html|js|json|svg|xml|txt|webmanifest|css)$/;

/**
 * Lower for large lists of the whole site, which every release rewrites: the best compression of those takes seconds.
 */
function quality(path: string, { length }: Buffer): number {
  return /\.(json|xml)$/.test(path) && length > 64_000 ? 9 : constants.BROTLI_MAX_QUALITY;
}

/** A file's content in Brotli; the path says of what kind it is. */
export type Brotli = (path: string, content: Buffer) => Promise<Buffer>;

/**
 * Compresses at Brotli's best quality, which takes longer than the rest of a release.
 * @param memory Cache of compressed files: rendering, retrying and rolling back produce the same content again.
 */
export function brotliWith(memory: Memory): Brotli {
  // The gate weighs a file, and every attempt of a release writes it.
  const made = new Map<string, Promise<Buffer>>();

  const make = async (name: string, content: Buffer, params: BrotliOptions['params']) => {
    const kept = await memory.recall(name);
    if (kept && (await expandsTo(content, kept, fromBrotli))) return kept;
    const compressed = await toBrotli(content, { params });
    await memory.keep(name, compressed);
    return compressed;
  };
  return (path, content) => {
    const level = quality(path, content);
    const name = `${hashOf(content)}-${level}-${process.versions.brotli}.br`;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    const compressed = made.get(name) ?? make(name, content, params);
    made.set(name, compressed);
    return compressed;
  };
}

type Expand = (bytes: Buffer) => Promise<Buffer>;

/** Whether a compressed form is intact and expands to this content. */
async function expandsTo(content: Buffer, form: Buffer, expand: Expand): Promise<boolean> {
  const expanded = await expand(form).catch(() => null);
  return expanded?.equals(content) ?? false;
}

type Form = { path: string; compress: (content: Buffer) => Promise<Buffer>; expand: Expand };

function formsOf(path: string, brotli: Brotli): Form[] {
  if (!compressible.test(path)) return [];
  return [
    { path: `${path}.br`, compress: (bytes) => brotli(path, bytes), expand: fromBrotli },
    { path: `${path}.gz`, compress: (bytes) => toGzip(bytes, { level: 9 }), expand: fromGzip },
  ];
}

/** The paths that a file's compressed forms would have. */
export function compressedPaths(path: string): string[] {
  return compressible.test(path) ? [`${path}.br`, `${path}.gz`] : [];
}

/**
 * A file's `.br` and `.gz`, if its type is worth compressing. Those in a tree are reused if they are intact: they are
 * expanded and compared with the file.
 */
export function compressedForms(
  path: string,
  content: Buffer,
  tree: Tree,
  brotli: Brotli,
): Promise<[path: string, content: Buffer][]> {
  return Promise.all(
    formsOf(path, brotli).map(async ({ path: form, compress, expand }): Promise<[string, Buffer]> => {
      const stored = tree.has(form) ? await tree.read(form).catch(() => null) : null;
      return [form, stored && (await expandsTo(content, stored, expand)) ? stored : await compress(content)];
    }),
  );
}
