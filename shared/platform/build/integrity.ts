/** Room build: the hash that a script is checked against. For this room and release/site. */
import { createHash } from 'node:crypto';

/** The Subresource Integrity value of a script [SRI]. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
