import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { realpathSync } from 'node:fs';
import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Registry } from '../../contract/descriptor';
import type { DocumentRequest, FilesRequest, SiteFiles } from '../../contract/render';
import { renderedDocumentSchema, siteFilesSchema } from '../../contract/schema';
import { fault } from '../message';
import { temporaryFolder } from '../temporary-folder';
import type { Build } from '../core/builds';
import { parsed } from '../core/schema';

/** A document, and what packages threw after their pages had been rendered. */
export type Rendered = z.infer<typeof renderedSchema>;

/** A shell's server build at work. */
export type OpenRenderer = {
  frame: (registry: Registry) => Promise<string>;
  /** What a site has beside its pages, by path. */
  files: (request: FilesRequest) => Promise<SiteFiles>;
  /** Sets what is rendered: documents of this registry, with these remotes. Call it once before remotes are rendered. */
  open: (registry: Registry, remotes: readonly Build[]) => Promise<void>;
  /** @throws Fault with the cause if the page throws, takes more than a minute or is no document. */
  render: (request: DocumentRequest) => Promise<Rendered>;
  close: () => Promise<void>;
};

/** A page that takes longer is assumed never to finish. In seconds. */
const patience = 60;

/** Seconds of the processor, after which a process that has lost its parent in an endless loop is ended by the system. */
const mostWork = 600;

/** Memory for what it computes with, and for everything, in MB. The second is set by the system, where that can. */
const mostMemory = { heap: 2048, whole: 4096 };

/** Writes a server build to where Node can require it: only files that match their hashes are executed. */
async function unpack(build: Build, folder: string): Promise<void> {
  for (const file of build.files.filter((name) => name.startsWith('server/'))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), await build.read(file));
  }
}

/** Where a remote's build stands below the folder of all. */
const placeOf = ({ descriptor: { name, version } }: Build): string => `${name}/${version}`;

const worker = realpathSync(fileURLToPath(new URL('./render-worker.mjs', import.meta.url)));

/** Node's permissions: to read these builds, and nothing else. Where Node knows that permission, no network either. */
function permissions(folder: string): string[] {
  const name = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  const readable = [worker, join(folder, '*')].map((path) => `--allow-fs-read=${path}`);
  return [name, ...readable, '--disable-warning=ExperimentalWarning', `--max-old-space-size=${mostMemory.heap}`];
}

/**
 * A process for a shell's server build, without the environment, the standard streams or the files of this one: what it
 * runs is another team's, and need not be right. It ends with this process.
 */
function start(folder: string, serverEntry: string) {
  const command = [process.execPath, ...permissions(folder), worker, folder, serverEntry];
  const limits = `ulimit -t ${mostWork}; ulimit -v ${mostMemory.whole * 1024} 2>/dev/null; exec "$0" "$@"`;
  const [program = '', ...args] = process.platform === 'win32' ? command : ['/bin/sh', '-c', limits, ...command];
  return spawn(program, args, { env: {}, stdio: ['pipe', 'ignore', 'ignore', 'pipe'] });
}

const replySchema = z.object({ id: z.int(), answer: z.unknown().optional(), error: z.string().optional() });
type Reply = Omit<z.infer<typeof replySchema>, 'id'>;

const renderedSchema = z.object({
  document: renderedDocumentSchema,
  /** The package is that of the error's stack; null where that names none. */
  late: z.array(z.object({ owner: z.string().nullable(), error: z.string() })),
});

/** Starts a shell's server build. */
export async function openRenderer(shell: Build): Promise<OpenRenderer> {
  const { path, remove } = temporaryFolder('render');
  const folder = await realpath(path);
  await unpack(shell, folder);
  const child = start(folder, shell.descriptor.serverEntry);
  const [questions, answers] = [child.stdio[0] as Writable, child.stdio[3] as Readable];
  const waiting = new Map<number, (reply: Reply) => void>();
  let asked = 0;
  let isOver = false;
  const kill = () => child.kill('SIGKILL');
  const end = (reason: string) => {
    isOver = true;
    kill();
    for (const settle of waiting.values()) settle({ error: reason });
  };
  createInterface({ input: answers }).on('line', (line) => {
    const said = parsed(replySchema, line);
    if ('value' in said) waiting.get(said.value.id)?.(said.value);
    else end('It said something that is no answer.');
  });
  // What it is asked after it has ended is answered by its end.
  questions.on('error', () => {});
  child.once('error', ({ message }) => end(message));
  child.once('exit', (status, signal) => end(`Its process ended with ${signal ?? `status ${status}`}.`));
  process.once('exit', kill);

  const ask = async (name: 'frame' | 'files' | 'open' | 'answer', input: object): Promise<unknown> => {
    if (isOver) throw new Error('Its process has ended.');
    const id = (asked += 1);
    const limit = setTimeout(() => end(`It took longer than ${patience} seconds.`), patience * 1000);
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      questions.write(`${JSON.stringify({ id, name, input })}\n`);
    });
    clearTimeout(limit);
    waiting.delete(id);
    if (reply.error !== undefined) throw new Error(reply.error);
    return reply.answer;
  };
  const unusable = ({ message: cause }: Error): never => {
    throw fault(`The shell's server build cannot be run.\n${cause}`);
  };

  return {
    frame: async (registry) => String(await ask('frame', { registry }).catch(unusable)),
    files: async (request) => {
      const { data, error } = siteFilesSchema.safeParse(await ask('files', { request }).catch(unusable));
      if (data) return data;
      return unusable(new Error(`What it writes beside the pages cannot be used: ${error.issues[0]!.message}.`));
    },
    open: async (registry, remotes) => {
      for (const build of remotes) await unpack(build, join(folder, 'remotes', placeOf(build)));
      const containers = Object.fromEntries(
        remotes.map((build) => [
          build.manifest.metaData.globalName,
          `${placeOf(build)}/${build.descriptor.serverEntry}`,
        ]),
      );
      await ask('open', { registry, containers }).catch(unusable);
    },
    render: async (request) => {
      const { path: page } = request;
      const refuse = (cause: string) => fault(`${page} cannot be rendered. The live site is unchanged.\n${cause}`);
      const answer = await ask('answer', { request }).catch(({ message: cause }: Error) => {
        throw refuse(cause);
      });
      const { data, error } = renderedSchema.safeParse(answer);
      if (data) return data;
      const { path: place, message: what } = error.issues[0]!;
      throw refuse(`What the shell answers is no document: ${place.slice(1).join('.') || 'it'}: ${what}.`);
    },
    close: async () => {
      process.off('exit', kill);
      kill();
      remove();
    },
  };
}
