import { createHash } from 'node:crypto';

/** SHA-256 and size in bytes of each file of a release, by path. */
export type FileIndex = ReadonlyMap<string, readonly [hash: string, size: number]>;

/** Name of the index in the folder of a release. */
export const indexFile = 'files.json';

export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

export function readIndex(text: string): FileIndex {
  const index = JSON.parse(text) as Record<string, [string, number]>;
  // Tens of thousands of entries: a list of them all, made on the way, would take as long again.
  return new Map(Object.keys(index).map((path) => [path, index[path]!]));
}

export function writeIndex(index: FileIndex): Buffer {
  const lines = [...index].map((entry) => `${JSON.stringify(entry[0])}:${JSON.stringify(entry[1])}`);
  return Buffer.from(`{${lines.join(',')}}`);
}
