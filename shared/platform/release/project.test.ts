/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changesBetween, currentCommit, lacksCommit, packagesFrom, projectRoot, sourcesKey } from './project';

test('a package is named by its short name, its own or its folder, and counts once', () => {
  const names = ['campus', 'mfe-campus', '@3eu/mfe-campus', join(projectRoot, 'mfe-campus'), 'shell'];
  expect(packagesFrom(names).map(({ name }) => name)).toEqual(['campus', 'shell']);
});

test('sources have one name as long as nobody changes them, and none outside this repository', () => {
  const [key, again, other] = ['mfe-campus', 'mfe-campus', 'mfe-support'].map((each) =>
    sourcesKey(join(projectRoot, each)),
  );
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect([again === key, other === key]).toEqual([true, false]);
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  writeFileSync(join(elsewhere, 'package.json'), '{}');
  expect(sourcesKey(elsewhere)).toBeUndefined();
  rmSync(elsewhere, { recursive: true });
});

test('a folder without a package, and a name that no package has, are refused', () => {
  expect(() => packagesFrom([tmpdir()])).toThrow('contains no rspack.config.ts');
  expect(() => packagesFrom(['campsu'])).toThrow('Did you mean campus?');
});

test('a checkout lacks a commit that is not among the ancestors of what is checked out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  const identity = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', '-c', 'commit.gpgSign=false'];
  const git = (...args: string[]) =>
    spawnSync('git', ['-C', folder, ...identity, ...args], { encoding: 'utf8' }).stdout.trim();
  const commit = (text: string) => {
    git('commit', '--quiet', '--allow-empty', '-m', text);
    return git('rev-parse', '--short=12', 'HEAD');
  };
  const lacks = (recorded?: string) => lacksCommit(recorded, 'HEAD', folder);
  const shallow = `${folder}-shallow`;
  try {
    expect(lacks('0123456789ab')).toBe('has');
    git('init', '--quiet');
    const [first, colleagues] = [commit('first'), commit('a colleague’s')];
    git('checkout', '--quiet', '-B', 'older', first);
    const own = commit('one’s own');
    expect([first, own, `${first}-dirty`, 'unknown', undefined].map(lacks)).toEqual(Array(5).fill('has'));
    expect([colleagues, `${colleagues}-dirty`, '0123456789ab'].map(lacks)).toEqual(Array(3).fill('lacks'));
    git('merge', '--quiet', '-m', 'merged', colleagues);
    expect(lacks(colleagues)).toBe('has');
    // What was built from another commit than the one that is checked out is judged by that.
    expect([own, first, 'unknown'].map((from) => lacksCommit(colleagues, from, folder))).toEqual([
      'lacks',
      'lacks',
      'unknown',
    ]);
    writeFileSync(join(folder, 'fees.ts'), '80');
    writeFileSync(join(folder, 'fees.test.ts'), '80');
    git('add', '--all');
    const changed = commit('the fee');
    const between = (from: string, to: string, ...paths: string[]) => changesBetween(from, to, paths, folder);
    expect(between(first, changed, '.')).toEqual(['fees.ts']);
    expect([between(changed, changed, '.'), between(first, changed)]).toEqual([[], []]);
    expect([between(`${first}-dirty`, changed, '.'), between('0123456789ab', changed, '.')]).toEqual([null, null]);
    // A clone that does not reach so far cannot know.
    git('clone', '--quiet', '--depth=1', `file://${folder}`, shallow);
    expect([colleagues, '0123456789ab'].map((each) => lacksCommit(each, 'HEAD', shallow))).toEqual([
      'unknown',
      'unknown',
    ]);
    // Nor does a git that fails: its repository is damaged, or it is none that git would touch.
    writeFileSync(join(folder, '.git/HEAD'), 'nonsense');
    expect(() => lacks(colleagues)).toThrow('git rev-parse failed');
  } finally {
    for (const each of [folder, shallow]) rmSync(each, { recursive: true, force: true });
  }
});

test('what a hook of git says of its repository reaches no git of ours', () => {
  const before = process.env.GIT_DIR;
  process.env.GIT_DIR = join(tmpdir(), 'elsewhere');
  try {
    expect(currentCommit()).toMatch(/^[0-9a-f]{12}/);
  } finally {
    if (before === undefined) delete process.env.GIT_DIR;
    else process.env.GIT_DIR = before;
  }
});
