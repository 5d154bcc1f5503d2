import { realpathSync } from 'node:fs';
import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { Registry } from '@3eu/shared/contract/release';
import type { DocumentRequest, RenderedDocument } from '@3eu/shared/contract/render';
import { fault } from '../messages/fault';
import { temporaryFolder } from '../temporary-folder';
import type { Build } from './builds';

/** A shell's server build at work. */
export type OpenRenderer = {
  frame: (registry: Registry) => Promise<string>;
  /**
   * Sets what is rendered: documents of this registry, with these remotes. Call it once before remotes are rendered.
   */
  open: (registry: Registry, remotes: readonly Build[]) => Promise<void>;
  /** @throws Fault with the cause if the page throws or takes more than a minute. */
  render: (request: DocumentRequest) => Promise<RenderedDocument>;
  close: () => Promise<void>;
};

/** A page that takes longer is assumed never to finish. In seconds. */
const patience = 60;

/** Writes a server build to where Node can require it: only files that match their hashes are executed. */
async function unpack(build: Build, folder: string): Promise<void> {
  for (const file of build.files.filter((name) => name.startsWith('server/'))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), await build.read(file));
  }
}

const worker = realpathSync(fileURLToPath(new URL('./render-worker.mjs', import.meta.url)));
const pool = dirname(dirname(realpathSync(createRequire(import.meta.url).resolve('tinypool'))));

/** Node's permissions: to read these builds, and nothing else. Where Node knows that permission, no network either. */
function permissions(folder: string): string[] {
  const name = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  const readable = [worker, join(pool, '*'), join(folder, '*')];
  return [name, ...readable.map((path) => `--allow-fs-read=${path}`), '--disable-warning=ExperimentalWarning'];
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

/** Starts a shell's server build, in a process without the environment, the site or anything else of this machine. */
export async function openRenderer(shell: Build): Promise<OpenRenderer> {
  const { path, remove } = temporaryFolder(`render-${process.pid}`);
  const folder = await realpath(path);
  await unpack(shell, folder);
  const renderer = new Tinypool({
    runtime: 'child_process',
    minThreads: 1,
    maxThreads: 1,
    argv: [folder, shell.descriptor.serverEntry],
    env: {},
    execArgv: permissions(folder),
    serialization: 'advanced',
  });
  // A process that cannot even start answers no question.
  const failed = new Promise<never>((_resolve, reject) => renderer.on('error', reject));
  failed.catch(() => undefined);

  const ask = async <T>(name: 'frame' | 'open' | 'answer', input: object): Promise<T> => {
    const signal = AbortSignal.timeout(patience * 1000);
    const answer = renderer.run(input, { filename: worker, name, signal });
    return Promise.race([answer, failed]).catch(({ message }: Error) => {
      throw new Error(signal.aborted ? `It took longer than ${patience} seconds.` : message);
    }) as Promise<T>;
  };
  const unusable = ({ message }: Error) => {
    throw fault('shell-cannot-render', { cause: message });
  };

  return {
    frame: (registry) => ask<string>('frame', { registry }).catch(unusable),
    open: async (registry, remotes) => {
      for (const build of remotes)
        await unpack(build, join(folder, 'remotes', build.descriptor.name, build.descriptor.version));
      await ask('open', { registry, serverEntries: serverEntries(registry, remotes) }).catch(unusable);
    },
    render: (request) =>
      ask<RenderedDocument>('answer', { request }).catch(({ message }: Error) => {
        throw fault('page-cannot-be-rendered', { path: request.path, cause: message });
      }),
    close: () => renderer.destroy().finally(remove),
  };
}
