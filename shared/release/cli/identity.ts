import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { projectRoot } from './project';

function git(args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : null;
}

/** The commit that is checked out; `-dirty` where files differ from it, `unknown` outside a repository. */
export function currentCommit(): string {
  return git(['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*']) ?? 'unknown';
}

/** The account's name; a container may run as one that has none. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

/** Who releases: the CI's user, else git's, else the account's name; `unknown` if there is none. */
export function currentUser(): string {
  return process.env.GITHUB_ACTOR || (git(['config', 'user.name']) ?? accountName());
}

/** The author of a release's commit, in git's format; a placeholder if git has no identity. */
export function commitAuthor(): string {
  const now = `${Math.floor(Date.now() / 1000)} +0000`;
  return git(['-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT']) ?? `release <release@localhost> ${now}`;
}
