import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { hashOf } from '../store/file-index';
import type { Tree } from '../store/store';
import type { Memory } from './memory';

const [toBrotli, fromBrotli, toGzip] = [promisify(brotliCompress), promisify(brotliDecompress), promisify(gzip)];

const compressible = /\.(html|js|json|svg|xml|txt|webmanifest|css)$/;

/**
 * Lower for large lists of the whole site, which every release rewrites: the best compression of those takes seconds.
 */
function quality(path: string, { length }: Buffer): number {
  return /\.(json|xml)$/.test(path) && length > 64_000 ? 9 : constants.BROTLI_MAX_QUALITY;
}

/** The name of a compressed file in the memory: all that its bytes depend on. */
function keyOf(content: Buffer, level: number): string {
  return `${hashOf(content)}-${level}-${process.versions.brotli}.br`;
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

  const make = async (name: string, content: Buffer, level: number) => {
    const kept = await memory.recall(name);
    // Whoever can write to the memory's folder must not decide what visitors get.
    if (kept && (await fromBrotli(kept).catch(() => null))?.equals(content)) return kept;
    const compressed = await toBrotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    });
    await memory.keep(name, compressed);
    return compressed;
  };
  return (path, content) => {
    const level = quality(path, content);
    const name = keyOf(content, level);
    const compressed = made.get(name) ?? make(name, content, level);
    made.set(name, compressed);
    return compressed;
  };
}

/** The paths that a file's compressed forms would have. */
export function compressedPaths(path: string): string[] {
  return compressible.test(path) ? [`${path}.br`, `${path}.gz`] : [];
}

/** A file's `.br` and `.gz`, if its type is worth compressing. Intact ones of the same file in a tree are reused. */
export async function compressedForms(
  path: string,
  content: Buffer,
  tree: Tree,
  brotli: Brotli,
): Promise<[path: string, content: Buffer][]> {
  const isUnchanged = tree.hash(path) === hashOf(content);
  const formOf = async (form: string): Promise<[string, Buffer]> => {
    const stored = isUnchanged && tree.has(form) ? await tree.read(form).catch(() => null) : null;
    return [form, stored ?? (await (form.endsWith('.br') ? brotli(path, content) : toGzip(content, { level: 9 })))];
  };
  return Promise.all(compressedPaths(path).map(formOf));
}
