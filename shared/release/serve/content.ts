import { extname } from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';

/** The media type of a file. */
export function mediaType(file: string): string {
  return contentType(extname(file)) || 'application/octet-stream';
}

const suffixes: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };

/** The form in which a file is sent, and the headers that say so: compressed, where that form is there and wanted. */
export function chosenForm(
  file: string,
  accepted: string | undefined,
  has: (path: string) => boolean,
): { path: string; headers: Record<string, string> } {
  const present = Object.keys(suffixes).filter((encoding) => has(file + suffixes[encoding]));
  if (present.length === 0) return { path: file, headers: {} };
  const taken = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(present);
  const best = present.find((encoding) => taken.includes(encoding)) ?? '';
  const headers = { Vary: 'Accept-Encoding' };
  const suffix = suffixes[best];
  return suffix ? { path: file + suffix, headers: { ...headers, 'Content-Encoding': best } } : { path: file, headers };
}
