import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Prints where a server is once it answers. The server ends with this process, and this process with the server. */
export async function announce(name: string, server: ChildProcess, port: number): Promise<void> {
  process.once('SIGTERM', () => server.kill());
  server.once('exit', (code) => process.exit(code ?? 0));
  const url = `http://localhost:${port}`;
  while (!(await fetch(`${url}/robots.txt`).catch(() => undefined))?.ok) await wait(100);
  console.log(`${name} ready at ${url}`);
}
