import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { createServer, isIP, type AddressInfo } from 'node:net';
import { isLoopback } from '../../contract/loopback';
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

/** What a request asks for: a path, and a query with its question mark. */
export function targetOf({ url = '' }: Pick<IncomingMessage, 'url'>): { path: string; query: string } {
  const path = url.replace(/[?#].*/, '') || '/';
  return { path, query: url.slice(path.length).replace(/#.*/, '') };
}

/** The name of the host that a request was sent to, as URLs have it. */
const hostnameOf = ({ host }: IncomingHttpHeaders) =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';

/**
 * Whether a request names this server: a site elsewhere could have its name lead here, and read it (DNS rebinding).
 * @param hosts Names that the site is published under; one that begins with a dot stands for all that end in it.
 */
export function isNamed(headers: IncomingHttpHeaders, hosts: readonly string[]): boolean {
  const name = hostnameOf(headers);
  if (isIP(name.replace(/^\[|\]$/g, '')) > 0 || isLoopback(name)) return true;
  return hosts.some((host) => name === host || (host.startsWith('.') && name.endsWith(host)));
}

/**
 * The target of a redirect for a request.
 * @param to The page, or a place on it, for example `/visit#tours`.
 * @param query The request's query, with its question mark: it goes before the fragment.
 */
export function withQuery(to: string, query: string): string {
  return to.replace(/(?=#|$)/, () => query);
}

/** Whether a request is for a service worker: on this machine it would outlive the site, and answer for the next one. */
export const isLocalWorker = (path: string, headers: IncomingHttpHeaders) =>
  isLoopback(hostnameOf(headers)) && (path === '/sw.js' || headers['service-worker'] === 'script');
