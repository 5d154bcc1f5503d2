import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { compiler } from '@3eu/shared/build/compiler';
import { jestPreset } from '@3eu/shared/build/jest-preset';
import type { Cached } from '../cache';
import { git, projectRoot, type Package } from '../project';
import { Refused, refusal, type Refusal } from '../gate/refusal';
import { platform, sourcesKey } from './build';
import { withLock } from './lock';
import type { Output } from './output';

/** What a check of a package is asked. */
type Asked = {
  root: string;
  /** The commit since which files have changed that only this package has; null where everything may have changed. */
  since: string | null;
};

type Check = {
  name: string;
  /** A script of an installed package, with its arguments. */
  args: (asked: Asked) => string[];
  /** The command that shows the whole report, run in the project's folder. */
  again: (folder: string) => string;
};

const contentCheck = createRequire(import.meta.url).resolve('@3eu/shared/build/check-content');
const eslint = ['--max-warnings', '0', '--cache', '--no-error-on-unmatched-pattern', '--no-warn-ignored'];
// Jest leaves one processor to others by itself, which is half of a small machine.
const jestOptions = ['--passWithNoTests', '--silent', '--maxWorkers=100%'];

/** What has to hold before a package is released, each run as its team runs it. */
const checks: Check[] = [
  {
    name: 'unit tests',
    args: ({ root, since }) => [
      ...['jest/bin/jest.js', '--config', JSON.stringify(jestPreset(root)), ...jestOptions],
      ...(since === null ? [] : [`--changedSince=${since}`]),
    ],
    again: (folder) => (folder === '.' ? 'npx jest' : `npx jest ${folder}`),
  },
  {
    name: 'lint',
    args: ({ root }) => ['eslint/bin/eslint.js', root, ...eslint],
    again: (folder) => `npx eslint ${folder}`,
  },
  {
    name: 'types',
    args: ({ root }) => [compiler, '--build', root],
    again: (folder) => `npx tsc --build ${folder}`,
  },
  {
    name: 'content',
    args: ({ root }) => ['tsx/dist/cli.mjs', contentCheck, relative(projectRoot, root) || '.'],
    again: () => 'npm run check',
  },
];

/**
 * What types, lint and unit tests of a package depend on: besides what it is built from, the rules of the linter, and the
 * descriptors of all packages, because links are typed by the pages that they list.
 */
export function checksKey(root: string): string {
  const descriptors = readdirSync(projectRoot)
    .filter((name) => name.startsWith('mfe-') || name === 'shell')
    .flatMap((name) => ['src/descriptor.ts', 'src/content/catalog.ts'].map((file) => join(projectRoot, name, file)));
  const rules = ['eslint.config.mjs', 'jest.config.mjs', '.prettierrc.json'].map((name) => join(projectRoot, name));
  return sourcesKey([root, ...platform, ...descriptors, ...rules]);
}

/**
 * The commit to test from: the last that the package was released from, if this repository has it and what has changed
 * since is the package's own. Where the platform has changed, or the commit is not known, everything may be affected.
 */
function testedSince(root: string, commit: string | undefined): string | null {
  if (commit === undefined || !/^[0-9a-f]{7,40}$/.test(commit)) return null;
  const changed = git('diff', '--name-only', commit, '--', ...platform);
  const isKnown = git('cat-file', '-t', commit) === 'commit' && relative(projectRoot, root) !== '';
  return isKnown && changed === null ? commit : null;
}

function run(args: readonly string[]): Promise<{ passed: boolean; text: string }> {
  return new Promise((resolve) => {
    // The scripts themselves, because the files in `.bin` are not JavaScript on Windows.
    const child = spawn(process.execPath, [join(projectRoot, 'node_modules', args[0]!), ...args.slice(1)], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = () => child.kill();
    process.once('exit', end);
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
    child.once('close', (status) => {
      process.off('exit', end);
      resolve({ passed: status === 0, text: Buffer.concat(parts).toString().trim() });
    });
  });
}

/** The first lines of a check's output, without noise. */
function excerpt(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^npm warn/.test(line));
  const first = lines.slice(0, 30).map((line) => `    ${line}`);
  return first.join('\n');
}

/**
 * Content, types, lint and unit tests of a package, side by side. What passed before for the same sources is skipped.
 * @param commit The commit that the package was last released from, where that is known.
 * @returns The refusals.
 */
export async function checkPackage(
  { name, root }: Package,
  commit: string | undefined,
  cached: Cached,
  output: Output,
): Promise<Refusal[]> {
  const folder = relative(projectRoot, root) || '.';
  const check = async ({ name: what, args, again }: Check): Promise<Refusal[]> => {
    const { passed, text } = await run(args({ root, since: testedSince(root, commit) }));
    if (passed) return [];
    return [
      refusal(
        name,
        'check-failed',
        { check: what, output: excerpt(text), again: again(folder) },
        `the check "${what}" failed.\n${excerpt(text)}\n `,
        `Fix this; for the full output run: ${again(folder)}`,
      ),
    ];
  };
  const all = () => {
    output.step(`Checking content, types, lint and unit tests of ${name}`);
    return Promise.all(checks.map(check));
  };
  try {
    await cached('checked', [name, checksKey(root)], async () => {
      // The compiler writes its build info beside the shared packages, so two commands must not run it at once.
      const refusals = await withLock(join(projectRoot, '.cache/checking'), 'checking', output, all);
      if (refusals.flat().length > 0) throw new Refused(refusals.flat());
      return Buffer.from('passed');
    });
    return [];
  } catch (error) {
    if (error instanceof Refused) return [...error.refusals];
    throw error;
  }
}
