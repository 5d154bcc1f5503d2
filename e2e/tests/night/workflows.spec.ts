/** What the workflows of the git host run: the commands in their files, in a clone as they have one. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { anotherVersion, applyEdits, project } from '../../releases/project';
import type { Clone } from '../../releases/scratch';
import { expect, test } from '../../fixtures';

test.describe.configure({ mode: 'serial', timeout: 30 * 60_000 });

type Step = { name?: string; run?: string; env?: Record<string, string> };
type Workflow = { jobs: Record<string, { steps: Step[] }> };

let clone: Clone;
test.beforeAll(({ sharedScratch }) => {
  clone = sharedScratch.clone();
});

/** What a machine of the host has ready: this one has it too. */
const isPrepared = ({ name, run }: Step) => run === 'npm run setup' || name === 'browser';

/** What this run of tests has told its processes is not told theirs. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|E2E_|SITE$|BASE_URL$|NIGHT$|NODE_|TEST_)/.test(name)),
);

/**
 * Runs the commands of a job, or those of its steps that are named, in order.
 * @param given The values of the expressions in its environment, as in `inputs.packages`.
 */
function runJob(file: string, job: string, given: Record<string, string>, steps?: readonly string[]) {
  const { jobs } = parse(readFileSync(join(project, '.github/workflows', file), 'utf8')) as Workflow;
  clone.git('fetch', '--quiet', '--prune', 'origin', '+refs/heads/*:refs/remotes/origin/*');
  const values: Record<string, string> = { 'github.workspace': clone.root, 'github.token': 'token', ...given };
  for (const step of jobs[job]!.steps) {
    if (!step.run || isPrepared(step) || (steps && !steps.includes(step.name ?? ''))) continue;
    const own = Object.entries(step.env ?? {}).map(([name, text]) => [
      name,
      text.replaceAll(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => values[expression]!),
    ]);
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', step.run], {
      cwd: clone.root,
      encoding: 'utf8',
      maxBuffer: 1e9,
      env: {
        ...environment,
        CI: '1',
        GITHUB_SERVER_URL: `file://${join(clone.origin, '../..')}`,
        GITHUB_REPOSITORY: '3eu/site',
        GITHUB_STEP_SUMMARY: join(clone.origin, '../summary'),
        GITHUB_OUTPUT: join(clone.origin, '../output'),
        ...(Object.fromEntries(own) as Record<string, string>),
      },
    });
    expect(status, `${step.run}\n${stdout}\n${stderr}`).toBe(0);
  }
  // Each job is on a machine of its own.
  rmSync(join(clone.root, 'candidate'), { recursive: true, force: true });
}

/** @param checks The steps that check it; all, unless they are named: those of one remote take as long as those of each. */
function release(packages: string, checks?: readonly string[]) {
  const inputs = { 'inputs.packages': packages, 'inputs.force': '' };
  runJob('release.yml', 'check', inputs, checks);
  runJob('release.yml', 'release', inputs);
}

/** The releases on a branch of the host. */
const releasesOn = (branch: string) =>
  clone.git('ls-remote', 'origin', branch) === ''
    ? 0
    : Number(clone.git(`--git-dir=${clone.origin}`, 'rev-list', '--count', branch));

test('everything is released for the first time', () => {
  release('--all', ['candidate']);
  expect(releasesOn('live')).toBe(1);
});

test('one remote is released, and the others stay', () => {
  applyEdits(join(clone.root, 'mfe-campus'), anotherVersion('campus', 'second'));
  clone.push('Another version of campus');
  release('campus');
  expect(releasesOn('live')).toBe(2);
});

test('everything is released where nothing has changed', () => {
  release('--all', []);
  expect(releasesOn('live')).toBe(2);
});

test('what is live is what its commits make', () => {
  runJob('nightly.yml', 'proof', {}, ['proof']);
});

test('a pull request is on a branch of its own until it is closed', () => {
  const base = clone.git('rev-parse', 'HEAD');
  applyEdits(join(clone.root, 'mfe-support'), anotherVersion('support', 'third'));
  clone.push('Another version of support');
  const request = { 'github.event.pull_request.base.sha': base, 'github.sha': clone.git('rev-parse', 'HEAD') };
  runJob('preview.yml', 'preview', request, ['changes']);
  const [, packages = ''] = /packages=(.*)/.exec(readFileSync(join(clone.origin, '../output'), 'utf8')) ?? [];
  expect(packages, clone.git('diff', '--name-only', base)).toBe('support');
  const given = { 'steps.changes.outputs.packages': packages, 'github.event.pull_request.number': '7' };
  runJob('preview.yml', 'preview', given, ['branch']);
  expect([releasesOn('live'), releasesOn('preview/7')]).toEqual([2, 3]);
  runJob('preview.yml', 'preview', given, ['folder']);
  runJob('preview.yml', 'end', given, ['end']);
  expect(releasesOn('preview/7')).toBe(0);
});

test('whoever has no checkout takes a release back by a workflow, and says why', () => {
  runJob('rollback.yml', 'rollback', { 'inputs.what': '2', 'inputs.reason': 'the hours are wrong' });
  expect(releasesOn('live')).toBe(3);
});
