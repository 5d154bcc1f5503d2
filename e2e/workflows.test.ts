/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = join(__dirname, '..');
const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

test.each(workflows)('$name runs only actions of a known commit, and no text of a user as a command', ({ text }) => {
  for (const [, action] of text.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/@[0-9a-f]{40}$/);
  for (const [, script] of text.matchAll(/run: \|\n((?: {10,}.*\n|\n)+)/g)) expect(script).not.toContain('${{');
  expect(text).not.toMatch(/run: (?!\|).*\$\{\{/);
});

/** What the first step of a workflow, which judges what somebody has typed, says of that. */
function judged(typed: string, workflow = 'release.yml'): number | null {
  const [, judge = ''] = /run: \|\n([^]*?)\n {8}env:/.exec(readFileSync(join(folder, workflow), 'utf8'))!;
  const env = { PATH: process.env.PATH, PACKAGES: typed, WHAT: typed };
  return spawnSync('bash', ['-e', '-c', judge], { env }).status;
}

test.each(['campus', 'campus shell', '--all', '--changed'])('a release takes %j', (packages) => {
  expect(judged(packages)).toBe(0);
});

test.each(['--backwards', 'campus -x', '--all --force x', '', '*', 'a;b', '$(id)', 'campus\n--backwards'])(
  'a release refuses %j',
  (packages) => expect(judged(packages)).toBe(2),
);

test('a rollback takes a package, a version of one, and a number, and nothing else', () => {
  const typed = (what: string) => judged(what, 'rollback.yml');
  expect(['campus', 'campus 0123456789ab', 'campus 1E53', '41'].map(typed)).toEqual([0, 0, 0, 0]);
  const wrong = ['', '0', '--release 41', 'campus shell', 'campus -x', '$(id)', 'campus\n41', '41 42'];
  expect(wrong.map(typed)).toEqual(wrong.map(() => 2));
});

test('the flows of a release ask the site for its words, not the sources, which may be ahead of it', () => {
  const { text } = workflows.find(({ name }) => name === 'release.yml')!;
  const specs = /playwright test .*?(tests\/.*)/.exec(text)![1]!.split(' ');
  for (const spec of specs)
    expect(readFileSync(join(__dirname, `${spec}.spec.ts`), 'utf8')).not.toMatch(/from '(\.\.\/\.\.|@3eu\/university)/);
});

describe('what a change touches', () => {
  /** A repository of its own over the objects of this one, so that commits made here are in no clone. */
  let repository: string;
  let head: string;
  beforeAll(() => {
    repository = mkdtempSync(join(tmpdir(), 'packages-'));
    execFileSync('git', ['init', '--quiet', '--bare', repository]);
    const objects = execFileSync('git', ['rev-parse', '--git-path', 'objects'], { cwd: root, encoding: 'utf8' }).trim();
    writeFileSync(join(repository, 'objects/info/alternates'), `${resolve(root, objects)}\n`);
    head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  });
  afterAll(() => rmSync(repository, { recursive: true }));

  const env = (more: NodeJS.ProcessEnv = {}) => ({ ...process.env, GIT_DIR: repository, ...more });
  const git = (input: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      env: env(),
      encoding: 'utf8',
      input,
    }).trim();
  /** A commit after this one in which one file is another, and one is removed. */
  const commit = (added: string, removed?: string) => {
    git('', 'read-tree', head);
    git('', 'update-index', '--add', '--cacheinfo', `100644,${git('other', 'hash-object', '-w', '--stdin')},${added}`);
    if (removed !== undefined) git(`0 ${'0'.repeat(40)}\t${removed}\n`, 'update-index', '--index-info');
    return git('', 'commit-tree', git('', 'write-tree'), '-p', head, '-m', 'x');
  };
  const listed = (...args: string[]) =>
    execFileSync(process.execPath, ['.ci/packages.mjs', ...args], { cwd: root, env: env(), encoding: 'utf8' }).trim();

  const remotes = readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
  const released = ['shell', ...remotes];
  const everything = ['shared/platform', 'shared/university', 'shell/engine', ...released, 'e2e'];

  test.each([
    ['mfe-campus/src/descriptor.ts', ['mfe-campus']],
    ['shared/platform/release/store/branch.ts', everything],
    ['shared/university/facts/fees.ts', ['shared/university', ...released, 'e2e']],
    ['shell/engine/site.ts', ['shell/engine', 'shell', 'e2e']],
    ['shell/src/entry.ts', ['shell']],
    ['package-lock.json', everything],
    ['README.md', []],
    ['shared/docs/hosting.md', []],
  ])('%s touches %j', (file, packages) => {
    expect(JSON.parse(listed(head, commit(file)))).toEqual(packages);
  });

  test('a preview of a price has every package that is released', () => {
    const names = released.map((folder) => folder.replace('mfe-', ''));
    expect(listed('--names', head, commit('shared/university/facts/fees.ts'))).toBe(names.join(' '));
  });

  test('a file that moves from one package to another touches both', () => {
    expect(JSON.parse(listed(head, commit('mfe-support/src/moved.ts', 'mfe-campus/src/descriptor.ts')))).toEqual([
      'mfe-campus',
      'mfe-support',
    ]);
  });

  test('an unknown commit touches every package', () => {
    expect(JSON.parse(listed('0'.repeat(40)))).toEqual(everything);
  });
});
