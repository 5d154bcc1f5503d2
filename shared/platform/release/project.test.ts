/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lacksCommit, packagesFrom, projectRoot } from './project';

test('a package is named by its short name, its own or its folder, and counts once', () => {
  const names = ['campus', 'mfe-campus', '@3eu/mfe-campus', join(projectRoot, 'mfe-campus'), 'shell'];
  expect(packagesFrom(names).map(({ name }) => name)).toEqual(['campus', 'shell']);
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
  const lacks = (recorded?: string) => lacksCommit(recorded, folder);
  try {
    expect(lacks('0123456789ab')).toBe(false);
    git('init', '--quiet');
    const [first, colleagues] = [commit('first'), commit('a colleague’s')];
    git('checkout', '--quiet', '-B', 'older', first);
    const own = commit('one’s own');
    expect([first, own, `${first}-dirty`, 'unknown', undefined].map(lacks)).toEqual(Array(5).fill(false));
    expect([colleagues, `${colleagues}-dirty`, '0123456789ab'].map(lacks)).toEqual(Array(3).fill(true));
    git('merge', '--quiet', '-m', 'merged', colleagues);
    expect(lacks(colleagues)).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
