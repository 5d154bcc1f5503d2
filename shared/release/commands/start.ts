import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Settings } from '../plan/settings';
import { UserError } from '../user-error';
import { siteStore } from './site-store';
import { ensurePort, type ListenOptions } from './listen';
import type { Output } from './output';
import { projectRoot } from './packages';
import { serveCopy } from './preview';
import { publishCommand } from './publish';
import { serveCommand, serveFolder } from './serve';

/** The steps alone: whoever starts the site wants to know what takes long, and where it is in the end. */
function stepsOf(output: Output): Output {
  return { ...output, line: () => {} };
}

/** Builds, publishes and serves everything. */
export async function startCommand(
  { site, log = false, ...listen }: ListenOptions & { site: string; log?: boolean },
  output: Output,
): Promise<void> {
  await ensurePort(listen, 'npm start');
  await publishCommand([], { site, all: true, checks: false }, stepsOf(output));
  await serveCommand({ site, log, ...listen }, output);
}

/** Starts the embedded knowledge base, in a process of its own, which ends with this one. */
async function startBackend(): Promise<Settings> {
  const child = fork(join(projectRoot, 'e2e/backend.ts'), { cwd: projectRoot, execArgv: ['--import', 'tsx/esm'] });
  const failed = once(child, 'exit').then(() =>
    Promise.reject(new UserError('The embedded backend did not start; see its own message above.')),
  );
  const [knowledgeBase] = (await Promise.race([once(child, 'message'), failed])) as [{ url: string; key: string }];
  failed.catch(() => undefined);
  // It must not keep this process alive.
  child.unref();
  child.channel?.unref();
  return { knowledgeBase };
}

/** Like `npm start`, with an embedded, seeded database, in a temporary site that is removed when it ends. */
export async function startWithBackend(
  { site, log = false, ...listen }: ListenOptions & { site: string; log?: boolean },
  output: Output,
): Promise<void> {
  await ensurePort(listen, 'npm start -- --with-backend');
  const settings = await startBackend();
  await serveCopy(siteStore(site, output), output, async (folder) => {
    await publishCommand([], { site: folder, all: true, checks: false }, stepsOf(output), { settings });
    output.line(`The knowledge base is served at ${settings.knowledgeBase!.url}`);
    return serveFolder(folder, { ...listen, log }, 'npm start -- --with-backend', output);
  });
}
