/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  const file = join(root, 'shared/platform/release/cli/bootstrap.mjs');
  cpSync(join(__dirname, 'bootstrap.mjs'), file);
  writeFileSync(join(dirname(file), '3eu.mjs'), 'process.stdout.write("the tool");');
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: {} }));
  // Stands in for npm: it writes down what it was asked for.
  const npm = `#!${process.execPath}\nrequire('node:fs').appendFileSync(${JSON.stringify(join(root, 'asked'))}, process.argv.slice(2).join(' ').replace(/ --fetch.*/, '') + '\\n'); process.exit(process.env.NPM_FAILS ? 1 : 0);\n`;
  mkdirSync(join(root, 'bin'));
  writeFileSync(join(root, 'bin/npm'), npm, { mode: 0o755 });
});
afterEach(() => rmSync(root, { recursive: true }));

function bootstrap(args: readonly string[], { node = [], ...env }: { node?: string[]; NPM_FAILS?: string } = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...node, join(root, 'shared/platform/release/cli/bootstrap.mjs'), ...args],
    { encoding: 'utf8', env: { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}`, ...env } },
  );
  const asked = existsSync(join(root, 'asked')) ? readFileSync(join(root, 'asked'), 'utf8').trim() : '';
  return { status, stdout, stderr, asked };
}

/** Writes a lockfile, or what npm writes of it when it has installed that. */
function lock(file: string, packages: Record<string, object>) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify({ packages }));
}
const locked = {
  '': {},
  shell: { version: '1.0.0' },
  'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
  'node_modules/for-another-system': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};
const { '': _root, 'node_modules/for-another-system': _other, ...installed } = locked;

test('packages are installed where there are none', () => {
  lock('package-lock.json', locked);
  expect(bootstrap([])).toMatchObject({ status: 0, asked: 'ci' });
});

test('nothing is installed where there is what the lockfile says, whatever the time of the files', () => {
  lock('package-lock.json', locked);
  lock('node_modules/.package-lock.json', installed);
  utimesSync(join(root, 'node_modules/.package-lock.json'), 1, 1);
  expect(bootstrap([])).toMatchObject({ status: 0, asked: '' });
});

test.each([
  ['another version', { ...installed, 'node_modules/react': { version: '19.3.0', integrity: 'sha512-c' } }],
  ['one package too few', { shell: installed.shell }],
  ['one package too many', { ...installed, 'node_modules/left': { version: '1.0.0', integrity: 'sha512-d' } }],
])('packages are installed again over %s', (_what, found) => {
  lock('package-lock.json', locked);
  lock('node_modules/.package-lock.json', found);
  expect(bootstrap([])).toMatchObject({ status: 0, asked: 'ci' });
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
