/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { remoteFiles } from './new-remote';
import { allPackages } from '../project';
import { projectRoot } from '../project';

type Step = {
  name?: string;
  id?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
};
type Workflow = {
  permissions?: Record<string, string>;
  concurrency?: unknown;
  jobs: Record<
    string,
    {
      needs?: string;
      if?: string;
      environment?: string;
      permissions?: object;
      'timeout-minutes'?: number;
      steps: Step[];
    }
  >;
};

const folder = join(projectRoot, '.github/workflows');
const values = { shared: '1.0.0', release: '1.0.0', prettier: '1.0.0', playwright: '1.0.0', node: '', nvmrc: '' };
const standalone = remoteFiles('repository', 'tides', values);
const workflows = [
  ...readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
  { name: 'ci.yml of a remote in its own repository', text: standalone['.github/workflows/ci.yml']! },
].map((each) => ({ ...each, workflow: parse(each.text) as Workflow }));
const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

test.each(workflows)('$name has permissions, ends in time and refers only to what exists', ({ workflow }) => {
  const { jobs, permissions } = workflow;
  expect(permissions).toBeDefined();
  for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  for (const { needs, steps } of Object.values(jobs)) {
    if (needs !== undefined) expect(Object.keys(jobs)).toContain(needs);
    for (const [, name] of steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w-]+)/g)]))
      expect(Object.keys({ ...scripts, build: '' })).toContain(name);
  }
});

test.each(workflows)('$name pins every action to a commit, with its version in a comment', ({ text }) => {
  for (const line of text.split('\n').filter((each) => each.includes('uses:')))
    expect(line).toMatch(/uses: [\w-]+(\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(workflows)('$name inserts no expression, and so no user input, into a command', ({ workflow: { jobs } }) => {
  for (const { run = '' } of Object.values(jobs).flatMap(({ steps }) => steps)) expect(run).not.toContain('${{');
});

test.each(workflows)('$name leaves no token in the git configuration of a clone', ({ workflow: { jobs } }) => {
  const clones = Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(clones).not.toEqual([]);
  for (const clone of clones) expect(clone.with).toMatchObject({ 'persist-credentials': false });
});

const login = {
  GIT_CONFIG_COUNT: 1,
  GIT_CONFIG_KEY_0: 'http.https://github.com/.extraheader',
  GIT_CONFIG_VALUE_0: 'AUTHORIZATION: basic ${{ steps.login.outputs.basic }}',
};
const whoLogsIn = workflows.flatMap(({ name, workflow: { jobs } }) =>
  Object.values(jobs).flatMap(({ steps }) =>
    steps
      .filter(({ run = '' }) => /--store|ls-remote/.test(run))
      .map((step) => ({ name, step, before: steps.slice(0, steps.indexOf(step)) })),
  ),
);

test('the steps that log in to a repository are all found', () => {
  expect(whoLogsIn.map(({ name }) => name)).toEqual([
    'preview.yml',
    'preview.yml',
    'release.yml',
    'release.yml',
    'ci.yml of a remote in its own repository',
  ]);
});

test.each(whoLogsIn)('$name logs in with a header, not with a token in an address', ({ step }) => {
  expect(step.env).toMatchObject(login);
  expect(JSON.stringify(step)).not.toMatch(/insteadOf|@github\.com/);
});

test.each(whoLogsIn)('$name hides its token’s header from the log', ({ before }) => {
  const { run = '', env = {} } = before.find(({ id }) => id === 'login')!;
  expect(env.TOKEN).toMatch(/^\$\{\{ (github\.token|secrets\.SITE_TOKEN) \}\}$/);
  const at = mkdtempSync(join(tmpdir(), 'login-'));
  // Longer than a line of base64.
  const token = 'a token of GitHub'.repeat(10);
  const output = join(at, 'output');
  const said = execFileSync('bash', ['-e', '-c', run], {
    env: { ...process.env, TOKEN: token, GITHUB_OUTPUT: output },
  });
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  expect(said.toString()).toBe(`::add-mask::${basic}\n`);
  expect(readFileSync(output, 'utf8')).toBe(`basic=${basic}\n`);
  rmSync(at, { recursive: true });
});

test.each(workflows)('$name names no package, so a new one needs no edit', ({ text }) => {
  for (const { name } of allPackages().filter((each) => each.name !== 'shell'))
    expect(text).not.toContain(`mfe-${name}`);
});

test.each(workflows)('$name ends its jobs after some time', ({ workflow: { jobs } }) => {
  for (const job of Object.values(jobs))
    if (!('uses' in job)) expect(job).toMatchObject({ 'timeout-minutes': expect.any(Number) as number });
});

test('a repository of its own releases in a job of its own: from main, in a protected environment, with the token there alone', () => {
  const { workflow } = workflows.find(({ name }) => name.startsWith('ci.yml of a remote'))!;
  const { check, release } = workflow.jobs as Record<string, object>;
  expect(release).toMatchObject({ needs: 'check', environment: 'live' });
  expect((release as { if: string }).if).toContain("github.ref == 'refs/heads/main'");
  expect(JSON.stringify(check)).not.toMatch(/secrets|login/);
});

test('a single package is tested with its own scripts', () => {
  const { workflow } = workflows.find(({ name }) => name === 'ci.yml')!;
  const commands = workflow.jobs.package!.steps.map(({ run }) => run ?? '').join('\n');
  expect(commands).toContain('for script in content types lint unit');
});

test('the release workflow runs from main only, in an environment that a repository can protect', () => {
  const { workflow } = workflows.find(({ name }) => name === 'release.yml')!;
  expect(workflow.permissions).toEqual({ contents: 'read' });
  for (const job of Object.values(workflow.jobs))
    expect(job).toMatchObject({ if: "github.ref == 'refs/heads/main'", environment: 'release' });
});

/**
 * Runs a step of the release workflow with inputs, and an npm that says what it was given.
 * @param broken A word that makes npm fail.
 */
function ranWith(step: Step, inputs: { PACKAGES: string; FORCE?: string }, broken = 'nothing') {
  const bin = mkdtempSync(join(tmpdir(), 'bin-'));
  const npm = `#!/bin/sh\nfor each; do echo "[$each]"; case $each in *${broken}*) exit 1;; esac; done\n`;
  writeFileSync(join(bin, 'npm'), npm, { mode: 0o755 });
  const env = {
    PATH: `${bin}:${process.env.PATH}`,
    GITHUB_SERVER_URL: 'https://host',
    GITHUB_REPOSITORY: 'a/b',
    FORCE: '',
  };
  const { status, stdout } = spawnSync('bash', ['-e', '-c', step.run!], {
    env: { ...env, ...inputs },
    cwd: projectRoot,
    encoding: 'utf8',
  });
  rmSync(bin, { recursive: true });
  return { status, given: stdout.split('\n').filter((line) => line.startsWith('[')) };
}

test('the release workflow takes names of packages, and no other option', () => {
  const { steps } = workflows.find(({ name }) => name === 'release.yml')!.workflow.jobs.release!;
  const takers = steps.filter(({ env }) => env?.PACKAGES !== undefined);
  const [check, , , publish] = takers as [Step, Step, Step, Step];
  for (const PACKAGES of ['campus', 'campus shell', '--all']) expect(ranWith(check, { PACKAGES }).status).toBe(0);
  const hostile = [
    '--backwards',
    'campus --backwards',
    '--all --force x',
    '',
    '*',
    'a;b',
    '$(id)',
    'campus\n--backwards',
    '-x',
  ];
  for (const PACKAGES of hostile) expect(ranWith(check, { PACKAGES }).status).toBe(2);
  const fixed = ['[run]', '[publish-remote]', '[--]'];
  const store = ['[--store]', '[git:https://host/a/b#live]'];
  expect(ranWith(publish, { PACKAGES: 'campus shell' }).given).toEqual([...fixed, '[campus]', '[shell]', ...store]);
  expect(ranWith(publish, { PACKAGES: 'campus', FORCE: 'the page moved --backwards' }).given).toEqual([
    ...fixed,
    '[campus]',
    ...store,
    '[--force=the page moved --backwards]',
  ]);
});

test('a failing test of support keeps support from being released, and not campus', () => {
  const { steps } = workflows.find(({ name }) => name === 'release.yml')!.workflow.jobs.release!;
  const own = steps.find(({ name }) => name === 'own tests')!;
  expect(ranWith(own, { PACKAGES: 'campus' }, 'support').status).toBe(0);
  expect(ranWith(own, { PACKAGES: 'campus support' }, 'support').status).toBe(1);
  expect(ranWith(own, { PACKAGES: 'campus shell' }).given).toEqual([
    ...['[test]', '[--workspace]', '[./mfe-campus]'],
    ...['[test]', '[--workspace]', '[./shell]'],
  ]);
  expect(ranWith(own, { PACKAGES: '--all' }).given.filter((word) => word.startsWith('[./'))).toHaveLength(
    allPackages().length,
  );
  expect(JSON.stringify(steps)).not.toContain('.ci/run');
});

test('the release workflow has no concurrency limit, because the branch decides', () => {
  const { workflow } = workflows.find(({ name }) => name === 'release.yml')!;
  expect(workflow.concurrency).toBeUndefined();
});

/** The results of a function in the script that lists packages, for several argument lists. */
function answers(name: string, calls: readonly (readonly unknown[])[]): unknown[] {
  const script = `import { ${name} as f } from './.ci/packages.mjs'; process.stdout.write(JSON.stringify(${JSON.stringify(calls)}.map((args) => f(...args))));`;
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: projectRoot });
  return JSON.parse(text.toString()) as unknown[];
}

test('changed files are matched to their packages', () => {
  const folders = ['shared', 'shared/release', 'shell', 'mfe-campus', 'mfe-support', 'e2e'];
  const cases: [files: string[], folders: string[]][] = [
    [['mfe-campus/src/descriptor.ts', 'mfe-campus/package.json'], ['mfe-campus']],
    [
      ['shared/release/store/git.ts', 'e2e/tests/a.ts'],
      ['shared/release', 'e2e'],
    ],
    [['shared/src/site/index.ts'], folders],
    [['package-lock.json'], folders],
    [['.github/workflows/ci.yml'], folders],
    [['README.md', '.github/home.png', 'shared/docs/hosting.md'], []],
  ];
  expect(
    answers(
      'touched',
      cases.map(([files]) => [files, folders]),
    ),
  ).toEqual(cases.map(([, found]) => found));
  expect(
    answers('workspaceFolders', [
      [
        ['shared', 'mfe-*'],
        ['e2e', 'mfe-a', 'mfe-b', 'shared'],
      ],
    ]),
  ).toEqual([['shared', 'mfe-a', 'mfe-b']]);
});

test('every package is listed when the previous commit is unknown', () => {
  const listed = execFileSync(process.execPath, ['.ci/packages.mjs', '0'.repeat(40)], { cwd: projectRoot }).toString();
  expect(JSON.parse(listed)).toEqual(expect.arrayContaining(['shared', 'shared/release', 'shell', 'e2e']));
  for (const { root } of allPackages()) expect(listed).toContain(root.slice(projectRoot.length + 1));
});

test('a file that moves from one package to another changes both', () => {
  const root = mkdtempSync(join(tmpdir(), 'packages-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'commit.gpgSign=false', ...args], {
      cwd: root,
    })
      .toString()
      .trim();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'x');
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet');
  cpSync(join(projectRoot, '.ci/packages.mjs'), join(root, '.ci/packages.mjs'));
  write('package.json', JSON.stringify({ workspaces: ['shared', 'mfe-*'] }));
  for (const name of ['shared', 'mfe-campus', 'mfe-support', 'mfe-tides']) write(`${name}/package.json`, '{}');
  write('mfe-campus/src/page.ts', 'export const page = 1;\n'.repeat(9));
  const base = commit();
  mkdirSync(join(root, 'mfe-support/src'));
  renameSync(join(root, 'mfe-campus/src/page.ts'), join(root, 'mfe-support/src/page.ts'));
  const head = commit();
  const listed = execFileSync(process.execPath, ['.ci/packages.mjs', base, head], { cwd: root }).toString();
  expect(JSON.parse(listed)).toEqual(['mfe-campus', 'mfe-support']);
  rmSync(root, { recursive: true });
});
