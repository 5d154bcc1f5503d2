/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { allPackages } from '@3eu/platform/release/project';

jest.setTimeout(20 * 60_000);

const project = join(__dirname, '..');
const packages = allPackages().map(({ root }) => basename(root));
const names = ['a', 'b2', 'site-one', 'a-much-longer-name-of-a-folder', 'x/y', 'Q', 'k7', 'u/v/w', 'home.site', 'zzz'];

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'everywhere-'));
  mkdirSync(join(root, 'first'));
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: project, encoding: 'utf8' });
  for (const file of listed.split('\0').filter((each) => each !== '' && !each.startsWith('e2e/')))
    cpSync(join(project, file), join(root, 'first', file));
  // Libraries are read only: links are enough, and those between the packages lead to the copy.
  execFileSync('cp', ['-al', join(project, 'node_modules'), join(root, 'first')]);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a package is the same version, whatever the folder is called in which it is built', () => {
  const versions = new Map<string, Set<string>>(packages.map((name) => [name, new Set()]));
  let folder = join(root, 'first');
  for (const name of names) {
    const next = join(root, 'at', name);
    mkdirSync(dirname(next), { recursive: true });
    renameSync(folder, next);
    folder = next;
    for (const each of packages) {
      const dist = join(root, 'dist', name, each);
      const script = `const { buildPackage } = await import('./shared/platform/build/compile.ts'); await buildPackage(${JSON.stringify(join(folder, each))}, ${JSON.stringify(dist)}); process.exit();`;
      execFileSync(process.execPath, ['--import', 'tsx/esm', '--input-type=module', '-e', script], { cwd: folder });
      const { version } = JSON.parse(readFileSync(join(dist, 'descriptor.json'), 'utf8')) as { version: string };
      versions.get(each)!.add(version);
    }
  }
  expect(Object.fromEntries([...versions].map(([name, found]) => [name, found.size]))).toEqual(
    Object.fromEntries(packages.map((name) => [name, 1])),
  );
});
