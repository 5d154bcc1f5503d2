import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { seedSql } from '../../mfe-support/database/seed';

/** Keys of the embedded service. They open nothing else. */
export const keys = {
  visitors: 'sb_publishable_embedded_visitors_0001',
  editors: 'sb_secret_embedded_editors_00000001',
};

const folder = join(import.meta.dirname, '../../mfe-support/database');
const sql = (path: string) => readFileSync(join(folder, path), 'utf8');
const migrations = readdirSync(join(folder, 'migrations'))
  .sort()
  .map((file) => sql(`migrations/${file}`));

/** The roles that a hosted project comes with. */
const roles =
  'create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;';

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part as Uint8Array);
  return new Uint8Array(Buffer.concat(parts));
}

/**
 * Starts the knowledge base's service: an embedded PostgreSQL with the migrations and the seed, behind an interface
 * compatible with PostgREST.
 * @param port Port on the loopback; 0 takes a free one.
 */
export async function startBackend(port = 0): Promise<{ url: string; close: () => Promise<void> }> {
  const connection = await createPgliteConnection();
  for (const statements of [roles, ...migrations, seedSql()]) await connection.driver.exec(statements);
  const app = new App({ connection, auth: { publishable_key: keys.visitors, secret_key: keys.editors } });
  const server = createServer(async (request, response) => {
    const answer = await app.fetch(
      new Request(new URL(request.url ?? '/', `http://${request.headers.host}`), {
        method: request.method ?? 'GET',
        headers: request.headers as Record<string, string>,
        body: await bodyOf(request),
      }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await connection.close();
    },
  };
}

/**
 * Gives each document a knowledge base connection, as on a site that is configured with one, before its scripts run.
 * The document itself still comes from the server: its address decides whether it may connect to the loopback.
 */
export async function connectPage(page: Page, knowledgeBase: { url: string; key: string }): Promise<void> {
  await page.addInitScript((text) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      document.getElementById('uni3e-config')!.textContent = text;
    });
  }, JSON.stringify({ knowledgeBase }));
}
