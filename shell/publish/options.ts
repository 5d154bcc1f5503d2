import { PublishError } from './publish-error';

/** Where the server listens: `PORT` and `HOST` of the environment, else http://localhost:3000. */
export function listenOptions(env: NodeJS.ProcessEnv): { host: string; port: number } {
  const text = env.PORT ?? '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new PublishError(`PORT is "${text}"; it must be a whole number from 0 to 65535.`);
  return { host: env.HOST || 'localhost', port };
}
