import { createServer } from 'node:net';
import { join } from 'node:path';

/** Whether this run is the browser part of `npm test`, which leaves what is slow to `npm run test:all`. */
export const isStandardRun = process.env.NIGHT !== '1';

/** Folder of the site under test, which is the tests' own: a site that is being served stays as it is. */
export const siteRoot = process.env.SITE ?? join(import.meta.dirname, '../.cache/tested-site');

/**
 * Where the site under test is. When tests are only listed, no server has reported its address, and nothing uses it.
 */
export const siteUrl = process.env.BASE_URL ?? process.env.E2E_SITE_URL ?? 'http://localhost';

/** A browser that does nothing of its own accord. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** A port that nobody listens at. */
export function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  return new Promise((resolve) =>
    server.once('listening', () => {
      const { port: free } = server.address() as { port: number };
      server.close(() => resolve(free));
    }),
  );
}
