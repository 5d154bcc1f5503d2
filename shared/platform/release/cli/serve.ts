/** The commands that serve: a site as it is, a copy with candidates in it, or all of the working tree. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hostingFile } from '../../contract/descriptor';
import { fault } from '../message';
import { projectRoot } from '../project';
import { addressOf, ensurePort, listenFault, type ListenOptions } from '../look/listen';
import { startServer } from '../look/server';
import type { Store } from '../store/branch';
import { serve, writeCheckout } from '../store/checkout';
import { publicFolder } from '../store/objects';
import { temporaryFolder } from '../temporary-folder';
import { onServerEnd } from './ending';
import type { Output } from './output';
import { cached, liveTree, siteStore } from './site';
import { commandFor } from './site-names';

type ServeOptions = ListenOptions & { site: string };

/** Serves the public folder of a release until the tool is asked to end. */
async function serveFolder(
  folder: string,
  { host, port, command }: Omit<ServeOptions, 'site'>,
  output: Output,
): Promise<void> {
  if (!existsSync(join(folder, hostingFile)))
    throw fault(
      `${folder} is no public folder of a release: it has no ${hostingFile}.`,
      'Release once more (npm start), or name a folder that preview --out has written.',
    );
  const server = await startServer(folder, { host, port, fault: output.report }).catch((error: unknown) => {
    throw listenFault(error, { host, port, command });
  });
  onServerEnd(() => server.close());
  const url = addressOf(host, server.port);
  output.report(`${server.name} is ready at ${url}`, { url });
}

/** A folder of an earlier release's public files, which goes when this process ends. */
export async function earlierRelease(store: Store, number: number, { say }: Output): Promise<string> {
  say(`Reading release ${number}`);
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
  const place = release === undefined ? serve(store, cached) : earlierRelease(store, release, output);
  await serveFolder(await place, options, output);
}

type PreviewOptions = ListenOptions & {
  site: string;
  /** Folder that the site is written to, where it is not to be served. */
  out?: string;
  /** Every package. */
  all?: boolean;
  /** Every package whose build is not the live one. */
  changed?: boolean;
};

/** A whole site with the named packages as they are in the working tree, served at once. Nothing goes live. */
export async function previewCommand(names: readonly string[], options: PreviewOptions, output: Output): Promise<void> {
  const { site, out, all = false, changed = false } = options;
  if (out === undefined) await ensurePort(options);
  else if (existsSync(out) && readdirSync(out).length > 0)
    throw fault(`${out} is not empty.`, 'Choose another folder with --out.');
  await liveTree(site, siteStore(site));
  const { publishCommand } = await import('./releasing');
  const { tree } = await publishCommand(names, { site, all, changed, preview: true }, output);
  const folder = resolve(out ?? join(temporaryFolder('preview').path, publicFolder));
  await writeCheckout(tree, folder, cached);
  if (out === undefined) await serveFolder(folder, options, output);
  const what = `Its files are in ${folder}${out === undefined ? ' until you stop it' : ''}; nothing went live.`;
  output.report(what);
}

/** Builds everything as it is in the working tree, and shows it: as the first release, or else as a preview. */
export async function startCommand(options: ServeOptions, output: Output): Promise<void> {
  await ensurePort(options);
  const { site } = options;
  const isFirst = (await siteStore(site).read()).number === 0;
  const folder = isFirst ? join(site, 'live') : join(temporaryFolder('preview').path, publicFolder);
  const args = isFirst ? ['publish', '--all'] : ['preview', '--all', '--out', folder];
  // In a process of its own: the bundler would stay in the memory of the one that goes on serving.
  const cli = join(import.meta.dirname, 'cli.ts');
  const child = spawn(process.execPath, ['--import', 'tsx/esm', cli, ...args, '--site', site], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  const [status] = (await once(child, 'exit')) as [number | null];
  process.off('exit', kill);
  // It has said why.
  if (status !== 0) process.exit(status ?? 1);
  if (!isFirst)
    output.report(`What differs from the live site goes live with: ${commandFor(site, 'publish-remote -- --changed')}`);
  await serveFolder(folder, options, output);
}
