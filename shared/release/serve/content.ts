import { extname } from 'node:path';
import parseRange from 'range-parser';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The media type of a file. */
export function mediaType(file: string): string {
  return types[extname(file)] ?? 'application/octet-stream';
}

const forms = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Weight of an encoding in `Accept-Encoding` (RFC 9110, section 12.5.3); 0 where it is not wanted. */
function weight(accepted: string, encoding: string): number {
  const entries = accepted
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim().split(/\s*;\s*/));
  const entry = entries.find(([name]) => name === encoding) ?? entries.find(([name]) => name === '*');
  if (!entry) return 0;
  const quality = entry.find((part) => part.startsWith('q='));
  return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
}

/** The form in which a file is sent: compressed, where it is there and wanted. */
export function chosenForm(
  file: string,
  accepted: string,
  has: (path: string) => boolean,
): { path: string; encoding: string | null; varies: boolean } {
  const present = forms.filter(([, suffix]) => has(file + suffix));
  const [best] = present
    .map(([encoding, suffix]) => ({ encoding, path: file + suffix, wanted: weight(accepted, encoding) }))
    .filter(({ wanted }) => wanted > 0)
    .sort((a, b) => b.wanted - a.wanted);
  return best
    ? { path: best.path, encoding: best.encoding, varies: true }
    : { path: file, encoding: null, varies: present.length > 0 };
}

/** Whether a conditional request has the file already (RFC 9110, section 13.1.2). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** The requested range of a file; a request for several ranges gets the whole file. */
export function requestedRange(
  header: string | undefined,
  ifRange: string | undefined,
  etag: string,
  size: number,
): { start: number; end: number } | 'whole' | 'unsatisfiable' {
  if (header === undefined || (ifRange !== undefined && ifRange !== etag)) return 'whole';
  const ranges = parseRange(size, header);
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return 'whole';
  return ranges[0]!;
}
