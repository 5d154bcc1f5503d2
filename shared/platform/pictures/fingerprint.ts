import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** First ten hex digits of the SHA-256 of the parts, in order: long enough to be unique, short enough for a file name. */
export const fingerprint = (...parts: (Buffer | string)[]): string => {
  const sha = createHash('sha256');
  for (const part of parts) sha.update(part);
  return sha.digest('hex').slice(0, 10);
};

/** Fingerprint of a file's bytes. */
export const fingerprintFile = (file: string): string => fingerprint(readFileSync(file));
