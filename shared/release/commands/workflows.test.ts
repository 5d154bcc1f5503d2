/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { allPackages, projectRoot } from './packages';

type Step = { uses?: string; run?: string; env?: Record<string, string>; with?: Record<string, string> };
type Workflow = {
  permissions?: Record<string, string>;
  concurrency?: unknown;
  jobs: Record<string, { needs?: string; steps: Step[] }>;
};

const folder = join(projectRoot, '.github/workflows');
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  return { name, text, workflow: parse(text) as Workflow };
});
const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

test.each(workflows)('$name is readable, and what it refers to is there', ({ workflow: { jobs, permissions } }) => {
  expect(permissions).toBeDefined();
  for (const { needs, steps } of Object.values(jobs)) {
    if (needs !== undefined) expect(Object.keys(jobs)).toContain(needs);
    for (const [, name] of steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w-]+)/g)]))
      expect(Object.keys({ ...scripts, build: '' })).toContain(name);
  }
});

test.each(workflows)('$name pins every action by its commit, with the version beside it', ({ text }) => {
  for (const line of text.split('\n').filter((each) => each.includes('uses:')))
    expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(workflows)('$name puts nothing that somebody types into a shell', ({ workflow: { jobs } }) => {
  for (const { run = '' } of Object.values(jobs).flatMap(({ steps }) => steps)) expect(run).not.toContain('${{');
});

test.each(workflows)('$name names no package: a new one needs no edit', ({ text }) => {
  for (const { name } of allPackages().filter((each) => each.name !== 'shell'))
    expect(text).not.toContain(`mfe-${name}`);
});

test('releases wait for nobody: the branch decides', () => {
  const { workflow } = workflows.find(({ name }) => name === 'release.yml')!;
  expect(workflow.concurrency).toBeUndefined();
});

/** What a function of the script that lists packages gives for several arguments. */
function answers(name: string, calls: readonly (readonly unknown[])[]): unknown[] {
  const script = `import { ${name} as f } from './.ci/packages.mjs'; process.stdout.write(JSON.stringify(${JSON.stringify(calls)}.map((args) => f(...args))));`;
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: projectRoot });
  return JSON.parse(text.toString()) as unknown[];
}

test('the packages that files belong to', () => {
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
    [['README.md', '.github/home.png'], []],
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

test('every package is listed where nobody knows what was there before', () => {
  const listed = execFileSync(process.execPath, ['.ci/packages.mjs', '0'.repeat(40)], { cwd: projectRoot }).toString();
  expect(JSON.parse(listed)).toEqual(expect.arrayContaining(['shared', 'shared/release', 'shell', 'e2e']));
  for (const { root } of allPackages()) expect(listed).toContain(root.slice(projectRoot.length + 1));
});
