import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeWhole } from './site-folder';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const compressible = /\.(html|js|cjs|json|svg|xml|txt|webmanifest|css)$/;

/** The lists of the whole site are written anew with every release: of large ones the best compression takes seconds. */
function quality(file: string, { length }: Buffer): number {
  return /\.(json|xml)$/.test(file) && length > 64_000 ? 9 : constants.BROTLI_MAX_QUALITY;
}

/** A file's `.br` and `.gz`, where its kind is worth it. The server hands them out as they are. */
export async function compressedForms(file: string, content: Buffer): Promise<[path: string, content: Buffer][]> {
  if (!compressible.test(file)) return [];
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality(file, content), [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  return [[`${file}.br`, br], [`${file}.gz`, gz]];
}

/** Writes a file's compressed forms beside it. */
export async function writeCompressed(file: string, content: Buffer): Promise<void> {
  for (const [path, bytes] of await compressedForms(file, content)) await writeWhole(path, bytes);
}
