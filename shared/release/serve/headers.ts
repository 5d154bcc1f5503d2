import { sitePolicy, type ForeignOrigins } from '@3eu/shared/contract/policy';

/** Headers of every answer. */
const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Header of answers over TLS: from then on a browser asks for nothing in the clear. Elsewhere it has no meaning. */
export const transportSecurity = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** Folders whose files never change: their names carry a hash or a version. */
export const immutableFolders = [
  '/shell/',
  '/remotes/',
  '/pictures/',
  '/people/',
  '/emblems/',
  '/sports/',
  '/fonts/',
  '/search/',
];

/** Whether a path names a file that never changes. */
export function isImmutable(path: string): boolean {
  return immutableFolders.some((folder) => path.startsWith(folder));
}

/** Headers of the answer for a path. */
export function headersFor(path: string, origins: ForeignOrigins = {}): Record<string, string> {
  if (isImmutable(path)) {
    return {
      ...everywhere,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
  }
  return {
    ...everywhere,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': sitePolicy(origins),
    'Integrity-Policy': 'blocked-destinations=(script)',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
