import { existsSync, readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { textOf } from '../messages/message';
import type { RunningServer } from '../serve/server';
import { folderStore, settingsFile } from '../store/folder';
import { mirror } from '../store/mirror';
import type { Store } from '../store/store';
import { temporaryFolder } from '../temporary-folder';
import { UserError } from '../user-error';
import { onEnd } from './ending';
import { siteStore } from './site-store';
import { ensurePort, type ListenOptions } from './listen';
import type { Output } from './output';
import { publishCommand, type PublishOptions } from './publish';
import { ownName, serveFolder } from './serve';
import { nothingPublished } from './site';

/** Copies what is live in a site, with its settings, into a folder as the first release there. */
async function seed(from: Store, folder: string, output: Output): Promise<void> {
  if (!(await mirror(from, folderStore(folder, { warn: (said) => output.line(textOf(said)) })))) return;
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
async function candidate(
  names: readonly string[],
  from: string | undefined,
  folder: string,
  output: Output,
): Promise<void> {
  await publishCommand(
    names,
    { site: folder, checks: false, compare: false, preview: true, ...(from === undefined ? {} : { from }) },
    output,
  );
}

/** Writes a whole site with the named packages into a folder, for somebody else to look at. */
async function writePreview(names: readonly string[], live: Store, { from, out = '' }: PreviewOptions, output: Output) {
  const folder = resolve(out);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UserError(`${folder} is not empty. Choose another folder with --out.`);
  await seed(live, folder, output);
  await candidate(names, from, folder, output);
  const { number } = await siteStore(folder, output).read();
  for (const earlier of readdirSync(join(folder, 'releases')).filter((name) => name !== String(number)))
    await rm(join(folder, 'releases', earlier), { recursive: true });
  output.line(`The site is in ${folder}; nothing went live. View it with: npm run serve -- --site ${folder}`);
}

/** A whole site with the named packages as they are in the working tree, served at once. Nothing goes live. */
export async function previewCommand(names: readonly string[], options: PreviewOptions, output: Output): Promise<void> {
  const { site, from, out, ...listen } = options;
  if (out === undefined) await ensurePort(listen, 'npm run preview');
  const live = siteStore(site, output);
  if ((await live.read()).number === 0) throw nothingPublished(site);
  if (out !== undefined) return writePreview(names, live, options, output);
  await serveCopy(live, output, async (folder) => {
    await candidate(names, from, folder, output);
    const server = await serveFolder(folder, { ...listen, ...ownName(listen) }, 'npm run preview', output);
    output.line(`Its files are in ${folder} until you stop it; nothing went live.`);
    return server;
  });
}
