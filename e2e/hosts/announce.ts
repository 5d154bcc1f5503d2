import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../environment';
import type { Host } from './host';

/** Tells whoever started this process where a host is, and ends the host when they are gone. */
export function announce(host: Host, stop: () => void): void {
  process.once('disconnect', stop);
  process.once('SIGTERM', stop);
  process.send!(host);
}

/** Starts a server on a free port, and announces it once it answers. The server and this process end together. */
export async function announceServer(start: (port: number) => ChildProcess): Promise<void> {
  const port = await freePort();
  const server = start(port);
  server.once('exit', (code) => process.exit(code ?? 0));
  const url = `http://localhost:${port}`;
  while (!(await fetch(`${url}/robots.txt`).catch(() => undefined))?.ok) await wait(100);
  announce({ url, remotes: [] }, () => server.kill());
}
