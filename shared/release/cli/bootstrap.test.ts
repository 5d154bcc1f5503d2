/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const links = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`node_modules/@3eu/${name}`, { resolved: name, link: true }]));
const states = { nothing: null, 'the site': links(['campus']), everything: links(['campus', 'e2e']) };
type State = keyof typeof states;
const partly = 'ci --include-workspace-root --workspace=campus';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  const file = join(root, 'shared/release/commands/bootstrap.mjs');
  cpSync(join(__dirname, 'bootstrap.mjs'), file);
  writeFileSync(join(dirname(file), 'cli.ts'), 'process.stdout.write("the tool");');
  write('package-lock.json', states.everything);
  // Stands in for npm: it writes down what it was asked for.
  const npm = `#!${process.execPath}\nrequire('node:fs').appendFileSync(${JSON.stringify(join(root, 'asked'))}, process.argv.slice(2).join(' ').replace(/ --fetch.*/, '') + '\\n'); process.exit(process.env.NPM_FAILS ? 1 : 0);\n`;
  mkdirSync(join(root, 'bin'));
  writeFileSync(join(root, 'bin/npm'), npm, { mode: 0o755 });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, packages: object) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify({ packages }));
}

function bootstrap(args: readonly string[], { node = [], ...env }: { node?: string[]; NPM_FAILS?: string } = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...node, join(root, 'shared/release/commands/bootstrap.mjs'), ...args],
    { encoding: 'utf8', env: { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}`, ...env } },
  );
  const asked = existsSync(join(root, 'asked')) ? readFileSync(join(root, 'asked'), 'utf8').trim() : '';
  return { status, stdout, stderr, asked };
}

test.each<[State, string[], string]>([
  ['nothing', [], partly],
  ['nothing', ['setup'], 'ci'],
  ['the site', [], ''],
  ['the site', ['setup'], 'install --no-save'],
  ['everything', ['setup'], ''],
  ['everything', [], ''],
])('with %s installed, %j asks npm for "%s"', (there, args, asked) => {
  if (states[there]) write('node_modules/.package-lock.json', states[there]);
  expect(bootstrap(args)).toMatchObject({ status: 0, asked });
});

test.each<[State, string]>([
  ['the site', partly],
  ['everything', 'ci'],
])('a newer lockfile brings up to date what is needed for %s, and no less', (there, asked) => {
  write('node_modules/.package-lock.json', states[there]!);
  utimesSync(join(root, 'node_modules/.package-lock.json'), 1, 1);
  expect(bootstrap([])).toMatchObject({ status: 0, asked });
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
