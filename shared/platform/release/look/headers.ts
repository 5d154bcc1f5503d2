import { sitePolicy } from '../../contract/policy';
import { immutableFolders } from '../../contract/descriptor';
import type { HeaderSettings } from '../core/settings';

/** Headers of every answer. */
const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Header of responses over TLS: from then on a browser uses only TLS for this site. It has no effect over plain HTTP.
 */
export const transportSecurity = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** For files that no page opens as a document: one that was opened anyway could run nothing, and has no origin. */
const noDocument = { 'Content-Security-Policy': "default-src 'none'; sandbox" };

/** Whether a path names a file that never changes. */
function isImmutable(path: string): boolean {
  return immutableFolders.some((folder) => path.startsWith(folder));
}

/** Name of the reporting endpoint, by which the headers refer to it. */
const reportGroup = 'policy';

/** Both policies, with the endpoint for their violations (Reporting API, CSP level 3). */
function policies({ connections = [], reports }: HeaderSettings): Record<string, string> {
  const [policy, integrity] = [sitePolicy(connections), 'blocked-destinations=(script)'];
  if (reports === undefined) return { 'Content-Security-Policy': policy, 'Integrity-Policy': integrity };
  return {
    'Content-Security-Policy': `${policy}; report-to ${reportGroup}`,
    'Integrity-Policy': `${integrity}, endpoints=(${reportGroup})`,
    'Reporting-Endpoints': `${reportGroup}="${reports}"`,
  };
}

/** Headers of the answer for a path. */
export function headersFor(path: string, settings: HeaderSettings = {}): Record<string, string> {
  if (isImmutable(path)) {
    return {
      ...everywhere,
      ...noDocument,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
  }
  return {
    ...everywhere,
    'Cache-Control': 'no-cache',
    ...policies(settings),
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
