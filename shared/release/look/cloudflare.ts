import type { HostRules } from '../core/settings';
import { withDocument } from '../core/versions';
import { headersFor, transportSecurity } from './headers';
import { sectionsOf } from './static-hosts';

/** Name of the worker's file. */
export const worker = 'worker.mjs';

/**
 * `.assetsignore`: files that are not uploaded. Cloudflare compresses by itself. It bypasses the worker for any
 * existing file, so the documents at moved addresses must not be uploaded.
 */
export function assetsIgnoreFile({ redirects }: HostRules, hostFiles: readonly string[]): string {
  // Its patterns match in any case, so one for `/FAQ` would leave out the page itself.
  const moved = withDocument(redirects).map(([from]) => `${from}/index.html`);
  return [...hostFiles, '*.br', '*.gz', ...moved, ''].join('\n');
}

/**
 * The worker, for addresses without a file. The rules of `_headers` also apply to a missing file, so without it a
 * browser that requests a script during a deployment would cache for a year that it does not exist.
 */
export function workerFile({ notFoundFiles, redirects, headers }: HostRules): string {
  return `const moved = new Map(${JSON.stringify(Object.entries(redirects))});
const sections = ${JSON.stringify(sectionsOf(notFoundFiles))};
const headers = ${JSON.stringify({ ...headersFor('/', headers), ...transportSecurity }, null, 2)};

function answer(status, body, more) {
  return new Response(body, { status, headers: { ...headers, ...more } });
}

export default {
  async fetch({ method, url }, env) {
    const { pathname, search } = new URL(url);
    if (method === 'POST' && pathname.startsWith('/api/')) return answer(204, null);
    if (method !== 'GET' && method !== 'HEAD') return answer(405, null, { Allow: 'GET, HEAD' });
    const path = pathname.replace(/\\/$/, '');
    // The query stands before the place on the page, where the address has one.
    if (moved.has(path)) return answer(301, null, { Location: moved.get(path).replace(/(?=#|$)/, () => search) });
    // A section answers for the values of its pattern, and for nothing deeper.
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const page = (sections.includes(folder) ? folder : '/') + '404';
    const { body } = await env.ASSETS.fetch(new Request(new URL(page, url), { method }));
    return answer(404, body, { 'Content-Type': 'text/html; charset=utf-8' });
  },
};
`;
}
