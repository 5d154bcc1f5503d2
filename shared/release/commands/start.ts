import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../plan/settings';
import { folderStore } from '../store/folder';
import type { Store } from '../store/store';
import { UserError } from '../user-error';
import { siteStore } from './environment';
import { ensurePort, type ListenOptions } from './listen';
import type { Output } from './output';
import { projectRoot } from './packages';
import { publishCommand, type PublishOptions } from './publish';
import { onEnd, serveCommand, serveFolder } from './serve';

/** Builds, publishes and serves everything. */
export async function startCommand(
  { site, log = false, ...listen }: ListenOptions & { site: string; log?: boolean },
  output: Output,
): Promise<void> {
  await ensurePort(listen, 'npm start');
  await publishCommand([], { site, all: true, checks: false }, output);
  await serveCommand({ site, log, ...listen }, output);
}

/** A copy of what is live in a site, in a folder of its own: a first release there. */
async function seed(from: Store, folder: string, output: Output): Promise<void> {
  const tree = await from.read();
  if (tree.number === 0) return;
  const draft = await folderStore(folder, { warn: output.line }).draft({ ...tree, number: 0 });
  await draft.claim();
}

/** A site in a folder of its own, which goes when the process ends. */
async function temporarySite(from: Store, output: Output): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'preview-'));
  await seed(from, folder, output);
  return folder;
}

/** A whole site with the named packages as they are in the working tree, served at once. Nothing goes live. */
export async function previewCommand(
  names: readonly string[],
  { site, from, ...listen }: ListenOptions & Pick<PublishOptions, 'site' | 'from'>,
  output: Output,
): Promise<void> {
  await ensurePort(listen, 'npm run preview');
  const live = siteStore(site, output);
  if ((await live.read()).number === 0)
    throw new UserError(`Nothing is published in ${site} to see it in. Run \`npm start\` once first.`);
  const folder = await temporarySite(live, output);
  const forget = () => rm(folder, { recursive: true, force: true });
  try {
    await publishCommand(
      names,
      { site: folder, checks: false, compare: false, ...(from === undefined ? {} : { from }) },
      output,
    );
    const server = await serveFolder(folder, listen, 'npm run preview', output);
    output.line(`It stands in ${folder} until you end it; nothing went live.`);
    onEnd(() => server.close().then(forget));
  } catch (error) {
    await forget();
    throw error;
  }
}

/** Starts the embedded knowledge base, in a process of its own. */
async function startBackend(): Promise<{ settings: Settings; stop: () => void }> {
  const child = spawn('npm', ['run', '--silent', 'backend'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  const failed = once(child, 'exit').then(() =>
    Promise.reject(new UserError('The embedded backend did not start; its own message stands above.')),
  );
  const [line] = (await Promise.race([once(child.stdout, 'data'), failed])) as [Buffer];
  failed.catch(() => undefined);
  return {
    settings: { knowledgeBase: JSON.parse(line.toString()) as { url: string; key: string } },
    stop: () => void child.kill(),
  };
}

/** Like `npm start`, with an embedded, seeded database: in a site of its own, of which nothing is left when it ends. */
export async function startWithBackend(
  { site, log = false, ...listen }: ListenOptions & { site: string; log?: boolean },
  output: Output,
): Promise<void> {
  await ensurePort(listen, 'npm start -- --with-backend');
  const { settings, stop } = await startBackend();
  const folder = await temporarySite(siteStore(site, output), output);
  const forget = () => rm(folder, { recursive: true, force: true });
  process.once('exit', stop);
  try {
    await publishCommand([], { site: folder, all: true, checks: false }, output, { settings });
    output.line(`The knowledge base is served at ${settings.knowledgeBase!.url}`);
    const server = await serveFolder(folder, { ...listen, log }, 'npm start -- --with-backend', output);
    onEnd(() => server.close().then(forget));
  } catch (error) {
    await forget();
    throw error;
  }
}
