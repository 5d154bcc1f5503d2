/**
 * Room render: a shell's server build at work in a process of its own, which asks the cache first. For make alone. What a
 * process is asked and answers is the contract's, which is raised with it.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Registry } from '../../contract/descriptor';
import type { DocumentRequest, FilesRequest, SiteFiles } from '../../contract/render';
import { renderedDocumentSchema, siteFilesSchema } from '../../contract/schema';
import type { Cached } from '../cache';
import { parsed } from '../parsed';
import type { RemoteVersion, ShellVersion, Version } from '../site/version';
import { temporaryFolder } from '../temporary-folder';

/** A document, and what packages threw after it had been rendered. */
export type Rendered = z.infer<typeof renderedSchema>;

/** Why a document could not be rendered. */
export class RenderError extends Error {
  override name = 'RenderError';
  /** @param owner The package in whose code it went wrong; null where nothing says so. */
  constructor(
    message: string,
    readonly owner: string | null,
  ) {
    super(message);
  }
}

/** A shell's server build at work. It runs from the first question on that the cache does not answer, until it is closed. */
export type Renderer = {
  /** What stands on every page of the site. */
  frame: string;
  /** What a site has beside its pages, by path. */
  files: (request: FilesRequest) => Promise<SiteFiles>;
  /**
   * @param key Of everything that the document is made from; without one it is made anew.
   * @throws RenderError if the page throws, takes more than a minute or is no document.
   */
  render: (request: DocumentRequest, key?: string) => Promise<Rendered>;
  close: () => void;
};

/** A page that takes longer is assumed never to finish. In seconds. */
const patience = 60;

/** Seconds of the processor, after which a process that has lost its parent in an endless loop is ended by the system. */
const mostWork = 600;

/** Bytes of an answer; the largest document has two million characters. */
const mostSaid = 64_000_000;

/** Memory for what it computes with, and for everything, in MB. The second is set by the system, where that can. */
const mostMemory = { heap: 2048, whole: 4096 };

/** Writes a server build to where Node can require it: only files that match their hashes are executed. */
async function unpack(build: Version, folder: string): Promise<void> {
  const files = [...build.files.keys()].filter((name) => name.startsWith('server/') && build.there.has(name));
  const contents = await Promise.all(files.map(build.read));
  for (const [index, file] of files.entries()) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), contents[index]!);
  }
}

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

const replySchema = z.object({
  id: z.int(),
  answer: z.unknown().optional(),
  error: z.string().optional(),
  owner: z.string().nullable().optional(),
});
type Reply = Omit<z.infer<typeof replySchema>, 'id'>;

const renderedSchema = z.object({
  document: renderedDocumentSchema,
  /** The package is that of the error's stack; null where that names none. */
  late: z.array(z.object({ owner: z.string().nullable(), error: z.string() })),
});

/** A process at work. What it is asked after it has ended is answered by its end. */
type Question = 'open' | 'frame' | 'files' | 'answer';
type Running = {
  ask: (name: Question, input: object) => Promise<Reply>;
  isOver: () => boolean;
  end: (reason: string) => void;
};

function run(folder: string, serverEntry: string): Running {
  const child = start(folder, serverEntry);
  const [questions, answers] = [child.stdio[0] as Writable, child.stdio[3] as Readable];
  const waiting = new Map<number, (reply: Reply) => void>();
  let asked = 0;
  let over: string | null = null;
  const kill = () => child.kill('SIGKILL');
  const end = (reason: string) => {
    over ??= reason;
    kill();
    answers.destroy();
    process.off('exit', kill);
    for (const settle of waiting.values()) settle({ error: over });
  };
  let unfinished = 0;
  answers.on('data', (part: Buffer) => {
    const at = part.lastIndexOf('\n');
    unfinished = at < 0 ? unfinished + part.length : part.length - at - 1;
    if (unfinished > mostSaid) end(`It said more than ${mostSaid / 1e6} MB at once.`);
  });
  createInterface({ input: answers }).on('line', (line) => {
    const said = parsed(replySchema, line);
    if ('value' in said) waiting.get(said.value.id)?.(said.value);
    else end('It said something that is no answer.');
  });
  questions.on('error', () => {});
  child.once('error', ({ message }) => end(message));
  child.once('exit', (status, signal) => end(`Its process ended with ${signal ?? `status ${status}`}.`));
  process.once('exit', kill);
  return {
    ask: async (name, input) => {
      if (over !== null) return { error: over };
      const id = (asked += 1);
      const limit = setTimeout(() => end(`It took longer than ${patience} seconds.`), patience * 1000);
      const reply = await new Promise<Reply>((resolve) => {
        waiting.set(id, resolve);
        questions.write(`${JSON.stringify({ id, name, input })}\n`);
      });
      clearTimeout(limit);
      waiting.delete(id);
      return reply;
    },
    isOver: () => over !== null,
    end,
  };
}

/** @throws RenderError where that is the reply. */
async function told(reply: Promise<Reply>): Promise<unknown> {
  const { answer, error, owner = null } = await reply;
  if (error !== undefined) throw new RenderError(error, owner);
  return answer;
}

/** What a renderer is opened with: the packages of a site, and its registry. */
export type Rendering = { shell: ShellVersion; remotes: readonly RemoteVersion[]; registry: Registry; cached: Cached };

/**
 * Opens a shell's server build, with the remotes whose pages it may be asked for. A process that ends over a page is begun
 * anew for the next one.
 * @throws RenderError where it does not even say what stands on every page.
 */
export async function openRenderer({ shell, remotes, registry, cached }: Rendering): Promise<Renderer> {
  let place: { folder: string; remove: () => void } | undefined;
  let running: Running | undefined;
  const containers = Object.fromEntries(
    remotes.map(({ globalName, id, descriptor }) => [globalName, `${id}/${descriptor.serverEntry}`]),
  );
  const close = () => {
    running?.end('It was closed.');
    place?.remove();
  };

  const begin = async (): Promise<Running> => {
    if (running && !running.isOver()) return running;
    if (!place) {
      const { path, remove } = temporaryFolder('render');
      place = { folder: await realpath(path), remove };
      await unpack(shell, place.folder);
    }
    running = run(place.folder, shell.descriptor.serverEntry);
    await told(running.ask('open', { registry, containers }));
    return running;
  };
  const ask = async (name: Question, input: object) => told((await begin()).ask(name, input));
  const said = (name: Question, input: object) =>
    ask(name, input).catch((error: Error) => {
      // A disk that is full is no fault of the build.
      if (!(error instanceof RenderError)) throw error;
      throw new RenderError(`The shell's server build cannot be run.\n${error.message}`, 'shell');
    });
  const usable = <T>(schema: z.ZodType<T>, value: unknown, what: string, owner: string | null): T => {
    const { data, error } = schema.safeParse(value);
    if (data !== undefined) return data;
    const { path, message } = error!.issues[0]!;
    throw new RenderError(`${what}: ${path.slice(1).join('.') || 'it'}: ${message}.`, owner);
  };
  const { version, integrity } = shell.descriptor;
  const known = async <T>(kind: string, inputs: readonly unknown[], make: () => Promise<T>): Promise<T> => {
    const text = await cached(kind, inputs, async () => Buffer.from(JSON.stringify(await make())));
    return JSON.parse(text.toString()) as T;
  };

  const render = async (request: DocumentRequest): Promise<Rendered> => {
    await begin();
    for (const { name } of request.registry.remotes) {
      const build = remotes.find((each) => each.name === name)!;
      const folder = join(place!.folder, 'remotes', build.id);
      if (!existsSync(folder)) await unpack(build, folder);
    }
    const answer = await ask('answer', { request });
    return usable(renderedSchema, answer, 'What the shell answers is no document', null);
  };
  const frame = async () => Buffer.from(String(await said('frame', { registry })));
  const files = async (request: FilesRequest): Promise<SiteFiles> => {
    const answer = await said('files', { request });
    return usable(siteFilesSchema, answer, 'What the shell writes beside the pages is of no use', 'shell');
  };
  try {
    return {
      frame: (await cached('frame', [version, integrity, registry], frame)).toString(),
      files: (request) => known('files', [version, integrity, request], () => files(request)),
      render: (request, key) => (key === undefined ? render(request) : known('rendered', [key], () => render(request))),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
