/** The project as tests use it: its tool, its packages, and what stands in a site. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicFiles } from './site-files';

export const project = join(import.meta.dirname, '../..');

/** What the tool prints for scripts. */
type Value = { kind: 'result' | 'note' | 'refusal' | 'fault'; text: string; code?: string; data?: unknown };

type Env = Record<string, string>;

/**
 * The tool of a project, or of a copy of one: `run` waits for its end, `ask` too and reads what it says for scripts, with the codes
 * of what the gate refuses; `start` does not wait.
 */
export function toolOf(root: string) {
  const command = (args: readonly string[]) => [join(root, 'node_modules/@3eu/platform/release/cli/3eu.mjs'), ...args];
  const run = (args: readonly string[], env: Env = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, command(args), {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    return { status, stdout, stderr };
  };
  const ask = (args: readonly string[], env: Env = {}) => {
    const { status, stdout, stderr } = run([...args, '--json'], env);
    // Pages that are rendered may write to the console as well.
    const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
    const values = lines.map((line) => JSON.parse(line) as Value);
    const refused = values.filter(({ kind }) => kind === 'refusal').flatMap(({ code = [] }) => code);
    return { status, stderr, values, codes: values.flatMap(({ code = [] }) => code), refused };
  };
  const start = (args: readonly string[], env: Env = {}): ChildProcess =>
    spawn(process.execPath, command(args), {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  return { run, ask, start };
}

/** The project's own tool. */
export const { run: tool, ask } = toolOf(project);

/** Arguments that release a package of the project, or of another folder. */
export function publishing(name: string, site: string, from = name): string[] {
  return ['publish', from, '--site', site];
}

/** Waits for a process to end, and gives its status. */
export function ended(child: ChildProcess): Promise<number | null> {
  return child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', (code) => resolve(code)))
    : Promise.resolve(child.exitCode);
}

type ReleaseRecord = {
  number: number;
  kind: string;
  packages: { name: string; version: string; from: string | null; commit: string | null }[];
  forced: string | null;
};

/** What a site's records say, the newest release first. @param by The tool that is asked. */
export function recordsIn(by: ReturnType<typeof toolOf>['ask'], site: string): ReleaseRecord[] {
  return by(['releases', '--site', site]).values.map(({ data }) => data as ReleaseRecord);
}

/** What is live in a site. */
export function registryOf(site: string) {
  return JSON.parse(readFileSync(join(publicFiles(site), 'remotes.json'), 'utf8')) as {
    remotes: Record<string, { version: string; contract: number; entry: { url: string } }>;
  };
}

/** Gives a site other settings. */
export function configure(site: string, settings: object) {
  const file = `${site}-settings.json`;
  writeFileSync(file, JSON.stringify(settings));
  const { status, stderr } = tool(['render', '--config', file, '--site', site]);
  rmSync(file);
  if (status !== 0) throw new Error(stderr);
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

/** An edit that makes another version of a remote, and changes nothing that a visitor sees. */
export function anotherVersion(name: RemoteName, label: string): Edits {
  const page = firstPages[name];
  return {
    [`src/pages/${page}/${page}-page.tsx`]: (text) => `${text}\nObject.assign(globalThis, { tried: '${label}' });\n`,
  };
}

/** The version that a package's sources make, which is built to know. */
export function versionIn(root: string): string {
  const file = join(root, 'dist/descriptor.json');
  if (!existsSync(file)) {
    const { status, stderr } = spawnSync('npm', ['run', 'build'], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
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

/** The hash of every file that visitors of a site get. */
export function publicHashes(site: string, filter?: (file: string) => boolean): Record<string, string> {
  return hashes(publicFiles(site), filter);
}
