import { fork } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Registry } from '@3eu/shared/contract/release';
import type { DocumentRequest, RenderedDocument } from '@3eu/shared/contract/render';
import { temporaryFolder } from '../temporary-folder';
import { UserError } from '../user-error';
import type { Build } from './builds';

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

type Answer = { id?: number; answer?: unknown; fault?: string };

/** A page that takes longer is assumed never to finish. In milliseconds. */
const timeout = 60_000;

/** Writes a server build to where Node can require it: only files that match their hashes are executed. */
async function unpack(build: Build, folder: string): Promise<void> {
  for (const file of build.files.filter((name) => name.startsWith('server/'))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), await build.read(file));
  }
}

const script = realpathSync(fileURLToPath(new URL('./render-process.mjs', import.meta.url)));

/** Node's permissions: to read these builds, and nothing else. Where Node knows that permission, no network either. */
function permissions(folder: string): string[] {
  const name = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  return [
    name,
    `--allow-fs-read=${script}`,
    `--allow-fs-read=${join(folder, '*')}`,
    '--disable-warning=ExperimentalWarning',
  ];
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
  const child = fork(script, [folder, shell.descriptor.serverEntry], {
    cwd: folder,
    env: {},
    execArgv: permissions(folder),
    serialization: 'advanced',
  });
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;

  // The process may fail before the first question; later questions must still get the cause.
  const failed = new Promise<never>((_resolve, reject) => {
    const fail = (fault: string) => reject(new UserError(fault));
    child.on('message', ({ id, answer, fault }: Answer) => {
      if (id === undefined) return fail(`The shell's server build cannot be run.\n${fault}`);
      const asked = waiting.get(id);
      waiting.delete(id);
      if (fault === undefined) asked?.resolve(answer);
      else asked?.reject(new UserError(fault));
    });
    child.once('error', reject);
    child.once('exit', () => fail("The shell's server build stopped unexpectedly."));
  });
  failed.catch(() => undefined);

  const ask = <T>(question: string, input: object): Promise<T> => {
    const id = (last += 1);
    const answer = new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      // Where it cannot be sent any more, the process has ended, and `failed` tells why.
      child.send({ id, question, ...input }, () => {});
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
      for (const build of remotes)
        await unpack(build, join(folder, 'remotes', build.descriptor.name, build.descriptor.version));
      await ask('open', { registry, serverEntries: serverEntries(registry, remotes) });
    },
    render: (request) =>
      ask<RenderedDocument>('render', { request }).catch((error: Error) => {
        throw new UserError(`${request.path} cannot be rendered. The live site is unchanged.\n${error.message}`);
      }),
    close: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      remove();
    },
  };
}
