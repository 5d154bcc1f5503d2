import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inspect } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Registry } from '@3eu/shared/contract/release';
import type { DocumentRequest, RenderedDocument } from '@3eu/shared/contract/render';
import { temporaryFolder } from '../temporary-folder';
import { UserError } from '../user-error';
import type { Build } from './builds';
import { serveBuilds } from './loopback';

/** A shell's server build at work. */
export type OpenRenderer = {
  frame: (registry: Registry) => Promise<string>;
  /**
   * Sets what is rendered: documents of this registry, with these remotes. Call it once before remotes are rendered.
   */
  open: (registry: Registry, remotes: readonly Build[]) => Promise<void>;
  /** @throws UserError with the cause if the page throws or takes more than a minute. */
  render: (request: DocumentRequest) => Promise<RenderedDocument>;
  close: () => Promise<void>;
};

type Answer = { id: number; answer?: unknown; fault?: string };

/** A page that takes longer is assumed never to finish. In milliseconds. */
const timeout = 60_000;

/** Writes the shell's server build to where Node can require it: only files that match their hashes are executed. */
async function unpack(shell: Build, folder: string): Promise<void> {
  for (const file of shell.files.filter((name) => name.startsWith('server/'))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), await shell.read(file));
  }
}

/** The federation runtime requires an address for every remote, even for those that are not loaded. */
function noEntries({ remotes }: Registry): Record<string, string> {
  return Object.fromEntries(Object.keys(remotes).map((name) => [name, `http://127.0.0.1:9/${name}`]));
}

/** Starts a shell's server build. */
export async function openRenderer(shell: Build): Promise<OpenRenderer> {
  const { path: folder, remove } = temporaryFolder('render');
  await unpack(shell, folder);
  const worker = new Worker(new URL('./render-worker.mjs', import.meta.url), {
    workerData: { shell: join(folder, shell.descriptor.serverEntry) },
    execArgv: [],
    stdout: false,
  });
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  let closeBuilds = () => {};

  worker.on('message', ({ id, answer, fault }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (fault === undefined) asked?.resolve(answer);
    else asked?.reject(new UserError(fault));
  });
  // The worker may fail before the first question; later questions must still get the cause.
  const failed = new Promise<never>((_resolve, reject) => {
    worker.once('error', (error) =>
      reject(new UserError(`The shell's server build cannot be run.\n${inspect(error)}`)),
    );
    worker.once('exit', () => reject(new UserError("The shell's server build stopped unexpectedly.")));
  });
  failed.catch(() => undefined);

  const ask = <T>(question: string, input: object): Promise<T> => {
    const id = (last += 1);
    const answer = new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      worker.postMessage({ id, question, ...input });
    });
    const late = setTimeout(
      () => waiting.get(id)?.reject(new UserError(`It took longer than ${timeout / 1000} seconds.`)),
      timeout,
    );
    return Promise.race([answer, failed]).finally(() => clearTimeout(late));
  };

  return {
    frame: (registry) => ask<string>('frame', { registry }),
    open: async (registry, remotes) => {
      const { entries, close } = await serveBuilds(remotes);
      closeBuilds();
      closeBuilds = close;
      await ask('open', { registry, serverEntries: { ...noEntries(registry), ...entries } });
    },
    render: (request) =>
      ask<RenderedDocument>('render', { request }).catch((error: Error) => {
        throw new UserError(`${request.path} cannot be rendered. The live site is unchanged.\n${error.message}`);
      }),
    close: async () => {
      closeBuilds();
      await worker.terminate();
      remove();
    },
  };
}
