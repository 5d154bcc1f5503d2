import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '../../fixtures';

/** A site in a branch of a repository, by the command. Kills, races and broken commands are the store's own tests. */
test('a release and a rollback are commits of the branch, and a preview is none', { tag: '@night' }, ({ scratch }) => {
  const root = scratch.folder('branch');
  const repository = join(root, 'site.git');
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', ['--git-dir', repository, ...args], { maxBuffer: 2 ** 30 });
    expect(status, stderr.toString()).toBe(0);
    return stdout.toString().trim();
  };
  git('init', '--quiet', '--bare', repository);
  const run = (...args: string[]) =>
    scratch.tool([...args, '--store', `git:${repository}#live`], { STORE_CACHE: join(root, 'clones') }).status;
  const live = (branch = 'live') =>
    (JSON.parse(git('cat-file', 'blob', `${branch}:public/remotes.json`)) as { remotes: Record<string, object> })
      .remotes;
  expect(run('status')).toBe(1);
  expect(run('publish', '--all')).toBe(0);
  const before = live();
  const candidate = scratch.version('works');
  expect(run('preview', candidate, '--branch', 'preview/menu')).toBe(0);
  const shown = live('preview/menu');
  expect(shown.works).not.toEqual(before.works);
  expect(run('publish', candidate)).toBe(0);
  expect(live()).toEqual(shown);
  expect(run('rollback', 'works')).toBe(0);
  expect(live()).toEqual(before);
  expect(git('log', '--format=%s', 'live').split('\n')).toEqual([
    expect.stringMatching(/^works \S+: rollback /),
    expect.stringMatching(/^works \S+: publish /),
    expect.stringMatching(/: publish /),
  ]);
});
