import { createHash } from 'node:crypto';

/** SHA-256 and size in bytes of each file of a release, by path. */
export type FileIndex = ReadonlyMap<string, readonly [hash: string, size: number]>;

/** Name of the index in the folder of a release. */
export const indexFile = 'files.json';

export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

export function readIndex(text: string): FileIndex {
  return new Map(Object.entries(JSON.parse(text) as Record<string, [string, number]>));
}

export function writeIndex(index: FileIndex): Buffer {
  return Buffer.from(JSON.stringify(Object.fromEntries(index)));
}
