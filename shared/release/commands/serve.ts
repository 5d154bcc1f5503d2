import { brand } from '@3eu/shared/site';
import { startServer, type RunningServer } from '../serve/server';
import { UserError } from '../user-error';
import { siteStore } from './environment';
import { addressOf, listenFault, type ListenOptions } from './listen';
import type { Output } from './output';

/** Calls something once when the process is asked to end, and ends after it. */
export function onEnd(end: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void end().finally(() => process.exit(signal === 'SIGINT' ? 130 : 0)));
}

/** Starts serving a folder that holds a site. */
export async function serveFolder(
  site: string,
  options: ListenOptions & { log?: boolean },
  command: string,
  output: Output,
): Promise<RunningServer> {
  const log = options.log ? { log: output.line } : {};
  const server = await startServer(site, { host: options.host, port: options.port, fault: output.line, ...log }).catch(
    (error: unknown) => {
      throw listenFault(error, options, command);
    },
  );
  output.line(`${brand.name} is ready at ${addressOf(options.host, server.port)}`);
  return server;
}

/** Serves what is published, until it is asked to end. */
export async function serveCommand(
  { site, log = false, ...listen }: ListenOptions & { site: string; log?: boolean },
  output: Output,
): Promise<void> {
  // Reading also points `live` at a release whose process ended right after claiming it.
  const { number } = await siteStore(site, output).read();
  if (number === 0)
    throw new UserError(
      `Nothing is published in ${site}. Run \`npm start\`, which builds and publishes the site first.`,
    );
  const server = await serveFolder(site, { ...listen, log }, 'npm run serve', output);
  onEnd(() => server.close());
}
