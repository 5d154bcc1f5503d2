import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fault } from '../../messages/fault';

export type GitResult = { status: number; stdout: Buffer; stderr: string };

/**
 * Runs git in a bare repository.
 * @param repository Its folder.
 */
export type RunGit = (repository: string, args: readonly string[], input?: readonly Buffer[]) => Promise<GitResult>;

/** Variables that git inherits from its caller (a hook, for example) and that would lead it to another repository. */
const foreign =
  /^GIT_(DIR|WORK_TREE|INDEX_FILE|(ALTERNATE_)?OBJECT_DIRECTOR(Y|IES)|COMMON_DIR|SHALLOW_FILE|NAMESPACE|QUARANTINE_PATH|DEFAULT_HASH|PREFIX)$/;

/** The user's git settings apply as far as they concern access (credentials, proxies); these must not take effect. */
function settings(repository: string): string[] {
  const off = {
    'core.hooksPath': join(repository, 'no-hooks'),
    'gc.auto': '0',
    'maintenance.auto': 'false',
    'fetch.recurseSubmodules': 'false',
    'push.gpgSign': 'false',
    'push.followTags': 'false',
    'push.recurseSubmodules': 'no',
    'push.pushOption': '',
    'core.fsmonitor': 'false',
  };
  return Object.entries(off).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Runs git as a process, with messages in English and without a question that nobody would answer. */
export const runGit: RunGit = (repository, args, input = []) => {
  const own = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  const env = { ...Object.fromEntries(own), LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' };
  return new Promise((resolve, reject) => {
    const child = spawn('git', [...settings(repository), `--git-dir=${repository}`, ...args], { env });
    const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part: Buffer) => stdout.push(part));
    child.stderr.on('data', (part: Buffer) => stderr.push(part));
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? fault('git-missing') : error),
    );
    child.once('close', (status, signal) =>
      resolve({
        status: status ?? 1,
        stdout: Buffer.concat(stdout),
        stderr: Buffer.concat(stderr).toString() || (signal ? `fatal: git was ended by ${signal}` : ''),
      }),
    );
    // git closes its input early if it fails; its own message says why.
    child.stdin.on('error', () => {});
    for (const part of input) child.stdin.write(part);
    child.stdin.end();
  });
};
