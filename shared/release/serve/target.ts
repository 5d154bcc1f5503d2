import type { IncomingMessage } from 'node:http';

/**
 * What a request asks for: a path, and a query with its question mark. Proxies may send the whole address
 * [RFC 9112, 3.2.2].
 */
export function targetOf({ url = '' }: IncomingMessage): { path: string; query: string } {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*/, '');
  const path = target.replace(/\?.*/, '');
  return { path: path || '/', query: target.slice(path.length) };
}
