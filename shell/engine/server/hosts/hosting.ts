/**
 * Room server/hosts: how a site is served, as data. For the server alone. Small servers read it of every release: a field that
 * goes is the contract's to raise.
 */
import { hostingFile, immutableFolders } from '@3eu/platform/contract/descriptor';
import { sitePolicy } from '@3eu/platform/contract/policy';
import type { FilesRequest, Hosting } from '@3eu/platform/contract/render';

/** Headers of every answer. */
const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Name of the reporting endpoint, by which the headers refer to it. */
const reportGroup = 'policy';

/** Both policies, with the endpoint for their violations (Reporting API, CSP level 3). */
function policies({ connections, reports }: FilesRequest): Record<string, string> {
  const [policy, integrity] = [sitePolicy(SITE.id, connections), 'blocked-destinations=(script)'];
  if (reports === null) return { 'Content-Security-Policy': policy, 'Integrity-Policy': integrity };
  return {
    'Content-Security-Policy': `${policy}; report-to ${reportGroup}`,
    'Integrity-Policy': `${integrity}, endpoints=(${reportGroup})`,
    'Reporting-Endpoints': `${reportGroup}="${reports}"`,
  };
}

/** How a site is served, as data. */
export function describeHosting(request: FilesRequest): Hosting {
  return {
    name: SITE.name,
    hosts: [new URL(SITE.address).hostname, ...SITE.hosts],
    documents: {
      ...everywhere,
      'Cache-Control': 'no-cache',
      ...policies(request),
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    immutable: {
      ...everywhere,
      // No page opens such a file as a document: one that was opened anyway could run nothing, and has no origin.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
    immutableFolders,
    // From then on a browser uses only TLS for this site. It has no effect over plain HTTP.
    overTls: { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' },
    redirects: request.redirects,
    notFoundFolders: request.notFoundFiles
      .filter((file) => file !== '404.html')
      .map((file) => `/${file.replace('404.html', '')}`)
      .sort(),
    hostFiles: ['_headers', '_redirects', hostingFile],
  };
}
