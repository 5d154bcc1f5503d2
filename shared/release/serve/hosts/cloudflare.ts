import { brand } from '@3eu/shared/site';
import { headersFor, transportSecurity } from '../headers';
import type { HostRules } from './rules';

/** Name of the worker's file. */
export const worker = 'worker.mjs';

/** The newest behaviour of the runtime that the tests have tried. */
const compatibilityDate = '2026-04-26';

/** Files that are not uploaded: Cloudflare compresses by itself, and the worker knows the moved addresses. */
export function assetsIgnore(hostFiles: readonly string[]): string {
  return [...hostFiles, '.wrangler', '*.br', '*.gz', ''].join('\n');
}

/**
 * `wrangler.jsonc`. Files are served without the worker; it runs only where there is none. Without the flag, a
 * navigation to an unknown address would not reach it.
 */
export function wranglerFile(): string {
  const configuration = {
    name: brand.name.toLowerCase().replaceAll(' ', '-'),
    main: worker,
    compatibility_date: compatibilityDate,
    compatibility_flags: ['assets_navigation_has_no_effect'],
    assets: {
      directory: '.',
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    },
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/**
 * The worker, for addresses at which no file stands. The rules of `_headers` hold for a missing file too, so that a
 * browser which asks for a script during a deployment would remember for a year that there is none.
 */
export function workerFile({ redirects, headers }: HostRules): string {
  return `const moved = new Map(${JSON.stringify(Object.entries(redirects))});
const headers = ${JSON.stringify({ ...headersFor('/', headers), ...transportSecurity }, null, 2)};

export default {
  async fetch(request, env) {
    const { pathname, search } = new URL(request.url);
    if (request.method === 'POST' && pathname.startsWith('/api/')) return new Response(null, { status: 204, headers });
    const to = moved.get(pathname);
    if (to) return new Response(null, { status: 301, headers: { ...headers, Location: to + search } });
    const answer = await env.ASSETS.fetch(request);
    if (answer.status !== 404) return answer;
    const type = answer.headers.get('Content-Type') ?? 'text/html; charset=utf-8';
    return new Response(answer.body, { status: 404, headers: { ...headers, 'Content-Type': type } });
  },
};
`;
}
