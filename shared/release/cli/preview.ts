import { existsSync, readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fault } from '../messages/fault';
import { message } from '../messages/message';
import type { RunningServer } from '../serve/server';
import { folderStore, settingsFile } from '../store/folder';
import { mirror } from '../store/mirror';
import type { Store } from '../store/store';
import { temporaryFolder } from '../temporary-folder';
import { onEnd } from './ending';
import { ensurePort, type ListenOptions } from './listen';
import type { Output } from './output';
import { publishCommand, type PublishOptions } from './publish';
import { ownName, serveFolder } from './serve';
import { liveTree, siteStore } from './site';

/** Copies what is live in a site, with its settings, into a folder as the first release there. */
async function seed(from: Store, folder: string, output: Output): Promise<void> {
  if (!(await mirror(from, folderStore(folder, { warn: output.tell })))) return;
  const settings = await from.settings();
  if (settings !== null) await writeFile(join(folder, settingsFile), settings);
}

/**
 * Serves a copy of a site from a temporary folder, which is removed when the process ends, even while the copy is still
 * being made.
 * @param serve Turns the copy into what is served.
 */
export async function serveCopy(
  from: Store,
  output: Output,
  serve: (folder: string) => Promise<RunningServer>,
): Promise<void> {
  const { path: folder } = temporaryFolder('preview');
  await seed(from, folder, output);
  const server = await serve(folder);
  onEnd(() => server.close());
}

type PreviewOptions = ListenOptions &
  Pick<PublishOptions, 'site' | 'from'> & {
    /** Folder that the site is written to, where it is not to be served. */
    out?: string;
  };

/** Releases packages of the working tree into a copy of a site, which nobody else sees. */
function candidate(names: readonly string[], { from }: PreviewOptions, folder: string, output: Output) {
  const options = { site: folder, checks: false, preview: true, ...(from === undefined ? {} : { from }) };
  return publishCommand(names, options, output);
}

/** Writes a whole site with the named packages into a folder, for somebody else to look at. */
async function writePreview(names: readonly string[], live: Store, options: PreviewOptions, output: Output) {
  const folder = resolve(options.out!);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw fault('folder-not-empty', { folder });
  try {
    await seed(live, folder, output);
    await candidate(names, options, folder, output);
    const { number } = await siteStore(folder, output).read();
    for (const earlier of readdirSync(join(folder, 'releases')).filter((name) => name !== String(number)))
      await rm(join(folder, 'releases', earlier), { recursive: true });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  output.tell(message('preview-written', { folder }));
}

/** A whole site with the named packages as they are in the working tree, served at once. Nothing goes live. */
export async function previewCommand(names: readonly string[], options: PreviewOptions, output: Output): Promise<void> {
  const { site, out, host, port } = options;
  const listen = { host, port };
  if (out === undefined) await ensurePort(listen, 'npm run preview');
  const live = siteStore(site, output);
  await liveTree(site, live);
  if (out !== undefined) return writePreview(names, live, options, output);
  await serveCopy(live, output, async (folder) => {
    await candidate(names, options, folder, output);
    const server = await serveFolder(folder, { ...listen, ...ownName(listen) }, 'npm run preview', output);
    output.tell(message('preview-served', { folder }));
    return server;
  });
}
