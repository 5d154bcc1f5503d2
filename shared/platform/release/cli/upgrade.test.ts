/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../project';
import { withPlatform } from './upgrade';

const packed = (name: string, version: string, up = '') => `file:${up}platform/3eu-${name}-${version}.tgz`;

test.each([
  [
    'packed files, whatever else has that version',
    {
      name: 'mine',
      devDependencies: { '@3eu/platform': packed('platform', '4.0.0'), jest: '4.0.0', prettier: '3.1.0' },
    },
    {
      name: 'mine',
      devDependencies: { '@3eu/platform': packed('platform', '5.0.0'), jest: '4.0.0', prettier: '3.1.0' },
    },
  ],
  [
    'a registry, with the libraries that it is made for',
    {
      dependencies: { '@3eu/engine': '4.0.0', react: '19.0.0', 'date-fns': '1.0.0' },
      devDependencies: { 'axe-core': '4.1.0' },
    },
    {
      dependencies: { '@3eu/engine': '5.0.0', react: '19.9.0', 'date-fns': '1.0.0' },
      devDependencies: { 'axe-core': '4.2.0' },
    },
  ],
])('a package takes another platform from %s, and can take the one before again', (_from, before, after) => {
  const peers = { react: '19.9.0', 'axe-core': '4.2.0', zustand: '5.9.0' };
  const upgraded = withPlatform(before, '4.0.0', '5.0.0', peers);
  expect(upgraded).toEqual(after);
  expect(withPlatform(upgraded, '5.0.0', '4.0.0', { react: '19.0.0', 'axe-core': '4.1.0' })).toEqual(before);
});

test('a version that is none, that is installed already, or whose files are not there is refused in words; nothing changes', () => {
  const root = mkdtempSync(join(tmpdir(), 'upgrade-'));
  const [modules, all] = [join(root, 'node_modules'), join(projectRoot, 'node_modules')];
  const platform = join(modules, '@3eu/platform');
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'shared/platform/package.json'), 'utf8')) as {
    version: string;
  };
  try {
    mkdirSync(platform, { recursive: true });
    for (const name of readdirSync(all).filter((each) => !/^(@3eu$|\.)/.test(each)))
      symlinkSync(join(all, name), join(modules, name));
    const isOwn = (file: string) => !/\/(node_modules|dist)$/.test(file);
    cpSync(join(projectRoot, 'shared/platform'), platform, { recursive: true, filter: isOwn });
    writeFileSync(join(modules, '.package-lock.json'), JSON.stringify({ packages: { 'node_modules/x': {} } }));
    const text = JSON.stringify({ dependencies: { '@3eu/platform': packed('platform', version) } });
    writeFileSync(join(root, 'package.json'), text);
    writeFileSync(join(root, 'rspack.config.ts'), '');
    const asked = (wanted: string) => {
      const args = [join(platform, 'release/cli/3eu.mjs'), 'upgrade', wanted];
      const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
      return [status, stderr];
    };
    expect(asked('four')).toEqual([2, expect.stringMatching(/^"four" is not a version.*\n$/)]);
    expect(asked(version)).toEqual([2, expect.stringContaining('already')]);
    expect(asked('99.0.0')).toEqual([1, expect.stringContaining('3eu-platform-99.0.0.tgz')]);
    expect(readFileSync(join(root, 'package.json'), 'utf8')).toBe(text);
  } finally {
    rmSync(root, { recursive: true });
  }
});
