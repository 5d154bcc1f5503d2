/**
 * Room cli: serves a folder, to look at it. It loads nothing that builds or releases: `npm start` is left with this
 * alone.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hostingFile } from '../../contract/descriptor';
import { addressOf, listenFault, type ListenOptions } from '../look/listen';
import { startServer } from '../look/server';
import { fault } from '../message';
import { endWith, onServerEnd } from './ending';
import type { Output } from './output';

/** Serves the public folder of a release until the tool is asked to end. @param shows Which release it is. */
export async function serveFolder(
  folder: string,
  { host, port, command }: ListenOptions,
  output: Output,
  shows?: string,
): Promise<void> {
  if (!existsSync(join(folder, hostingFile)))
    throw fault(
      `${folder} is no public folder of a release: it has no ${hostingFile}.`,
      'Release once more: npm run render -- --all',
    );
  const server = await startServer(folder, { host, port, fault: output.report, gone: () => endWith(1) }).catch(
    (error: unknown) => {
      throw listenFault(error, { host, port, command });
    },
  );
  onServerEnd(() => server.close());
  const url = addressOf(host, server.port);
  const text = `${server.name} is ready at ${url}`;
  output.report(shows === undefined ? text : `${text} (${shows})`, { url });
}
