import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Registry } from '@3eu/shared/contract/release';
import type { DocumentRequest, RenderedDocument } from '@3eu/shared/contract/render';
import { fault } from '../message';
import { temporaryFolder } from '../temporary-folder';
import type { Build } from '../core/builds';

/** A shell's server build at work. */
export type OpenRenderer = {
  frame: (registry: Registry) => Promise<string>;
  /** Sets what is rendered: documents of this registry, with these remotes. Call it once before remotes are rendered. */
  open: (registry: Registry, remotes: readonly Build[]) => Promise<void>;
  /** @throws Fault with the cause if the page throws or takes more than a minute. */
  render: (request: DocumentRequest) => Promise<RenderedDocument>;
  close: () => Promise<void>;
};

/** A page that takes longer is assumed never to finish. In seconds. */
const patience = 60;

/** Seconds of the processor, after which a process that has lost its parent in an endless loop is ended by the system. */
const mostWork = 600;

/** Memory for what it computes with, in MB. */
const mostMemory = 2048;

/** Writes a server build to where Node can require it: only files that match their hashes are executed. */
async function unpack(build: Build, folder: string): Promise<void> {
  for (const file of build.files.filter((name) => name.startsWith('server/'))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), await build.read(file));
  }
}

const worker = realpathSync(fileURLToPath(new URL('./render-worker.mjs', import.meta.url)));

/** Node's permissions: to read these builds, and nothing else. Where Node knows that permission, no network either. */
function permissions(folder: string): string[] {
  const name = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  const readable = [worker, join(folder, '*')].map((path) => `--allow-fs-read=${path}`);
  return [name, ...readable, '--disable-warning=ExperimentalWarning', `--max-old-space-size=${mostMemory}`];
}

/** The federation runtime requires an address for every remote, even for those that are not loaded. Nobody answers it. */
function serverEntries({ remotes }: Registry, builds: readonly Build[]): Record<string, string> {
  const files = new Map(
    builds.map(({ descriptor: { name, version, serverEntry } }) => [name, `${name}/${version}/${serverEntry}`]),
  );
  return Object.fromEntries(
    Object.keys(remotes).map((name) => [name, `http://127.0.0.1:9/${files.get(name) ?? name}`]),
  );
}

/**
 * A process for a shell's server build, without the environment, the standard streams or the files of this one: what it
 * runs is another team's, and need not be right. It ends with this process.
 */
function start(folder: string, serverEntry: string) {
  const command = [process.execPath, ...permissions(folder), worker, folder, serverEntry];
  const limited = ['/bin/sh', '-c', `ulimit -t ${mostWork}; exec "$0" "$@"`, ...command];
  const [program = '', ...args] = process.platform === 'win32' ? command : limited;
  return spawn(program, args, { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' });
}

type Reply = { id: number; answer?: unknown; error?: string };

/** Starts a shell's server build. */
export async function openRenderer(shell: Build): Promise<OpenRenderer> {
  const { path, remove } = temporaryFolder('render');
  const folder = await realpath(path);
  await unpack(shell, folder);
  const child = start(folder, shell.descriptor.serverEntry);
  const waiting = new Map<number, (reply: Omit<Reply, 'id'>) => void>();
  let asked = 0;
  let isOver = false;
  child.on('message', ({ id, ...reply }: Reply) => waiting.get(id)?.(reply));
  const end = (reason: string) => {
    isOver = true;
    for (const settle of waiting.values()) settle({ error: reason });
  };
  child.once('error', ({ message }) => end(message));
  child.once('exit', (status, signal) => end(`Its process ended with ${signal ?? `status ${status}`}.`));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);

  const ask = async <T>(name: 'frame' | 'open' | 'answer', input: object): Promise<T> => {
    if (isOver) throw new Error('Its process has ended.');
    const id = (asked += 1);
    const reply = await new Promise<Omit<Reply, 'id'>>((resolve) => {
      const late = setTimeout(() => {
        kill();
        resolve({ error: `It took longer than ${patience} seconds.` });
      }, patience * 1000);
      waiting.set(id, (given) => {
        clearTimeout(late);
        resolve(given);
      });
      child.send({ id, name, input }, (error) => error && waiting.get(id)?.({ error: error.message }));
    });
    waiting.delete(id);
    if (reply.error !== undefined) throw new Error(reply.error);
    return reply.answer as T;
  };
  const unusable = ({ message: cause }: Error) => {
    throw fault('shell-cannot-render', { cause }, `The shell's server build cannot be run.\n${cause}`);
  };

  return {
    frame: (registry) => ask<string>('frame', { registry }).catch(unusable),
    open: async (registry, remotes) => {
      for (const build of remotes)
        await unpack(build, join(folder, 'remotes', build.descriptor.name, build.descriptor.version));
      await ask('open', { registry, serverEntries: serverEntries(registry, remotes) }).catch(unusable);
    },
    render: (request) =>
      ask<RenderedDocument>('answer', { request }).catch(({ message: cause }: Error) => {
        const { path: page } = request;
        const what = `${page} cannot be rendered. The live site is unchanged.\n${cause}`;
        throw fault('page-cannot-be-rendered', { path: page, cause }, what);
      }),
    close: async () => {
      process.off('exit', kill);
      kill();
      remove();
    },
  };
}
