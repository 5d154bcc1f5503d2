import { PublishError } from './publish-error';

/** Where the server listens: `PORT` and `HOST` of the environment, else http://localhost:3000. */
export function listenOptions(env: NodeJS.ProcessEnv): { host: string; port: number } {
  const text = env.PORT ?? '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new PublishError(`PORT is "${text}"; it must be a whole number from 0 to 65535.`);
  return { host: env.HOST || 'localhost', port };
}

/** What went wrong as a server began to listen, with what to do about it where that is known. */
export function listenFault(error: unknown, host: string, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new PublishError(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
  if (code === 'EACCES') return new PublishError(`Port ${port} may not be used by this account. Choose one above 1023: PORT=3001 npm start`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return new PublishError(`HOST is "${host}", which is no address of this machine.`);
  return error;
}
