import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '@3eu/shared/contract/loopback';

/** The address on this machine by which a browser asks; null where it asks another one, or a proxy asks for it. */
function loopbackAddress(headers: IncomingHttpHeaders): URL | null {
  const address = `http://${headers.host}`;
  const isForwarded = Object.keys(headers).some((name) => /^(x-forwarded-|forwarded$)/.test(name));
  if (isForwarded || !URL.canParse(address)) return null;
  return isLoopback(new URL(address).hostname) ? new URL(address) : null;
}

/**
 * Where a browser that opens a document is led: the origin of the site's own, so that no other site that is served on
 * this machine shares its storage. Null where it is there already, and for tools, which keep nothing.
 * @param name The site's host name below localhost.
 */
export function ownOrigin(headers: IncomingHttpHeaders, name: string | undefined): string | null {
  const address = loopbackAddress(headers);
  const opens = headers['sec-fetch-mode'] === 'navigate' || (headers.accept ?? '').includes('text/html');
  if (name === undefined || !address || !opens || address.hostname === name) return null;
  address.hostname = name;
  return address.origin;
}

/**
 * Whether a request is for the script of a service worker that must not stay: on this machine, a worker would outlive
 * the site that installed it, and answer for whatever is served there next.
 */
export function isLocalWorker(path: string, headers: IncomingHttpHeaders): boolean {
  return (path === '/sw.js' || headers['service-worker'] === 'script') && loopbackAddress(headers) !== null;
}
