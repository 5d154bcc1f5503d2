/** Starts a host when the first test asks for it, and says where it is. All of them end with this process. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../environment';
import { publicFiles } from '../pages';
import { configure, ended, registryOf, serveCopy, siteCopy } from '../releases/delivery';
import type { Host } from './host';
import { serverBlock, startNginx } from './nginx-server';

const ends: (() => Promise<unknown>)[] = [];

/** The published site with each of its remotes on an origin of its own. */
async function ownOrigins(): Promise<Host> {
  const root = siteCopy();
  const names = Object.keys(registryOf(root).remotes);
  const servers = await Promise.all(names.map(() => serveCopy(root)));
  configure(root, { origins: Object.fromEntries(names.map((name, index) => [name, servers[index]!.url])) });
  const site = await serveCopy(root);
  ends.push(async () => {
    await Promise.all([site, ...servers].map(({ stop }) => stop()));
    rmSync(root, { recursive: true, force: true });
  });
  return { url: site.url, remotes: servers.map(({ url }) => url) };
}

/** The published site by nginx, as shared/docs/hosting.md says. */
async function nginx(): Promise<Host> {
  const port = await freePort();
  const child = startNginx(serverBlock(publicFiles(), port));
  ends.push(() => {
    child.kill();
    return ended(child);
  });
  const url = `http://localhost:${port}`;
  while (!(await fetch(`${url}/robots.txt`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('nginx did not start.');
    await wait(100);
  }
  return { url, remotes: [] };
}

const starts: Readonly<Record<string, () => Promise<Host>>> = { 'own origins': ownOrigins, nginx };
const hosts = new Map<string, Promise<Host>>();

const server = createServer((request, response) => {
  const name = decodeURIComponent(request.url!.slice(1));
  const host = hosts.get(name) ?? starts[name]!();
  hosts.set(name, host);
  host.then(
    (answer) => response.end(JSON.stringify(answer)),
    (error: Error) => response.writeHead(500).end(error.message),
  );
}).listen(0, '127.0.0.1');
await once(server, 'listening');
process.once('SIGTERM', () => void Promise.all(ends.map((end) => end())).finally(() => process.exit(0)));
console.log(`Hosts are started at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
