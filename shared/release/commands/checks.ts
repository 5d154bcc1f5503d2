import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { compiler } from '@3eu/shared/build/compiler';
import { jestPreset } from '@3eu/shared/build/jest-preset';
import type { Refusal } from '../gate/refusal';
import { projectRoot, type Package } from './packages';
import type { Output } from './output';
import { packageKey } from './sources';
import { withLock, waiting } from './lock';

const contentCheck = createRequire(import.meta.url).resolve('@3eu/shared/build/check-content');

type Check = {
  name: string;
  args: (root: string) => string[];
  /** The command that shows the whole report, run in the project's folder. */
  again: (folder: string) => string;
};

/** What has to hold before a package is released, each run as its team runs it. */
const checks: Check[] = [
  {
    name: 'content',
    args: (root) => ['tsx/dist/cli.mjs', contentCheck, relative(projectRoot, root) || '.'],
    again: (folder) => (folder === '.' ? 'npx tsx node_modules/@3eu/shared/build/check-content.ts' : 'npm run check'),
  },
  {
    name: 'types',
    args: (root) => [compiler, '--build', root],
    again: (folder) => `npx tsc --build ${folder}`,
  },
  {
    name: 'lint',
    args: (root) => [
      'eslint/bin/eslint.js',
      root,
      '--max-warnings',
      '0',
      '--cache',
      '--no-error-on-unmatched-pattern',
      '--no-warn-ignored',
    ],
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
  return lines
    .slice(0, 30)
    .map((line) => `    ${line}`)
    .join('\n');
}

/** @returns The refusals from a package's checks; none if they passed before for the same sources. */
async function refusalsOf({ name, root }: Package, { step }: Output): Promise<Refusal[]> {
  const stamp = join(projectRoot, '.cache/checked', `${name}-${packageKey(root)}`);
  if (existsSync(stamp)) return [];
  const refusals: Refusal[] = [];
  const folder = relative(projectRoot, root) || '.';
  for (const check of checks) {
    step(`Checking ${check.name} of ${name}`);
    const { passed, text } = await run(check.args(root));
    if (!passed)
      refusals.push({
        owner: name,
        what: `the check "${check.name}" failed.\n${excerpt(text)}\n `,
        todo: `Fix this; for the full output run: ${check.again(folder)}`,
      });
  }
  if (refusals.length === 0) {
    await mkdir(join(projectRoot, '.cache/checked'), { recursive: true });
    await writeFile(stamp, '');
  }
  return refusals;
}

/**
 * Types, lint and unit tests of a package. What passed before for the same sources is skipped.
 * @returns The refusals.
 */
export function checkPackage(each: Package, output: Output): Promise<Refusal[]> {
  const lock = join(projectRoot, '.cache/checks-lock');
  // The compiler writes its build info beside the shared packages, so two commands must not run it at once.
  return withLock(lock, () => refusalsOf(each, output), waiting('checking', output));
}
