import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { compiler } from '@3eu/shared/build/compiler';
import { jestPreset } from '@3eu/shared/build/jest-preset';
import { refusal, type Refusal } from '../gate/refusal';
import { checksKey, done, isDone } from './fingerprint';
import { withLock } from './lock';
import type { Output } from './output';
import type { Package } from './packages';
import { projectRoot } from './project';

const contentCheck = createRequire(import.meta.url).resolve('@3eu/shared/build/check-content');

type Check = {
  name: string;
  args: (root: string) => string[];
  /** The command that shows the whole report, run in the project's folder. */
  again: (folder: string) => string;
};

const eslint = ['--max-warnings', '0', '--cache', '--no-error-on-unmatched-pattern', '--no-warn-ignored'];

/** What has to hold before a package is released, each run as its team runs it. */
const checks: Check[] = [
  {
    name: 'content',
    args: (root) => ['tsx/dist/cli.mjs', contentCheck, relative(projectRoot, root) || '.'],
    again: () => 'npm run check',
  },
  {
    name: 'types',
    args: (root) => [compiler, '--build', root],
    again: (folder) => `npx tsc --build ${folder}`,
  },
  {
    name: 'lint',
    args: (root) => ['eslint/bin/eslint.js', root, ...eslint],
    again: (folder) => `npx eslint ${folder}`,
  },
  {
    name: 'unit tests',
    args: (root) => ['jest/bin/jest.js', '--config', JSON.stringify(jestPreset(root)), '--passWithNoTests', '--silent'],
    again: (folder) => (folder === '.' ? 'npx jest' : `npx jest ${folder}`),
  },
];

function run(args: readonly string[]): Promise<{ passed: boolean; text: string }> {
  return new Promise((resolve) => {
    // The scripts themselves, because the files in `.bin` are not JavaScript on Windows.
    const child = spawn(process.execPath, [join(projectRoot, 'node_modules', args[0]!), ...args.slice(1)], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
    child.once('close', (status) => resolve({ passed: status === 0, text: Buffer.concat(parts).toString().trim() }));
  });
}

/** The first lines of a check's output, without noise. */
function excerpt(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^npm warn/.test(line));
  const first = lines.slice(0, 30).map((line) => `    ${line}`);
  return first.join('\n');
}

/**
 * Types, lint and unit tests of a package. What passed before for the same sources is skipped.
 * @returns The refusals.
 */
export function checkPackage({ name, root }: Package, output: Output): Promise<Refusal[]> {
  const cache = join(projectRoot, '.cache/checked');
  // The compiler writes its build info beside the shared packages, so two commands must not run it at once.
  return withLock(join(cache, 'all'), 'checking', output, async () => {
    const [note, key] = [join(cache, name), checksKey(root)];
    if (await isDone(note, key)) return [];
    const refusals: Refusal[] = [];
    const folder = relative(projectRoot, root) || '.';
    for (const check of checks) {
      output.step(`Checking ${check.name} of ${name}`);
      const { passed, text } = await run(check.args(root));
      if (!passed)
        refusals.push(
          refusal(name, 'check-failed', { check: check.name, output: excerpt(text), again: check.again(folder) }),
        );
    }
    if (refusals.length === 0) await done(note, key);
    return refusals;
  });
}
