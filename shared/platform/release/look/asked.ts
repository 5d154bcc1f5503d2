/** Room look: what a request asks for, and of whom. For look and dev. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isHostOf, isLoopback } from '../../contract/hosts';

/** What a request asks for: a path, and a query with its question mark. */
export function splitTarget({ url = '' }: Pick<IncomingMessage, 'url'>): { path: string; query: string } {
  const path = url.replace(/[?#].*/, '') || '/';
  return { path, query: url.slice(path.length).replace(/#.*/, '') };
}

/** The name of the host that a request was sent to, as URLs have it. */
const hostnameOf = ({ host }: IncomingHttpHeaders) =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';

/**
 * Whether a request names this server: a site elsewhere could have its name lead here, and read it (DNS rebinding).
 * @param hosts Names that the site is published under.
 */
export function isNamed(headers: IncomingHttpHeaders, hosts: readonly string[]): boolean {
  const name = hostnameOf(headers);
  return isIP(name.replace(/^\[|\]$/g, '')) > 0 || isLoopback(name) || isHostOf(name, hosts);
}

/**
 * The target of a redirect for a request.
 * @param to The page, or a place on it, for example `/visit#tours`.
 * @param query The request's query, with its question mark: it goes before the fragment.
 */
export function withQuery(to: string, query: string): string {
  return to.replace(/(?=#|$)/, () => query);
}

/** Whether a request is for a service worker: on this machine it would outlive the site, and answer for the next one. */
export const isLocalWorker = (path: string, headers: IncomingHttpHeaders) =>
  isLoopback(hostnameOf(headers)) && (path === '/sw.js' || headers['service-worker'] === 'script');
