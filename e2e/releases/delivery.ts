import { once } from 'node:events';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run, siteRoot } from '../environment';
import { publicFiles } from '../pages';

export const project = join(import.meta.dirname, '../..');

/** Processes that were started here and have not ended: a test that fails may leave some behind. */
const running = new Set<ChildProcess>();

/** A copy of a site, to release into: of the published one, unless another is named. */
export function siteCopy(from = siteRoot): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(from, root, { recursive: true, verbatimSymlinks: true });
  return root;
}

/** What the tool prints for scripts: a code, what it is about, and the same in words. */
type Value = { kind: string; code: string; data?: Record<string, unknown>; text: string };

/**
 * The tool of a copy of the project: `run` waits for its end, `ask` too and reads what it says for scripts; `start` does
 * not wait.
 */
export function toolOf(root: string) {
  const command = (args: readonly string[]) => [
    '--import',
    'tsx/esm',
    join(root, 'shared/platform/release/cli/cli.ts'),
    ...args,
  ];
  const run = (args: readonly string[], env: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, command(args), {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    return { status, stdout, stderr };
  };
  const ask = (args: readonly string[], env: Record<string, string> = {}) => {
    const { status, stdout, stderr } = run([...args, '--json'], env);
    // Pages that are rendered may write to the console as well.
    const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
    const values = lines.map((line) => JSON.parse(line) as Value);
    return { status, stderr, values, codes: values.map(({ code }) => code) };
  };
  const start = (args: readonly string[], env: Record<string, string> = {}): ChildProcess => {
    const child = spawn(process.execPath, command(args), {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  };
  return { run, ask, start };
}

/** Arguments that release a package of the project, or of another folder. */
export function publishing(name: string, site: string, from = name): string[] {
  return ['publish', from, '--site', site];
}

/** The project's own tool. */
export const { run: tool, ask, start: startTool } = toolOf(project);

type ReleaseRecord = {
  number: number;
  kind: string;
  packages: { name: string; version: string; from: string | null; commit: string | null }[];
  forced: string | null;
};

/** What a site's records say, the newest release first. */
export function recordsOf(site: string): ReleaseRecord[] {
  const records = ask(['releases', '--site', site]).values.map(({ data }) => data as ReleaseRecord);
  // A line a package.
  return [...new Map(records.map((record) => [record.number, record])).values()];
}

/** Changes to sources: functions that edit a file's text, by path. */
export type Edits = Record<string, (text: string) => string>;

/** Changes the sources below a folder. @throws Error for an edit that changes nothing. */
export function applyEdits(root: string, edits: Edits) {
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    const next = edit(text);
    if (next === text) throw new Error(`The edit of ${file} changes nothing.`);
    writeFileSync(path, next);
  }
}

/** A page of each remote, in whose module a change makes another version. */
const firstPages = { admissions: 'admissions', academics: 'academics', campus: 'visit', support: 'faq' } as const;
export type RemoteName = keyof typeof firstPages;
export const remoteNames = Object.keys(firstPages) as RemoteName[];

/** An edit that makes another version of a remote, and changes nothing that a visitor sees. */
export function anotherVersion(name: RemoteName, label: string): Edits {
  const page = firstPages[name];
  return { [`src/pages/${page}/${page}-page.tsx`]: (text) => `${text}\nconsole.debug('${label}');\n` };
}

/** Waits for a process to end, and gives its status. */
export function ended(child: ChildProcess): Promise<number | null> {
  return child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', (code) => resolve(code)))
    : Promise.resolve(child.exitCode);
}

const workshopPrefix = '.e2e-';

/** Copies a package without what is built of it. */
function copyPackage(name: string, root: string) {
  cpSync(join(project, name === 'shell' ? 'shell' : `mfe-${name}`), root, {
    recursive: true,
    filter: (file) => !/\/(dist|node_modules)(\/|$)/.test(file),
  });
}

/** An empty folder in the project, which `clearUp` removes. */
function workshop(label: string): string {
  const root = join(project, `${workshopPrefix}${label}-${process.pid}`);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root);
  return root;
}

/** A copy of a package with changed sources, as its team's next version would be. */
export function changedPackage(name: string, label: string, edits: Edits): string {
  // Beside the original, so that what does not change is built the same.
  const root = workshop(`${name}-${label}`);
  copyPackage(name, root);
  applyEdits(root, edits);
  return root;
}

function removeWorkshop(owner: string) {
  const own = readdirSync(project).filter((entry) => entry.startsWith(workshopPrefix) && entry.endsWith(`-${owner}`));
  // A compiler that was ended with a development server may write for a moment longer.
  for (const entry of own)
    rmSync(join(project, entry), { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
}

/**
 * For the end of a spec that makes releases, whether or not its tests passed: ends the processes that they left
 * running, discards this process's changed packages, and removes folders, which nothing writes to any more.
 */
export async function clearUp(...folders: (string | undefined)[]): Promise<void> {
  const left = [...running];
  for (const child of left) child.kill('SIGKILL');
  await Promise.all(left.map(ended));
  removeWorkshop(String(process.pid));
  for (const folder of folders) if (folder) rmSync(folder, { recursive: true, force: true });
}

/** The file that a build writes last. */
const builtLast = 'dist/descriptor.json';

/**
 * Another version of a remote; there are two that look alike. It is built once per run, by the first spec that needs
 * it: most specs need just any other version, and a build takes longer than a release. Nothing may change its folder.
 */
export async function candidateOf(name: RemoteName, label: 'first' | 'second'): Promise<string> {
  const root = join(project, `${workshopPrefix}${name}-${label}-run${run}`);
  const isBuilt = () => existsSync(join(root, builtLast));
  try {
    mkdirSync(root);
  } catch {
    // Another worker is building it, or has built it.
    while (!isBuilt()) {
      if (!existsSync(root)) throw new Error(`The build of ${root} failed in another worker.`);
      await wait(100);
    }
    return root;
  }
  copyPackage(name, root);
  applyEdits(root, anotherVersion(name, label));
  versionIn(root);
  return root;
}

/** The version that a package's sources make, which is built to know. */
export function versionIn(root: string): string {
  const file = join(root, builtLast);
  if (!existsSync(file)) {
    const { status, stderr } = spawnSync('npm', ['run', 'build'], { cwd: root, encoding: 'utf8' });
    if (status !== 0) {
      rmSync(root, { recursive: true });
      throw new Error(stderr);
    }
  }
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Forgets the candidates of this run. */
export function clearCandidates() {
  removeWorkshop(`run${run}`);
}

/** The hash of every file that visitors of a site get. */
export function publicHashes(site: string, filter?: (file: string) => boolean): Record<string, string> {
  return hashes(publicFiles(site), filter);
}

/** Hashes of files that were read before, by a key that changes when a file is rewritten. */
const known = new Map<string, string>();

function hashOf(file: string): string {
  const { ino, size, mtimeNs } = statSync(file, { bigint: true });
  const key = `${ino} ${size} ${mtimeNs}`;
  const hash = known.get(key) ?? createHash('sha256').update(readFileSync(file)).digest('hex');
  known.set(key, hash);
  return hash;
}

/** The hash of every file below a folder that the filter lets through. */
export function hashes(root: string, filter: (file: string) => boolean = () => true): Record<string, string> {
  const files = (readdirSync(root, { recursive: true }) as string[])
    .filter((file) => statSync(join(root, file)).isFile() && filter(file))
    .sort();
  return Object.fromEntries(files.map((file) => [file, hashOf(join(root, file))]));
}

/** Serves a site, on a free port unless one is named; at an address, because Node knows no names below localhost. */
export async function serveCopy(root: string, port = 0): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const child = startTool(['serve', '--site', root], { PORT: String(port), HOST: '127.0.0.1' });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (data: Buffer) => {
      const found = /ready at (http:\S+)/.exec(data.toString());
      if (found) resolve(found[1]!);
    });
    child.once('exit', () => reject(new Error('The server did not start.')));
  });
  const ended = once(child, 'exit');
  // A server that is asked to end first finishes the answers that it began, so a caller that needs it gone has to wait.
  const stop = () => {
    child.kill();
    return ended;
  };
  return { url, stop };
}

/** What is live in a site. */
export function registryOf(root: string) {
  return JSON.parse(readFileSync(join(publicFiles(root), 'remotes.json'), 'utf8')) as {
    remotes: Record<string, { version: string; contract: number; entry: { url: string } }>;
  };
}

/** Gives a site other settings. */
export function configure(root: string, settings: object) {
  const file = `${root}-settings.json`;
  writeFileSync(file, JSON.stringify(settings));
  const { status, stderr } = tool(['render', '--config', file, '--site', root]);
  rmSync(file);
  if (status !== 0) throw new Error(stderr);
}
