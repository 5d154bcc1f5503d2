/** The commands that serve: a site as it is, a copy with candidates in it, or all of the working tree. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brand } from '@3eu/shared/site';
import { Fault, fault, message, type Message } from '../message';
import { projectRoot } from '../project';
import type { Settings } from '../core/settings';
import { addressOf, ensurePort, listenFault, type ListenOptions } from '../look/listen';
import { startServer } from '../look/server';
import { checkOut, writeCheckout } from '../store/checkout';
import { publicFolder, type Store } from '../store/git';
import { temporaryFolder } from '../temporary-folder';
import { onServerEnd } from './ending';
import type { Output } from './output';
import type { PublishOptions } from './releasing';
import { cached, liveTree, siteStore } from './site';

type ServeOptions = ListenOptions & { site: string };

/** Serves the public folder of a release until the tool is asked to end. */
async function serveFolder(
  folder: string,
  { host, port, command }: Omit<ServeOptions, 'site'>,
  output: Output,
): Promise<void> {
  const tell = (text: string) => output.tell(message('server', { text }, text));
  const server = await startServer(folder, { host, port, fault: tell }).catch((error: unknown) => {
    throw listenFault(error, { host, port, command });
  });
  onServerEnd(() => server.close());
  const url = addressOf(host, server.port);
  output.tell(message('ready', { site: brand.name, url }, `${brand.name} is ready at ${url}`));
}

/** A folder of an earlier release's public files, which goes when this process ends. */
export async function earlierRelease(store: Store, number: number, { step }: Output): Promise<string> {
  step(`Reading release ${number}`);
  const { path } = temporaryFolder('release');
  await writeCheckout(await store.read(number), join(path, publicFolder), cached);
  return join(path, publicFolder);
}

/** Serves what is published, an earlier release, or a folder of public files. */
export async function serveCommand(
  { folder, release, ...options }: ServeOptions & { release?: number; folder?: string },
  output: Output,
): Promise<void> {
  if (folder !== undefined) return serveFolder(resolve(folder), options, output);
  const store = siteStore(options.site);
  await liveTree(options.site, store);
  const place = release === undefined ? checkOut(store, cached) : earlierRelease(store, release, output);
  await serveFolder(await place, options, output);
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
  if (out === undefined) await ensurePort(options);
  else if (existsSync(out) && readdirSync(out).length > 0)
    throw fault('folder-not-empty', { folder: out }, `${out} is not empty.`, 'Choose another folder with --out.');
  await liveTree(site, siteStore(site));
  const { publishCommand } = await import('./releasing');
  const candidate = { site, checks: false, preview: true, ...(from === undefined ? {} : { from }) };
  const { tree } = await publishCommand(names, candidate, output);
  const folder = resolve(out ?? join(temporaryFolder('preview').path, publicFolder));
  await writeCheckout(tree, folder, cached);
  if (out === undefined) await serveFolder(folder, options, output);
  const what = `Its files are in ${folder}${out === undefined ? ' until you stop it' : ''}; nothing went live.`;
  output.tell(message('preview', { folder }, what));
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
  await serveFolder(join(options.site, 'live'), options, output);
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
export async function startWithBackend({ site: _site, ...options }: ServeOptions, output: Output): Promise<void> {
  await ensurePort(options);
  const settings = await startBackend();
  const { path } = temporaryFolder('backend');
  await publishAside({ site: path, ...asItIs, settings: JSON.stringify(settings) }, output);
  const { url } = settings.knowledgeBase;
  output.tell(message('backend-ready', { url }, `The knowledge base is served at ${url}`));
  await serveFolder(join(path, 'live'), options, output);
}
