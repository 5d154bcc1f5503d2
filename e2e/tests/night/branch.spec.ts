import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ask, remoteNames, tool } from '../../releases/project';
import type { Scratch } from '../../releases/scratch';
import { expect, test } from '../../fixtures';

/** A site in a branch of a repository, by the command. Kills, races and broken commands are the store's own tests. */
test.describe.configure({ timeout: 10 * 60_000 });

/** An empty repository. */
function repository(scratch: Scratch) {
  const root = scratch.folder('branch');
  const folder = join(root, 'site.git');
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', ['--git-dir', folder, ...args], { maxBuffer: 2 ** 30 });
    expect(status, stderr.toString()).toBe(0);
    return stdout.toString().trim();
  };
  git('init', '--quiet', '--bare', folder);
  const [place, env] = [['--store', `git:${folder}#live`], { STORE_CACHE: join(root, 'clones') }];
  return {
    git,
    run: (...args: string[]) => tool([...args, ...place], env),
    ask: (...args: string[]) => ask([...args, ...place], env),
    commits: () => git('rev-list', 'live').split('\n'),
    live: (branch = 'live') =>
      (JSON.parse(git('cat-file', 'blob', `${branch}:public/remotes.json`)) as { remotes: Record<string, object> })
        .remotes,
  };
}

test('a site can start in an empty branch: first the shell, then one remote, then the others', ({ scratch }) => {
  const site = repository(scratch);
  for (const args of [['status'], ['publish', 'campus']]) expect(site.run(...args).status).toBe(1);
  for (const names of [['shell'], ['campus'], ['admissions', 'support', 'academics']]) {
    const { status, stderr } = site.run('publish', ...names);
    expect(status, stderr).toBe(0);
  }
  expect(Object.keys(site.live()).sort()).toEqual([...remoteNames].sort());
  expect(site.commits()).toHaveLength(3);
});

test('a release and a rollback are commits of the branch, and a preview is none', ({ scratch }) => {
  const site = repository(scratch);
  expect(site.run('publish', '--all').status).toBe(0);
  const before = site.live();
  const candidate = scratch.candidate('campus');
  expect(site.run('preview', candidate, '--branch', 'preview/menu').status).toBe(0);
  const shown = site.live('preview/menu');
  expect(shown.campus).not.toEqual(before.campus);
  expect(site.commits()).toHaveLength(1);
  expect(site.run('publish', candidate).status).toBe(0);
  expect(site.live()).toEqual(shown);
  expect(site.run('rollback', 'campus').status).toBe(0);
  expect(site.live()).toEqual(before);
  expect(site.git('log', '--format=%s', 'live').split('\n')).toEqual([
    expect.stringMatching(/^campus \S+: rollback /),
    expect.stringMatching(/^campus \S+: publish /),
    expect.stringMatching(/: publish /),
  ]);
  expect(site.git('rev-list', '--count', 'live')).toBe('3');
});
