import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@3eu/shared/site';
import { startServer, type RunningServer } from '../serve/server';
import { folderStore } from '../store/folder';
import { mirror } from '../store/mirror';
import type { Store } from '../store/store';
import { siteStore } from './site-store';
import { addressOf, listenFault, type ListenOptions } from './listen';
import type { Output } from './output';
import { defaultSite, isInBranch, nothingPublished } from './site';

/** How often to check that npm is still running, in milliseconds. */
const lookEvery = 1000;

/** npm passes no signal on to the processes that it starts, so they end when their parent is gone. */
function onParentEnd(end: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, lookEvery).unref();
}

/** Calls a function once when the process is asked to end or the npm that started it is gone, then exits. */
export function onEnd(end: () => Promise<unknown>): void {
  let ending: Promise<unknown> | undefined;
  const exit = (status: number) => void (ending ??= end().finally(() => process.exit(status)));
  process.once('SIGINT', () => exit(130));
  process.once('SIGTERM', () => exit(0));
  onParentEnd(() => exit(0));
}

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
  const lines = { fault: output.line, ...(log ? { log: output.line } : {}) };
  const server = await startServer(site, { ...where, ...lines }).catch((error: unknown) => {
    throw listenFault(error, options, command);
  });
  output.line(`${brand.name} is ready at ${addressOf(options.name ?? options.host, server.port)}`);
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
  const folder = await mkdtemp(join(tmpdir(), 'served-'));
  const copy = folderStore(folder, { warn: line });
  await mirror(store, copy);
  const follow = follower(store, copy, line);
  let asked = Promise.resolve();
  const clock = setInterval(() => (asked = asked.then(follow)), askEvery);
  const stop = async () => {
    clearInterval(clock);
    await asked;
    await rm(folder, { recursive: true, force: true });
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
  // The project's site is at the address that its documentation names; another folder may be somebody's preview.
  const name = site === defaultSite || isInBranch(site) ? {} : ownName(listen);
  const options = { ...listen, log, ...name };
  const server = await serveFolder(folder, options, 'npm run serve', output).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  onEnd(() => server.close().then(stop));
}
