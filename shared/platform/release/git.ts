/**
 * Room release: how git is started. In the repository of a site it has no settings, variables or questions of the user but
 * those of access; in the one that is checked out it is asked as its user would ask it. For store and project; its oldest
 * version stands in the message and in limits.md.
 */
import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { fault, withoutSecrets } from './message';

export type GitResult = { status: number; stdout: Buffer; stderr: string };
export type GitOptions = {
  input?: Buffer | string;
  /** Whether it reaches another machine, by the user's own settings of access. */
  isRemote?: boolean;
  /** How long it may take. */
  seconds?: number;
};
/** Runs git in a bare repository. */
export type RunGit = (repository: string, args: readonly string[], options?: GitOptions) => Promise<GitResult>;

/** Settings of a user apply to access alone (credentials, proxies); these keep programs and rewriting out of the rest. */
const ownSettings = Object.entries({
  'core.hooksPath': '/dev/null',
  'core.fsmonitor': 'false',
  'core.fsync': 'all',
  'core.fsyncMethod': 'batch',
  'log.showSignature': 'false',
  'gc.autoDetach': 'false',
  'maintenance.auto': 'false',
  'fetch.recurseSubmodules': 'false',
  'push.gpgSign': 'false',
  'push.followTags': 'false',
  'push.recurseSubmodules': 'no',
  'push.pushOption': '',
}).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** Variables of git that a remote command keeps: those of access. */
const ofAccess = /^GIT_(SSH|ASKPASS|CONFIG|SSL|HTTP|PROXY|CURL|TRACE)/;

/** Those that a question about the checkout keeps: who commits, and settings. A hook sets others, of its repository. */
const ofTheUser = /^GIT_(AUTHOR_(NAME|EMAIL)|CONFIG)/;

/** The environment with those variables of git alone that match; messages are in English. @param kept Null for none. */
function environment(kept: RegExp | null): Record<string, string | undefined> {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('GIT_') || (kept?.test(name) ?? false),
  );
  return { ...Object.fromEntries(inherited), LC_ALL: 'C' };
}

/** Ends the processes that git starts once nobody holds the other end of a pipe: even where this one was killed. */
const watched = ['/bin/sh', '-c', '(read -r _ <&3; kill -9 0) >/dev/null 2>&1 & exec git "$@" 3<&-', 'git'];

/** What ends each git that runs, when this process ends. */
const running = new Set<() => void>();
process.once('exit', () => running.forEach((kill) => kill()));

/** Runs git as a process, with messages in English and without a question that nobody would answer. */
export const runGit: RunGit = (repository, args, { input = '', isRemote = false, seconds = 600 } = {}) => {
  const alone = isRemote ? {} : { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', GIT_NO_LAZY_FETCH: '1' };
  // `git replace` would show another object in place of the one that was released.
  const own = { GIT_TERMINAL_PROMPT: '0', GIT_NO_REPLACE_OBJECTS: '1' };
  const env = { ...environment(isRemote ? ofAccess : null), ...own, ...alone };
  return new Promise((resolve, reject) => {
    // With a group of its own: what it starts (ssh, git-remote-https) would hold its output open, and so this process.
    const [program = '', ...first] = isRemote && process.platform !== 'win32' ? watched : ['git'];
    const all = [...first, ...ownSettings, `--git-dir=${repository}`, ...args];
    const stdio = ['pipe', 'pipe', 'pipe', 'pipe'] as const;
    const child = spawn(program, all, { env, detached: true, stdio: [...stdio] }) as ChildProcessWithoutNullStreams;
    const kill = () => {
      try {
        process.kill(-child.pid!, 'SIGKILL');
      } catch {
        child.kill('SIGKILL');
      }
    };
    const clock = setTimeout(() => {
      kill();
      const what = `git ${args[0]} has not answered for ${seconds} seconds, and was ended.`;
      reject(fault(what, 'Check the network, and run the command again.'));
    }, seconds * 1000);
    running.add(kill);
    const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part: Buffer) => stdout.push(part));
    child.stderr.on('data', (part: Buffer) => stderr.push(part));
    child.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(clock);
      const missing = 'git is not installed here, and a site is a git repository.';
      reject(error.code === 'ENOENT' ? fault(missing, 'Install git 2.29 or newer.') : error);
    });
    child.once('exit', () => child.stdio[3]!.destroy());
    child.once('close', (status, killedBy) => {
      clearTimeout(clock);
      running.delete(kill);
      const said = Buffer.concat(stderr).toString() || (killedBy ? `fatal: git was ended by ${killedBy}` : '');
      resolve({ status: status ?? 1, stdout: Buffer.concat(stdout), stderr: said });
    });
    // git closes its input early if it fails; its own message says why.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
};

/**
 * What git says of the repository that a folder stands in, without white space around it; null where that is nothing.
 * @param nothing Exit statuses that mean that there is nothing.
 * @throws Fault where git fails in any other way: a failure is no answer.
 */
export function askGit(folder: string, args: readonly string[], nothing: readonly number[] = []): string | null {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: folder,
    env: environment(ofTheUser),
    encoding: 'utf8',
    timeout: 60_000,
  });
  if (status === 0) return stdout.trim() || null;
  if (status !== null && nothing.includes(status)) return null;
  throw fault(`git ${args[0]} failed in ${folder}: ${error?.message ?? withoutSecrets(stderr.trim())}.`);
}

/** What git said of a failure, in its own words. */
export function wordsOf(stderr: string): string {
  const lines = stderr.split('\n').map((line) => line.trim());
  const told = lines.filter((line) => line !== '' && !/^(hint:|To |Done$)/.test(line));
  return withoutSecrets(told.join(' ').slice(0, 500) || 'it gave no reason').replace(/\.+$/, '');
}
