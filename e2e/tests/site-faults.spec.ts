import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { academics } from '../../mfe-academics/src/content/academics';
import { changedRemote, clearWorkshop, hashes, project, registryOf, siteCopy, tool } from '../delivery';
import { expect, test } from '../fixtures';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const title = academics.colleges.title;
const preload = (file: string) => `--import ${pathToFileURL(join(project, 'e2e', file)).href}`;

let site: string;
let next: string;
test.beforeAll(() => {
  site = siteCopy();
  next = changedRemote('academics', 'faults', { 'src/content/academics.ts': (text) => text.replace(`title: '${title}'`, "title: 'Three colleges, renewed'") });
});
test.afterAll(() => {
  clearWorkshop();
  rmSync(site, { recursive: true, force: true });
});

/** Runs the tool, which must refuse in one line and leave the site as it is; gives that line. */
function refusal(args: readonly string[], env: Record<string, string> = {}): string {
  const before = hashes(site);
  const { status, stderr } = tool(args, env);
  expect(status, stderr).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(hashes(site)).toEqual(before);
  return stderr;
}

test('an unknown remote, version or command is told, with what there is', () => {
  expect(refusal(['publish', 'nobody', '--site', site])).toContain('There is no package "nobody". There are: shell, academics');
  expect(refusal(['rollback', 'campus', 'ffffffffffff', '--site', site])).toContain('campus ffffffffffff is not in');
  expect(refusal(['rollback', 'nobody', '--site', site])).toContain('nobody is not live in');
  expect(refusal(['rollback', '--site', site])).toContain('Say what to roll back');
  expect(refusal(['nonsense'])).toContain('There is no command "nonsense"');
});

test('a missing build is told, and so is another package’s', () => {
  const empty = mkdtempSync(join(tmpdir(), 'empty-'));
  expect(refusal(['publish', 'campus', '--from', empty, '--site', site])).toContain('holds no package of this site: there is no rspack.config.ts in it.');
  expect(refusal(['publish', 'campus', '--from', next, '--site', site])).toContain('This is the package academics, and not campus.');
  rmSync(empty, { recursive: true });
});

test('a site that is a file, or below one, is told', () => {
  const file = join(site, 'robots.txt');
  for (const path of [file, join(file, 'site')]) expect(refusal(['publish', 'campus', '--site', path])).toMatch(/robots\.txt.* cannot be written: a (file stands where a folder belongs|part of the path is a file)\. Choose another folder/);
});

test('a site that may not be written is told', () => {
  const words = refusal(['publish', 'academics', '--from', next, '--site', site], { NODE_OPTIONS: preload('full-disk.mjs'), DISK_ROOT: site, DISK_ROOM: '0', DISK_FAULT: 'EACCES' });
  expect(words).toContain('cannot be written: this account may not. Mend its permissions');
});

for (const room of [0, 1, 3, 10, 30, 60, 90]) {
  test(`a disk that is full after ${room} more files leaves the site as it was`, () => {
    const words = refusal(['publish', 'academics', '--from', next, '--site', site], { NODE_OPTIONS: preload('full-disk.mjs'), DISK_ROOT: site, DISK_ROOM: String(room) });
    expect(words).toContain('cannot be written: the disk is full. Make room and run it again.');
  });
}

const version = /"version":"[0-9a-f]{12}"/;
const registries: [what: string, edit: (text: string) => string, words: string][] = [
  ['that is cut off', (text) => text.slice(0, 200), 'it is not readable JSON'],
  ['that is empty', () => '', 'it is not readable JSON'],
  ['that is a list', () => '[]', 'its content: Invalid input'],
  ['that names a version that is not there', (text) => text.replace(version, '"version":"ffffffffffff"'), 'shell ffffffffffff is not in'],
  ['that names no version', (text) => text.replace(version, '"version":"latest"'), 'shell.version: is no version'],
  ['that names a version outside the site', (text) => text.replace(version, '"version":"../../../etc"'), 'shell.version: is no version'],
  ['without a remote’s entry', (text) => text.replace(/"entry":\{[^}]*\},/, ''), 'remotes.academics.entry: Invalid input'],
  ['with a script address as entry', (text) => text.replace(/"url":"[^"]*"/, '"url":"javascript:alert(1)"'), 'remotes.academics.entry.url: is neither a path nor an http address'],
];

for (const [what, edit, words] of registries) {
  test(`a registry ${what} stops the release`, () => {
    const file = join(site, 'remotes.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, edit(text));
    try {
      expect(refusal(['publish', 'campus', '--site', site])).toContain(words);
      expect(refusal(['rollback', 'campus', '--site', site])).toMatch(/cannot be used|is not in|no earlier version/);
    } finally {
      writeFileSync(file, text);
    }
  });
}

test('a configuration that cannot be used stops the release', () => {
  const file = join(site, 'config.json');
  for (const [text, words] of [['{"origins":', 'it is not readable JSON'], ['{"origins":["https://a.example"]}', 'origins: Invalid input'], ['{"origins":{"campus":"https://a.example/x/"}}', 'origins.campus: is no origin as https://campus.example'], ['{"knowledgeBase":{"url":"javascript:1","key":"k"}}', 'knowledgeBase.url: Invalid URL']] as const) {
    writeFileSync(file, text);
    expect(refusal(['publish', 'campus', '--site', site])).toContain(words);
  }
  rmSync(file);
});

test('a half-copied version is not gone back to, and is mended when it is published again', () => {
  const live = registryOf(site).remotes.academics!.version;
  expect(tool(['publish', 'academics', '--from', next, '--site', site]).status).toBe(0);
  const folder = join(site, 'remotes/academics', live);
  const script = join(folder, 'web', readdirSync(join(folder, 'web')).find((file) => /^[0-9a-f]+\.js$/.test(file))!);
  const whole = readFileSync(script);
  truncateSync(script, 20);
  expect(refusal(['rollback', 'academics', '--site', site])).toMatch(/academics [0-9a-f]{12} in .* is not whole: web\/[0-9a-f]+\.js is missing or not the one that was built/);
  expect(tool(['publish', 'academics', '--site', site]).status).toBe(0);
  expect(registryOf(site).remotes.academics!.version).toBe(live);
  expect(readFileSync(script)).toEqual(whole);
});

test('a clock that goes backwards changes neither the order of releases nor what is kept', () => {
  const aDayAgo = { NODE_OPTIONS: preload('clock.mjs'), CLOCK_SHIFT: String(-24 * 60 * 60 * 1000) };
  const { status, stdout } = tool(['publish', 'academics', '--from', next, '--site', site], aDayAgo);
  expect(status, stdout).toBe(0);
  const { version: live } = registryOf(site).remotes.academics!;
  const [newest, second] = tool(['releases', '--site', site]).stdout.trim().split('\n');
  expect(newest).toContain(live);
  expect(newest!.slice(0, 24) < second!.slice(0, 24)).toBe(true);
  expect(readdirSync(join(site, 'remotes/academics'))).toContain(live);
});

test('the lock of a publisher that is no more is taken over, even one from the future', () => {
  const lock = join(site, '.publish.lock');
  mkdirSync(lock);
  const tomorrow = Date.now() / 1000 + 24 * 60 * 60;
  utimesSync(lock, tomorrow, tomorrow);
  expect(tool(['rollback', 'academics', '--site', site]).status).toBe(0);
  expect(readdirSync(site)).not.toContain('.publish.lock');
});
