/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  const file = join(root, 'shared/release/commands/bootstrap.mjs');
  cpSync(join(__dirname, 'bootstrap.mjs'), file);
  writeFileSync(join(dirname(file), 'cli.ts'), 'process.stdout.write("the tool");');
  writeFileSync(join(root, 'package-lock.json'), '{}');
  // Stands in for npm: it writes down what it was asked for.
  const npm = `#!${process.execPath}\nrequire('node:fs').appendFileSync(${JSON.stringify(join(root, 'asked'))}, process.argv.slice(2).join(' ').replace(/ --fetch.*/, '') + '\\n'); process.exit(process.env.NPM_FAILS ? 1 : 0);\n`;
  mkdirSync(join(root, 'bin'));
  writeFileSync(join(root, 'bin/npm'), npm, { mode: 0o755 });
});
afterEach(() => rmSync(root, { recursive: true }));

function bootstrap(args: readonly string[], { node = [], ...env }: { node?: string[]; NPM_FAILS?: string } = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...node, join(root, 'shared/release/commands/bootstrap.mjs'), ...args],
    { encoding: 'utf8', env: { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}`, ...env } },
  );
  const asked = existsSync(join(root, 'asked')) ? readFileSync(join(root, 'asked'), 'utf8').trim() : '';
  return { status, stdout, stderr, asked };
}

test('packages are installed where there are none, or older ones than the lockfile names', () => {
  const installed = join(root, 'node_modules/.package-lock.json');
  expect(bootstrap([])).toMatchObject({ status: 0, asked: 'ci' });
  mkdirSync(dirname(installed), { recursive: true });
  writeFileSync(installed, '{}');
  expect(bootstrap([])).toMatchObject({ status: 0, asked: 'ci' });
  utimesSync(installed, 1, 1);
  expect(bootstrap([])).toMatchObject({ status: 0, asked: 'ci\nci' });
});

test('a Node that is too old, and packages that cannot be installed, are one clear sentence each', () => {
  const old = 'data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "18.20.4" } })';
  expect(bootstrap([], { node: ['--import', old] })).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Node 18.20.4 is too old: this project needs 20.19 or newer.\n',
    asked: '',
  });
  const { status, stderr } = bootstrap([], { NPM_FAILS: '1' });
  expect([status, stderr.trim().split('\n')]).toEqual([1, [expect.stringMatching(/^The packages could not be/)]]);
});
