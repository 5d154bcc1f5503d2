import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { UsageError, UserError } from '../user-error';

export type ListenOptions = { host: string; port: number };

/**
 * Where a server listens: `PORT` and `HOST` of the environment, else http://localhost:3000. @throws UsageError for an
 * invalid port.
 */
export function listenOptions(env: NodeJS.ProcessEnv): ListenOptions {
  const text = env.PORT ?? '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new UsageError(`PORT is "${text}"; it must be a whole number from 0 to 65535.`);
  return { host: env.HOST || 'localhost', port };
}

/** The address under which a server can be opened. */
export function addressOf(host: string, port: number): string {
  const anywhere = host === '0.0.0.0' || host === '::';
  return `http://${anywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Explains why a server could not start listening, with a remedy if there is a known one. */
export function listenFault(error: unknown, { host, port }: ListenOptions, command: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new UserError(`Port ${port} is taken. Choose another one: PORT=${port + 1} ${command}`);
  if (code === 'EACCES')
    return new UserError(`Port ${port} may not be used by this account. Choose one above 1023: PORT=3001 ${command}`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return new UserError(
      `HOST is "${host}", which is not an address of this machine. Set it to localhost, or to 0.0.0.0 for all addresses.`,
    );
  return error;
}

/** A port that nothing listens on. */
export async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Checks before any work that a port is free.
 * @param command The command to suggest with another port, for example `npm start`.
 */
export async function ensurePort(options: ListenOptions, command: string): Promise<void> {
  const server = createServer().listen(options.port, options.host);
  await once(server, 'listening').catch((error: unknown) => {
    throw listenFault(error, options, command);
  });
  server.close();
  await once(server, 'close');
}
