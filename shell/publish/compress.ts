import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeWhole } from './site-folder';

const brotli = promisify(brotliCompress);
const gunzipable = promisify(gzip);

const compressible = /\.(html|js|cjs|json|svg|xml|txt|webmanifest|css)$/;

/** Writes a file's `.br` and `.gz` beside it, where its kind is worth it. The server hands them out as they are. */
export async function writeCompressed(file: string, content: Buffer): Promise<void> {
  if (!compressible.test(file)) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), gunzipable(content, { level: 9 })]);
  await Promise.all([writeWhole(`${file}.br`, br), writeWhole(`${file}.gz`, gz)]);
}

/** Writes a file together with its compressed forms; the plain one last, since it is the one that counts. */
export async function writePublic(file: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content);
  await writeCompressed(file, bytes);
  await writeWhole(file, bytes);
}
