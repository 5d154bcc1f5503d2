import { brand } from '@3eu/shared/site';
import { startServer, type RunningServer } from '../serve/server';
import { folderStore } from '../store/folder';
import { mirror } from '../store/mirror';
import type { Store } from '../store/store';
import { onEnd } from './ending';
import { temporaryFolder } from '../temporary-folder';
import { siteStore } from './site-store';
import { addressOf, listenFault, type ListenOptions } from './listen';
import type { Output } from './output';
import { isInBranch, nothingPublished } from './site';

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

/** How often a branch is asked for a newer release, in milliseconds. */
const askEvery = 30_000;

/**
 * Copies what is live in a store. A failure is reported once, and the server goes on with the release it has: the
 * branch may be unreachable, or the disk full.
 */
export function follower(store: Store, copy: Store, line: Output['line']): () => Promise<void> {
  let said = '';
  return async () => {
    try {
      if (await mirror(store, copy)) {
        line(`Now serving a newer release of ${store.name}.`);
        // A server that follows a branch for months would keep everything that was ever in it.
        await store.tidy();
      }
      said = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== said) line(message);
      said = message;
    }
  };
}

/** A folder that follows a store: what is live there is live here shortly after. */
async function followed(store: Store, { line }: Output): Promise<{ folder: string; stop: () => Promise<void> }> {
  const { path: folder, remove } = temporaryFolder('served');
  const copy = folderStore(folder, { warn: line });
  await mirror(store, copy);
  const follow = follower(store, copy, line);
  let asked = Promise.resolve();
  const clock = setInterval(() => (asked = asked.then(follow)), askEvery);
  const stop = async () => {
    clearInterval(clock);
    await asked;
    remove();
  };
  return { folder, stop };
}

/** Serves what is published, until it is asked to end; of a branch always the newest release. */
export async function serveCommand(
  { site, log = false, ...listen }: ListenOptions & { site: string; log?: boolean },
  output: Output,
): Promise<void> {
  const store = siteStore(site, output);
  // Reading also points `live` at a release whose process ended right after claiming it.
  if ((await store.read()).number === 0) throw nothingPublished(site);
  const { folder, stop } = isInBranch(site)
    ? await followed(store, output)
    : { folder: site, stop: () => Promise.resolve() };
  const server = await serveFolder(folder, { ...listen, log }, 'npm run serve', output).catch(
    async (error: unknown) => {
      await stop();
      throw error;
    },
  );
  onEnd(() => server.close().then(stop));
}
