import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openBranch } from '../store/branch';
import { runGit, type RunGit } from '../git';

export { contents, release } from './store';

/** The folder of a test, and the home folder of whoever works there. */
export let root: string;
export let home: string;
const environment = { ...process.env };
let machines = 0;

/** Where a site is kept: in a folder here, or in a branch that each machine has a copy of. */
export const kinds = ['folder', 'branch'] as const;
type Kind = (typeof kinds)[number];

/** Begins every test of a file with a folder of its own, and a user without settings. */
export function withRepository() {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'git-store-'));
    home = join(root, 'home');
    mkdirSync(home);
    Object.assign(process.env, { HOME: home, GIT_CONFIG_NOSYSTEM: '1', XDG_CONFIG_HOME: home });
    git('init', '--quiet', '--bare', '--initial-branch=live', 'elsewhere.git');
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

/** The repository that a site is kept in. */
export const repositoryOf = (kind: Kind) => (kind === 'folder' ? 'site/.git' : 'elsewhere.git');

/** Git in the repository that a site is kept in. */
export const inSite = (kind: Kind, ...args: string[]) => git(`--git-dir=${repositoryOf(kind)}`, ...args);

/** The site as one machine sees it; of a branch, a machine that has no copy yet. */
export function store(kind: Kind, { run = runGit }: { run?: RunGit } = {}) {
  const folder = join(root, kind === 'folder' ? 'site' : `machine-${(machines += 1)}`);
  const origin = { url: join(root, 'elsewhere.git'), branch: 'live' };
  const author = () => 'Somebody <somebody@example.com> 1767225600 +0100';
  return openBranch({ folder, author, run, ...(kind === 'branch' ? { origin } : {}) });
}

/** Commits files on the branch, as somebody does who may write to it. */
export function pushed(kind: Kind, files: Record<string, string>, ...options: string[]) {
  git('clone', '--quiet', repositoryOf(kind), 'clone');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'clone', path)), { recursive: true });
    writeFileSync(join(root, 'clone', path), content);
  }
  git('-C', 'clone', 'add', '--all');
  git('-C', 'clone', ...options, 'commit', '--quiet', '-m', 'A hand of the owner');
  git('-C', 'clone', 'push', '--quiet', 'origin', 'HEAD:live');
  rmSync(join(root, 'clone'), { recursive: true });
}
