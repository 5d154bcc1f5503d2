/** Room look: where a server listens. For look, dev and cli. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fault, usageFault } from '../message';

export type ListenOptions = {
  host: string;
  port: number;
  /** What was typed, to be typed again with another port. */
  command: string;
};

/**
 * Where a server listens: `PORT` and `HOST` of the environment, else http://localhost:3000. @throws Fault for an invalid
 * port.
 */
export function listenOptions(env: NodeJS.ProcessEnv, preset = 3000): Omit<ListenOptions, 'command'> {
  const text = env.PORT ?? String(preset);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw usageFault(`PORT is "${text}"; it must be a whole number from 0 to 65535.`);
  return { host: env.HOST || 'localhost', port };
}

/** The address under which a server can be opened. */
export function addressOf(host: string, port: number): string {
  const anywhere = host === '0.0.0.0' || host === '::';
  return `http://${anywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Explains why a server could not start listening, with a remedy if there is a known one. */
export function listenFault(error: unknown, { host, port, command }: ListenOptions): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return fault(`Port ${port} is taken.`, `Choose another one: PORT=${port + 1} ${command}`);
  if (code === 'EACCES')
    return fault(`Port ${port} may not be used by this account.`, `Choose one above 1023: PORT=3001 ${command}`);
  if (!['ENOTFOUND', 'EADDRNOTAVAIL'].includes(code)) return error;
  return fault(
    `HOST is "${host}", which is not an address of this machine.`,
    'Set it to localhost, or to 0.0.0.0 for all addresses.',
  );
}

/** Listens on a port for a moment; on a free one, where it is 0. */
async function tried(host: string, port: number): Promise<number> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  const { port: found } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return found;
}

/** A port that nothing listens on. */
export function freePort(host: string): Promise<number> {
  return tried(host, 0);
}

/** Checks before any work that a port is free. */
export async function ensurePort(options: ListenOptions): Promise<void> {
  await tried(options.host, options.port).catch((error: unknown) => {
    throw listenFault(error, options);
  });
}
