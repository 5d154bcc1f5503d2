/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs in a clone in which nothing is installed. */
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'clone-'));
  mkdirSync(join(root, 'e2e'));
  cpSync(join(__dirname, 'run.mjs'), join(root, 'e2e/run.mjs'));
});
afterAll(() => rmSync(root, { recursive: true }));
const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'e2e/run.mjs'), ...args], { encoding: 'utf8' });

test.each(['test', 'test:all', 'e2e', 'bench'])('the help of npm run %s needs nothing installed', (command) => {
  const { status, stdout } = run(command, '--help');
  expect([status, stdout]).toEqual([0, expect.stringContaining(`npm run ${command}: `)]);
});

test.each([
  ['test', 'everything'],
  ['bench', 'constructor'],
  ['bench', 'growth', '/faq'],
  ['bench', 'taps', 'faq'],
])('npm run %s refuses "%s" before anything is built', (...args) => {
  const { status, stderr } = run(...args);
  expect([status, stderr]).toEqual([2, expect.stringContaining(args.slice(1).join(' '))]);
});

test('every bench is in the help, and runs every night', () => {
  const listed = [...run('bench', '--help').stdout.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name!);
  const nightly = readFileSync(join(__dirname, '../.github/workflows/nightly.yml'), 'utf8');
  const nightlyBenches = [...nightly.matchAll(/npm run bench -- ([a-z-]+)/g)].map(([, name]) => name!);
  expect(nightlyBenches).toEqual(listed);
  expect(readdirSync(join(__dirname, 'bench'))).toEqual(expect.arrayContaining(listed.map((name) => `${name}.ts`)));
});
