import { createHash } from 'node:crypto';
import { indexSchema } from './untrusted';

/** SHA-256 and size in bytes of each file of a release, by path. */
export type FileIndex = ReadonlyMap<string, readonly [hash: string, size: number]>;

/** Name of the index in the folder of a release. */
export const indexFile = 'files.json';

export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** @throws Error where the text is not an index, or an entry of it cannot be one of a release. */
export function readIndex(text: string): FileIndex {
  return new Map(Object.entries(indexSchema.parse(JSON.parse(text))));
}

export function writeIndex(index: FileIndex): Buffer {
  return Buffer.from(JSON.stringify(Object.fromEntries(index)));
}
