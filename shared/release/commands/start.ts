import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Settings } from '../plan/settings';
import { UserError } from '../user-error';
import { siteStore } from './site-store';
import { ensurePort, type ListenOptions } from './listen';
import type { Output } from './output';
import { projectRoot } from './packages';
import { serveCopy } from './preview';
import { publishCommand } from './publish';
import { serveCommand, serveFolder } from './serve';

/** Builds, publishes and serves everything. */
export async function startCommand(
  { site, log = false, ...listen }: ListenOptions & { site: string; log?: boolean },
  output: Output,
): Promise<void> {
  await ensurePort(listen, 'npm start');
  await publishCommand([], { site, all: true, checks: false }, output);
  await serveCommand({ site, log, ...listen }, output);
}

/** Starts the embedded knowledge base, in a process of its own. */
async function startBackend(): Promise<{ settings: Settings; stop: () => void }> {
  const child = spawn('npm', ['run', '--silent', 'backend'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  const failed = once(child, 'exit').then(() =>
    Promise.reject(new UserError('The embedded backend did not start; see its own message above.')),
  );
  const [line] = (await Promise.race([once(child.stdout, 'data'), failed])) as [Buffer];
  failed.catch(() => undefined);
  return {
    settings: { knowledgeBase: JSON.parse(line.toString()) as { url: string; key: string } },
    stop: () => void child.kill(),
  };
}

/** Like `npm start`, with an embedded, seeded database, in a temporary site that is removed when it ends. */
export async function startWithBackend(
  { site, log = false, ...listen }: ListenOptions & { site: string; log?: boolean },
  output: Output,
): Promise<void> {
  await ensurePort(listen, 'npm start -- --with-backend');
  const { settings, stop } = await startBackend();
  process.once('exit', stop);
  await serveCopy(siteStore(site, output), output, async (folder) => {
    await publishCommand([], { site: folder, all: true, checks: false }, output, { settings });
    output.line(`The knowledge base is served at ${settings.knowledgeBase!.url}`);
    return serveFolder(folder, { ...listen, log }, 'npm start -- --with-backend', output);
  });
}
