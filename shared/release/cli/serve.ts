import { randomBytes } from 'node:crypto';
import { brand } from '@3eu/shared/site';
import { message, type Message } from '../messages/message';
import { startServer, type RunningServer } from '../serve/server';
import { folderStore } from '../store/folder';
import { mirror } from '../store/mirror';
import type { Store } from '../store/store';
import { onEnd } from './ending';
import { temporaryFolder } from '../temporary-folder';
import { copyOf } from './copy';
import { addressOf, listenFault, type ListenOptions } from './listen';
import type { Output } from './output';
import { defaultSite, isInBranch, liveTree, siteStore } from './site';

/**
 * A host name for one run of a server that nobody reaches from elsewhere. Browsers lead every name below localhost to
 * this machine (RFC 6761, 6.3), and give each one an origin: nothing that a preview stores outlives it.
 */
export function ownName({ host }: ListenOptions): { name?: string } {
  return host === 'localhost' ? { name: `preview-${randomBytes(4).toString('hex')}.localhost` } : {};
}

/**
 * Starts serving a folder that holds a site.
 * @param options With a name, browsers open it under that one.
 */
export async function serveFolder(
  site: string,
  options: ListenOptions & { log?: boolean; name?: string },
  command: string,
  output: Output,
): Promise<RunningServer> {
  const { log = false, ...where } = options;
  const tell = (text: string) => output.tell(message('server', { text }));
  const lines = { fault: tell, ...(log ? { log: tell } : {}) };
  const server = await startServer(site, { ...where, ...lines }).catch((error: unknown) => {
    throw listenFault(error, options, command);
  });
  output.tell(message('ready', { site: brand.name, url: addressOf(options.name ?? options.host, server.port) }));
  return server;
}

/** How often a branch is asked for a newer release, in milliseconds. */
const askEvery = 30_000;

/**
 * Copies what is live in a store. A failure is reported once, and the server goes on with the release it has: the
 * branch may be unreachable, or the disk full.
 */
export function follower(store: Store, copy: Store, tell: (said: Message) => void): () => Promise<void> {
  let said = '';
  return async () => {
    try {
      if (await mirror(store, copy)) {
        tell(message('newer-release', { site: store.name }));
        // A server that follows a branch for months would keep everything that was ever in it.
        await store.tidy();
      }
      said = '';
    } catch (error) {
      const { message: text } = error as Error;
      if (text !== said) tell(message('server', { text }));
      said = text;
    }
  };
}

/** A folder that follows a store: what is live there is live here shortly after. */
async function followed(store: Store, { tell }: Output): Promise<{ folder: string; stop: () => Promise<void> }> {
  const { path: folder, remove } = temporaryFolder('served');
  const copy = folderStore(folder, { warn: tell });
  await mirror(store, copy);
  const follow = follower(store, copy, tell);
  let asked = Promise.resolve();
  const clock = setInterval(() => (asked = asked.then(follow)), askEvery);
  const stop = async () => {
    clearInterval(clock);
    await asked;
    remove();
  };
  return { folder, stop };
}

/** What is served of a site, as a folder: a copy of a kept release, one that follows a branch, or the site itself. */
async function served(site: string, release: number | undefined, output: Output) {
  const store = siteStore(site, output);
  if (release !== undefined) {
    const { folder, remove } = await copyOf(site, store, release, output);
    return { folder, stop: async () => remove() };
  }
  // Reading also points `live` at a release whose process ended right after claiming it.
  await liveTree(site, store);
  return isInBranch(site) ? followed(store, output) : { folder: site, stop: () => Promise.resolve() };
}

/** Serves what is published, until it is asked to end; of a branch always the newest release. */
export async function serveCommand(
  { site, log = false, release, ...listen }: ListenOptions & { site: string; log?: boolean; release?: number },
  output: Output,
): Promise<void> {
  const { folder, stop } = await served(site, release, output);
  // The project's site is at the address that its documentation names; another folder may be somebody's preview.
  const isTheSite = release === undefined && (site === defaultSite || isInBranch(site));
  const name = isTheSite ? {} : ownName(listen);
  const options = { ...listen, log, ...name };
  const server = await serveFolder(folder, options, 'npm run serve', output).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  onEnd(() => server.close().then(stop));
}
