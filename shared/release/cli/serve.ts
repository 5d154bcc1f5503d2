/** The commands that serve: a site as it is, a copy with candidates in it, or all of the working tree. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brand } from '@3eu/shared/site';
import { Fault, fault, message, type Message } from '../message';
import { projectRoot } from '../project';
import type { Settings } from '../core/settings';
import { addressOf, ensurePort, listenFault, type ListenOptions } from '../look/listen';
import { startServer } from '../look/server';
import { folderStore, liveLink } from '../store/folder';
import { settingsFile } from '../store/layout';
import { mirror, type Standing, type Store } from '../store/store';
import { temporaryFolder } from '../temporary-folder';
import { onServerEnd } from './ending';
import type { Output } from './output';
import type { PublishOptions } from './releasing';
import { isInBranch, liveTree, nothingPublished, siteStore } from './site';

type ServeOptions = ListenOptions & { site: string };

/**
 * Serves a folder that holds a site, until the tool is asked to end.
 * @param stop Ends what belongs to it, once it has closed.
 */
async function serveFolder(
  folder: string,
  { host, port, command }: Omit<ServeOptions, 'site'>,
  output: Output,
  stop: () => unknown = () => undefined,
): Promise<void> {
  const tell = (text: string) => output.tell(message('server', { text }, text));
  const server = await startServer(join(folder, liveLink), { host, port, fault: tell }).catch(
    async (error: unknown) => {
      await stop();
      throw listenFault(error, { host, port, command });
    },
  );
  onServerEnd(() => server.close().then(stop));
  const url = addressOf(host, server.port);
  output.tell(message('ready', { site: brand.name, url }, `${brand.name} is ready at ${url}`));
}

/**
 * A copy of a release in a temporary folder, to serve: nothing that happens there reaches the site.
 * @param number Default: the newest.
 * @throws Fault with the releases that are kept, where this one is not.
 */
export async function copyOf(site: string, store: Store, number: number | undefined, { tell, step }: Output) {
  step('Reading the release');
  const kept: number[] = [];
  let found: Standing | undefined;
  for await (const standing of store.releases()) {
    kept.push(standing.number);
    if (number === undefined || standing.number === number) {
      found = standing;
      break;
    }
  }
  if (kept.length === 0) throw nothingPublished(site);
  if (!found) {
    const data = { number, site: store.name, kept };
    throw fault(
      'release-not-kept',
      data,
      `${store.name} does not keep release ${number}. It keeps ${kept.join(', ')}.`,
    );
  }
  const { path: folder, remove } = temporaryFolder('release');
  await mirror({ read: found.open }, folderStore(folder, { warn: tell }));
  return { folder, remove };
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
        tell(message('newer-release', { site: store.name }, `Now serving a newer release of ${store.name}.`));
        // A server that follows a branch for months would keep everything that was ever in it.
        await store.tidy();
      }
      said = '';
    } catch (error) {
      const { message: text } = error as Error;
      if (text !== said) tell(message('server', { text }, text));
      said = text;
    }
  };
}

/** Serves what is published; of a branch always the newest release. */
export async function serveCommand(options: ServeOptions & { release?: number }, output: Output): Promise<void> {
  const { site, release } = options;
  const store = siteStore(site, output);
  const serve = (folder: string, stop?: () => unknown) => serveFolder(folder, options, output, stop);
  if (release !== undefined) {
    const { folder, remove } = await copyOf(site, store, release, output);
    return serve(folder, remove);
  }
  // Reading also points `live` at a release whose process ended right after claiming it.
  await liveTree(site, store);
  if (!isInBranch(site)) return serve(site);
  const { path: folder, remove } = temporaryFolder('served');
  const copy = folderStore(folder, { warn: output.tell });
  await mirror(store, copy);
  const follow = follower(store, copy, output.tell);
  let asked = Promise.resolve();
  const clock = setInterval(() => (asked = asked.then(follow)), askEvery);
  return serve(folder, () => {
    clearInterval(clock);
    remove();
  });
}

/** Copies what is live in a site, with its settings, into a folder as the first release there. */
async function seed(from: Store, folder: string, { tell }: Output): Promise<void> {
  if (!(await mirror(from, folderStore(folder, { warn: tell })))) return;
  const { settings } = await from.read();
  if (settings !== null) await writeFile(join(folder, settingsFile), settings);
}

type PreviewOptions = ListenOptions & {
  site: string;
  from?: string;
  /** Folder that the site is written to, where it is not to be served. */
  out?: string;
};

/** A whole site with the named packages as they are in the working tree, served at once. Nothing goes live. */
export async function previewCommand(names: readonly string[], options: PreviewOptions, output: Output): Promise<void> {
  const { site, out, from } = options;
  const folder = out === undefined ? null : resolve(out);
  if (folder === null) await ensurePort(options);
  else if (existsSync(folder) && readdirSync(folder).length > 0)
    throw fault('folder-not-empty', { folder }, `${folder} is not empty.`, 'Choose another folder with --out.');
  const live = siteStore(site, output);
  await liveTree(site, live);
  const { publishCommand } = await import('./releasing');
  const fill = async (place: string) => {
    await seed(live, place, output);
    const candidate = { site: place, checks: false, preview: true, ...(from === undefined ? {} : { from }) };
    await publishCommand(names, candidate, output);
  };
  if (folder === null) {
    const { path } = temporaryFolder('preview');
    await fill(path);
    await serveFolder(path, options, output);
    const what = `Its files are in ${path} until you stop it; nothing went live.`;
    return output.tell(message('preview-served', { folder: path }, what));
  }
  try {
    await fill(folder);
    const { number } = await folderStore(folder).read();
    for (const earlier of readdirSync(join(folder, 'releases')).filter((name) => name !== String(number)))
      await rm(join(folder, 'releases', earlier), { recursive: true });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  output.tell(
    message(
      'preview-written',
      { folder },
      `The site is in ${folder}; nothing went live.`,
      `View it with: npm run serve -- --site ${folder}`,
    ),
  );
}

/** A module of the project in a process of its own, which ends with this one. */
function startProcess(module: string, args: readonly string[] = []) {
  const child = fork(module, args, { cwd: projectRoot, execArgv: ['--import', 'tsx/esm'] });
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

/** What the process that publishes says: steps, and why it failed. */
export type Told = { step: Parameters<Output['step']> } | { said: Message };

/**
 * Publishes everything, in a process of its own: the bundler would stay in the memory of the one that goes on serving.
 * Whoever starts the site wants to know what takes long, and where it is in the end: only steps are shown.
 */
async function publishAside(options: PublishOptions, output: Output): Promise<void> {
  const child = startProcess(join(import.meta.dirname, 'publish-aside.ts'), [JSON.stringify(options)]);
  let fail: Message | undefined;
  child.on('message', (told: Told) => {
    if ('step' in told) output.step(...told.step);
    else fail = told.said;
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  output.done();
  if (status === 0) return;
  throw fail ? new Fault(fail) : fault('publishing-ended', { status }, 'The process that published has ended early.');
}

/** Everything as it is in the working tree, whatever its branch, without checks. */
const asItIs = { all: true, backwards: true, checks: false, checksDocuments: false };

/** Builds, publishes and serves everything. */
export async function startCommand(options: ServeOptions, output: Output): Promise<void> {
  await ensurePort(options);
  await publishAside({ site: options.site, ...asItIs }, output);
  await serveFolder(options.site, options, output);
}

/** Starts the embedded knowledge base, in a process of its own, which ends with this one. */
async function startBackend(): Promise<Required<Pick<Settings, 'knowledgeBase'>>> {
  const child = startProcess(join(projectRoot, 'e2e/backend.ts'));
  const failed = once(child, 'exit').then(() => {
    throw fault('backend-failed', {}, 'The embedded backend did not start; see its own message above.');
  });
  const [knowledgeBase] = (await Promise.race([once(child, 'message'), failed])) as [{ url: string; key: string }];
  failed.catch(() => undefined);
  // It must not keep this process alive.
  child.unref();
  child.channel?.unref();
  return { knowledgeBase };
}

/** Like `npm start`, with an embedded, seeded database, in a temporary site that is removed when it ends. */
export async function startWithBackend({ site, ...options }: ServeOptions, output: Output): Promise<void> {
  await ensurePort(options);
  const settings = await startBackend();
  const { path } = temporaryFolder('preview');
  await seed(siteStore(site, output), path, output);
  await publishAside({ site: path, ...asItIs, settings }, output);
  const { url } = settings.knowledgeBase;
  output.tell(message('backend-ready', { url }, `The knowledge base is served at ${url}`));
  await serveFolder(path, options, output);
}
