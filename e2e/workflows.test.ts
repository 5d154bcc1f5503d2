/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..');
const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

test.each(workflows)('$name runs only actions of a known commit, and no text of a user as a command', ({ text }) => {
  for (const [, action] of text.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/@[0-9a-f]{40}$/);
  for (const [, script] of text.matchAll(/run: \|\n((?: {10,}.*\n|\n)+)/g)) expect(script).not.toContain('${{');
  expect(text).not.toMatch(/run: (?!\|).*\$\{\{/);
});

/** The first step of a release, which judges what somebody has typed. */
const [, judge = ''] = /run: \|\n([^]*?)\n {8}env:/.exec(readFileSync(join(folder, 'release.yml'), 'utf8'))!;
const judged = (PACKAGES: string) =>
  spawnSync('bash', ['-e', '-c', judge], { env: { PATH: process.env.PATH, PACKAGES } }).status;

test.each(['campus', 'campus shell', '--all'])('a release takes %j', (packages) => {
  expect(judged(packages)).toBe(0);
});

test.each(['--backwards', 'campus -x', '--all --force x', '', '*', 'a;b', '$(id)', 'campus\n--backwards'])(
  'a release refuses %j',
  (packages) => expect(judged(packages)).toBe(2),
);

test('the flows of a release ask the site for its words, not the sources, which may be ahead of it', () => {
  const { text } = workflows.find(({ name }) => name === 'release.yml')!;
  const specs = /playwright test .*?(tests\/.*)/.exec(text)![1]!.split(' ');
  for (const spec of specs)
    expect(readFileSync(join(__dirname, `${spec}.spec.ts`), 'utf8')).not.toMatch(/from '(\.\.\/\.\.|@3eu\/university)/);
});

/** The packages that a script of CI lists in a repository. */
const listed = (cwd: string, ...args: string[]) =>
  JSON.parse(execFileSync(process.execPath, ['.ci/packages.mjs', ...args], { cwd, encoding: 'utf8' })) as string[];

describe('what a change touches', () => {
  let repository: string;
  beforeEach(() => {
    repository = mkdtempSync(join(tmpdir(), 'packages-'));
    cpSync(join(root, '.ci/packages.mjs'), join(repository, '.ci/packages.mjs'));
    git('init', '--quiet');
    write('package.json', JSON.stringify({ workspaces: ['shared', 'shared/platform/release', 'mfe-*'] }));
    for (const name of ['shared', 'shared/platform/release', 'mfe-campus', 'mfe-support'])
      write(`${name}/package.json`, '{}');
    write('mfe-campus/src/page.ts', 'export const page = 1;\n'.repeat(9));
  });
  afterEach(() => rmSync(repository, { recursive: true }));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    writeFileSync(join(repository, file), text);
  };
  const commit = () => {
    git('add', '--all');
    git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--no-gpg-sign', '--message', 'x');
    return git('rev-parse', 'HEAD');
  };
  const everything = ['shared', 'shared/platform/release', 'mfe-campus', 'mfe-support'];

  test.each([
    ['mfe-campus/src/descriptor.ts', ['mfe-campus']],
    ['shared/platform/release/store/branch.ts', ['shared/platform/release']],
    ['shared/university/facts/index.ts', everything],
    ['package-lock.json', everything],
    ['README.md', []],
    ['shared/docs/hosting.md', []],
  ])('%s touches %j', (file, packages) => {
    const base = commit();
    write(file, 'export const other = 2;');
    expect(listed(repository, base, commit())).toEqual(packages);
  });

  test('a file that moves from one package to another touches both', () => {
    const base = commit();
    mkdirSync(join(repository, 'mfe-support/src'));
    renameSync(join(repository, 'mfe-campus/src/page.ts'), join(repository, 'mfe-support/src/page.ts'));
    expect(listed(repository, base, commit())).toEqual(['mfe-campus', 'mfe-support']);
  });

  test('an unknown commit touches every package', () => {
    commit();
    expect(listed(repository, '0'.repeat(40))).toEqual(everything);
  });
});
