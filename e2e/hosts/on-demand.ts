/** Starts a host when the first test asks for it, and says where it is. All of them end with this process. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Host } from './host';

const scripts: Readonly<Record<string, string>> = {
  'own origins': 'own-origins.ts',
  nginx: 'nginx.ts',
  cloudflare: 'cloudflare.ts',
};

async function start(name: string): Promise<Host> {
  const child = fork(join(import.meta.dirname, scripts[name]!), { execArgv: ['--import', 'tsx/esm'] });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The host "${name}" did not start.`)));
  const [host] = (await Promise.race([once(child, 'message'), ended])) as [Host];
  ended.catch(() => undefined);
  return host;
}

const hosts = new Map<string, Promise<Host>>();

const server = createServer((request, response) => {
  const name = decodeURIComponent(request.url!.slice(1));
  const host = hosts.get(name) ?? start(name);
  hosts.set(name, host);
  host.then(
    (answer) => response.end(JSON.stringify(answer)),
    (error: Error) => response.writeHead(500).end(error.message),
  );
}).listen(0, '127.0.0.1');
await once(server, 'listening');
process.once('SIGTERM', () => process.exit(0));
console.log(`Hosts are started at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
