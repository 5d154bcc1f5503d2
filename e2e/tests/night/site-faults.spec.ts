import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  ask,
  candidateOf,
  clearUp,
  ended,
  hashes,
  project,
  publishing,
  registryOf,
  siteCopy,
  startTool,
} from '../../releases/delivery';
import { folderOfKilled } from '../../releases/folder-of-killed';
import { expect, test } from '../../fixtures';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const preload = (file: string) => `--import ${pathToFileURL(join(project, 'e2e/releases', file)).href}`;

let site: string;
let next: string;
test.beforeAll(async () => {
  site = siteCopy();
  next = await candidateOf('academics', 'first');
});
test.afterAll(() => clearUp(site));

/** Runs the tool, which must refuse and leave the site as it is; gives the code of its reason. */
function refusal(args: readonly string[], env: Record<string, string> = {}): string {
  const before = hashes(site);
  const { status, codes, stderr } = ask(args, env);
  expect(status, stderr).toBe(1);
  expect(hashes(site)).toEqual(before);
  return codes.at(-1)!;
}

test('an unknown version and an unknown remote are refused', () => {
  expect(refusal(['rollback', 'campus', 'ffffffffffff', '--site', site])).toBe('version-not-kept');
  expect(refusal(['rollback', 'suport', '--site', site])).toBe('not-live');
});

test('publishing from a folder without a package, or with another one, is refused', () => {
  const empty = mkdtempSync(join(tmpdir(), 'empty-'));
  expect(refusal(publishing('campus', site, empty))).toBe('not-a-package');
  expect(refusal(publishing('campus', site, next))).toBe('other-package-there');
  rmSync(empty, { recursive: true });
});

test('a site path that is a file or another folder is refused', () => {
  expect(refusal(publishing('campus', join(project, 'package.json')))).toBe('site-is-a-file');
  expect(refusal(publishing('campus', project))).toBe('site-is-something-else');
});

test('a site without write permission is reported', () => {
  const closed = { NODE_OPTIONS: preload('full-disk.mjs'), DISK_ROOT: site, DISK_ROOM: '0', DISK_FAULT: 'EACCES' };
  expect(refusal(publishing('academics', site, next), closed)).toBe('disk-fault');
});

// The unit tests of the store fill the disk at every single step.
test('a disk that fills up in the middle of a release leaves the site unchanged', () => {
  const full = { NODE_OPTIONS: preload('full-disk.mjs'), DISK_ROOT: site, DISK_ROOM: '10' };
  expect(refusal(publishing('academics', site, next), full)).toBe('disk-fault');
});

test('a server build that differs from the released one is not run', () => {
  const { version } = registryOf(site).remotes.support!;
  const file = join(
    site,
    readlinkSync(join(site, 'live')),
    '../private/versions/support',
    version,
    'server/remoteEntry.cjs',
  );
  const whole = readFileSync(file);
  writeFileSync(file, Buffer.concat([Buffer.from('//'), whole.subarray(2)]));
  expect(refusal(['render', '--all', '--site', site])).toBe('damaged-file');
  writeFileSync(file, whole);
});

for (const [what, args, moment, folder] of [
  ['a preview', ['preview', 'campus'], 'Building campus', '-preview-'],
  ['a release', ['render', '--all'], 'Rendering documents', '-render-'],
] as const)
  test(`${what} stopped while being made says so, and leaves nothing behind`, async () => {
    const temporary = folderOfKilled();
    const child = startTool([...args, '--site', site], { TMPDIR: temporary, PORT: '0' });
    let [printed, complaints] = ['', ''];
    child.stderr!.on('data', (data: Buffer) => (complaints += data.toString()));
    await new Promise<void>((resolve, reject) => {
      child.stdout!.on('data', (data: Buffer) => void ((printed += data.toString()).includes(moment) && resolve()));
      child.once('exit', () => reject(new Error(`It ended by itself: ${printed}${complaints}`)));
    });
    const copies = () => readdirSync(temporary).filter((name) => name.includes(folder));
    expect(copies()).toHaveLength(1);
    child.kill('SIGINT');
    await ended(child);
    expect(complaints).toMatch(/^Interrupted\..*\n$/);
    expect(copies()).toEqual([]);
    rmSync(temporary, { recursive: true });
  });
