import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gitStore } from '../store/git';
import { gitAddress, runGit, type RunGit } from '../store/git-command';
import { contents, release } from './store';

export { contents, release };

/** The folder of a test, with a repository in it, and the home folder of whoever works there. */
export let root: string;
export let home: string;
const environment = { ...process.env };
let machines = 0;

/** Begins every test of a file with an empty repository. */
export function withRepository() {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'git-store-'));
    home = join(root, 'home');
    mkdirSync(home);
    Object.assign(process.env, { HOME: home, GIT_CONFIG_NOSYSTEM: '1', XDG_CONFIG_HOME: home });
    git('init', '--quiet', '--bare', 'site.git');
  });
  afterEach(() => {
    process.env = { ...environment };
    rmSync(root, { recursive: true, force: true });
  });
}

/** Plain git, in the folder of the test. */
export function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', '-c', 'commit.gpgSign=false'];
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], { cwd: root, maxBuffer: 1e9 });
  if (status !== 0) throw new Error(stderr.toString());
  return stdout.toString();
}

/** Git in the repository of the site. */
export const inSite = (...args: string[]) => git('--git-dir=site.git', ...args);

/** A store as on another machine: with its own cache. */
export function store({
  run = runGit,
  cache = join(root, `machine-${(machines += 1)}`),
}: { run?: RunGit; cache?: string } = {}) {
  const address = gitAddress(`git:${join(root, 'site.git')}#live`);
  return gitStore(address, { cache, author: () => 'Somebody <somebody@example.com> 1767225600 +0100', run });
}

/** Commits files on the branch, as somebody does who can push to it. */
export function pushed(files: Record<string, string>, ...options: string[]) {
  git('clone', '--quiet', 'site.git', 'clone');
  git('-C', 'clone', 'checkout', '--quiet', '-B', 'live', ...(inSite('branch') ? ['origin/live'] : []));
  for (const [path, content] of Object.entries(files)) writeFileSync(join(root, 'clone', path), content);
  git('-C', 'clone', 'add', '--all');
  git('-C', 'clone', ...options, 'commit', '--quiet', '-m', 'A hand in the house');
  git('-C', 'clone', 'push', '--quiet', 'origin', 'live');
  rmSync(join(root, 'clone'), { recursive: true });
}
