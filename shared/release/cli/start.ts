import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fault } from '../messages/fault';
import { message } from '../messages/message';
import type { Settings } from '../plan/settings';
import { ensurePort, type ListenOptions } from './listen';
import type { Output } from './output';
import { serveCopy } from './preview';
import { projectRoot } from './project';
import { publishCommand } from './publish';
import { serveCommand, serveFolder } from './serve';
import { siteStore } from './site';

type StartOptions = ListenOptions & { site: string; log?: boolean };

/** The steps alone: whoever starts the site wants to know what takes long, and where it is in the end. */
function stepsOf(output: Output): Output {
  return { ...output, tell: () => {} };
}

/** Builds, publishes and serves everything. */
export async function startCommand(options: StartOptions, output: Output): Promise<void> {
  await ensurePort(options, 'npm start');
  await publishCommand([], { site: options.site, all: true, checks: false }, stepsOf(output));
  await serveCommand(options, output);
}

/** Starts the embedded knowledge base, in a process of its own, which ends with this one. */
async function startBackend(): Promise<Settings> {
  const child = fork(join(projectRoot, 'e2e/backend.ts'), { cwd: projectRoot, execArgv: ['--import', 'tsx/esm'] });
  const failed = once(child, 'exit').then(() => Promise.reject(fault('backend-failed')));
  const [knowledgeBase] = (await Promise.race([once(child, 'message'), failed])) as [{ url: string; key: string }];
  failed.catch(() => undefined);
  // It must not keep this process alive.
  child.unref();
  child.channel?.unref();
  return { knowledgeBase };
}

/** Like `npm start`, with an embedded, seeded database, in a temporary site that is removed when it ends. */
export async function startWithBackend({ site, ...options }: StartOptions, output: Output): Promise<void> {
  const command = 'npm start -- --with-backend';
  await ensurePort(options, command);
  const settings = await startBackend();
  await serveCopy(siteStore(site, output), output, async (folder) => {
    await publishCommand([], { site: folder, all: true, checks: false }, stepsOf(output), { settings });
    output.tell(message('backend-ready', { url: settings.knowledgeBase!.url }));
    return serveFolder(folder, options, command, output);
  });
}
