import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fault, usageFault } from '../message';

/** A branch of a git repository that a site is kept in. */
export type GitAddress = {
  url: string;
  branch: string;
  /** As it stands in messages. */
  name: string;
};

/** The default branch. */
const defaultBranch = 'live';

const example = 'as in --store git:https://host/site.git#live';

/** A text without the users, passwords and tokens of the URLs in it: git's own settings may add them to an address. */
export function withoutSecrets(text: string): string {
  return text
    .replace(/(\w+:\/\/)[^/\s]+@/g, (whole, scheme: string) => (/^ssh:\/\/[^:]+$/.test(whole) ? whole : scheme))
    .replace(/([?&][\w-]*(?:token|key|secret|password)[\w-]*=)[^&#\s]+/gi, '$1…');
}

/** Whether an address carries a password or a token. */
export function hasSecret(address: string): boolean {
  return withoutSecrets(address) !== address || /^(git:)?(https?:\/\/[^/]*@|\w+:\/\/[^/]*:[^/]*@)/i.test(address);
}

/** Whether git takes a text as the name of a branch; see git-check-ref-format. */
function isBranch(name: string): boolean {
  // eslint-disable-next-line no-control-regex -- git forbids control characters
  const forbidden = /[\x00-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|^[-/.]|\/\.|\.lock(\/|$)|[/.]$/;
  return name !== '' && name !== '@' && name !== 'HEAD' && !forbidden.test(name);
}

/**
 * Reads an address as `git:https://host/site.git#live`: any URL or folder that git takes, and a branch.
 * @throws Fault for another text.
 */
export function gitAddress(text: string): GitAddress {
  const store = withoutSecrets(text);
  const refuse = (code: string, what: string, todo: string, data: object = {}) =>
    usageFault(code, { store, ...data }, `--store ${store}${what}`, todo);
  if (!text.startsWith('git:'))
    throw refuse(
      'store-is-no-branch',
      `: a store is a branch of a git repository, ${example}.`,
      'For a folder, use --site.',
    );
  // git://host/… is itself a URL.
  const rest = text.startsWith('git://') ? text : text.slice('git:'.length);
  const at = rest.lastIndexOf('#');
  const [given, branch] = at < 0 ? [rest, defaultBranch] : [rest.slice(0, at), rest.slice(at + 1)];
  if (given === '' || given.startsWith('-'))
    throw refuse('store-without-repository', ' names no repository.', `Write its URL after git:, ${example}.`);
  if (hasSecret(given))
    throw refuse(
      'store-with-password',
      ': leave out user, password and token. npm prints this command, and every account of this machine can read it.',
      'Give them to git instead: with a credential helper, or as in the variables GIT_CONFIG_… of .github/workflows/release.yml; an SSH key needs neither. If it was a real token, replace it.',
    );
  if (!isBranch(branch))
    throw refuse(
      'store-branch-invalid',
      `: "${branch}" is not a valid branch name.`,
      `Write one after #, ${example}.`,
      { branch },
    );
  // git runs in another folder, so a relative path must be made absolute.
  const url = existsSync(given) ? resolve(given) : given;
  return { url, branch, name: `git:${url}#${branch}` };
}

export type GitResult = { status: number; stdout: Buffer; stderr: string };

export type GitOptions = {
  /** What it reads. */
  input?: Buffer | string;
  /** Variables beside those of this process. */
  env?: Record<string, string>;
  /** How long it may take. */
  seconds?: number;
  /** Ends it early. */
  signal?: AbortSignal;
};

/**
 * Runs git in a bare repository.
 * @param repository Its folder.
 */
export type RunGit = (repository: string, args: readonly string[], options?: GitOptions) => Promise<GitResult>;

/** Variables that git inherits from its caller (a hook, for example) and that would lead it to another repository. */
const foreign =
  /^GIT_(DIR|WORK_TREE|INDEX_FILE|(ALTERNATE_)?OBJECT_DIRECTOR(Y|IES)|COMMON_DIR|SHALLOW_FILE|NAMESPACE|QUARANTINE_PATH|DEFAULT_HASH|PREFIX)$/;

/** The user's git settings apply as far as they concern access (credentials, proxies); these must not take effect. */
function settings(repository: string): string[] {
  const own = {
    'core.hooksPath': join(repository, 'no-hooks'),
    'core.protectNTFS': 'false',
    'core.fsmonitor': 'false',
    'i18n.commitEncoding': 'utf-8',
    'gc.auto': '0',
    'maintenance.auto': 'false',
    'fetch.recurseSubmodules': 'false',
    'push.gpgSign': 'false',
    'push.followTags': 'false',
    'push.recurseSubmodules': 'no',
    'push.pushOption': '',
  };
  return Object.entries(own).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Runs git as a process, with messages in English and without a question that nobody would answer. */
export const runGit: RunGit = (repository, args, { input = '', env: more = {}, seconds = 120, signal } = {}) => {
  const inherited = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  const env = { ...Object.fromEntries(inherited), LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', ...more };
  return new Promise((resolve, reject) => {
    // With a group of its own: what it starts (ssh, git-remote-https) would hold its output open, and so this process.
    const child = spawn('git', [...settings(repository), `--git-dir=${repository}`, ...args], { env, detached: true });
    const kill = () => {
      try {
        process.kill(-child.pid!, 'SIGKILL');
      } catch {
        child.kill('SIGKILL');
      }
    };
    const giveUp = (error: Error) => {
      kill();
      reject(error);
    };
    const end = () => giveUp(new Error('git was ended.'));
    const clock = setTimeout(() => {
      const words = `git ${args[0]} has not answered for ${seconds} seconds, and was ended.`;
      giveUp(
        fault(
          'git-hangs',
          { command: args[0], seconds },
          words,
          'Check the network and the server, and run the command again.',
        ),
      );
    }, seconds * 1000);
    process.once('exit', kill);
    signal?.addEventListener('abort', end);
    const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part: Buffer) => stdout.push(part));
    child.stderr.on('data', (part: Buffer) => stderr.push(part));
    child.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(clock);
      const missing = 'git is not installed here, and a store that is a git branch needs it.';
      reject(error.code === 'ENOENT' ? fault('git-missing', {}, missing, 'Install git 2.29 or newer.') : error);
    });
    child.once('close', (status, killedBy) => {
      clearTimeout(clock);
      process.off('exit', kill);
      signal?.removeEventListener('abort', end);
      const said = Buffer.concat(stderr).toString() || (killedBy ? `fatal: git was ended by ${killedBy}` : '');
      resolve({ status: status ?? 1, stdout: Buffer.concat(stdout), stderr: said });
    });
    // git closes its input early if it fails; its own message says why.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    if (signal?.aborted) end();
  });
};

/** What git said of a failure, in its own words. */
export function wordsOf(stderr: string): string {
  const lines = stderr.split('\n').map((line) => line.trim());
  const told = lines.filter((line) => line !== '' && !/^(hint:|To |Done$)/.test(line));
  return withoutSecrets(told.join(' ').slice(0, 500) || 'it gave no reason').replace(/\.+$/, '');
}
