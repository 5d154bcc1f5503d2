import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  ask,
  candidateOf,
  clearUp,
  ended,
  hashes,
  publicHashes,
  project,
  publishing,
  registryOf,
  siteCopy,
  startTool,
  tool,
  versionIn,
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

test('publishing from a folder without a package is refused', () => {
  const empty = mkdtempSync(join(tmpdir(), 'empty-'));
  expect(refusal(publishing('campus', site, empty))).toBe('not-a-package');
  rmSync(empty, { recursive: true });
});

test('a site path that is a file or another folder is refused', () => {
  expect(refusal(publishing('campus', join(project, 'package.json')))).toBe('site-is-a-file');
  expect(refusal(publishing('campus', project))).toBe('repository-of-others');
});

test('a disk that fills up while a release is checked out leaves what is served, and the next command serves it', () => {
  const served = publicHashes(site);
  const full = { NODE_OPTIONS: preload('full-disk.mjs'), DISK_ROOT: site, DISK_ROOM: '10' };
  const { status, codes } = ask(publishing('academics', site, next), full);
  expect([status, codes.at(-1)]).toEqual([1, 'not-checked-out']);
  expect(publicHashes(site)).toEqual(served);
  expect(tool(publishing('academics', site, next)).status).toBe(0);
  expect(registryOf(site).remotes.academics!.version).toBe(versionIn(next));
});

test('a release stopped while being made says so, and leaves nothing behind', async () => {
  const temporary = folderOfKilled();
  const child = startTool(['render', '--all', '--site', site], { TMPDIR: temporary });
  let [printed, complaints] = ['', ''];
  child.stderr!.on('data', (data: Buffer) => (complaints += data.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on(
      'data',
      (data: Buffer) => void ((printed += data.toString()).includes('Rendering documents') && resolve()),
    );
    child.once('exit', () => reject(new Error(`It ended by itself: ${printed}${complaints}`)));
  });
  const copies = () => readdirSync(temporary).filter((name) => name.includes('-render-'));
  expect(copies()).toHaveLength(1);
  child.kill('SIGINT');
  await ended(child);
  expect(complaints).toMatch(/^Interrupted\..*\n$/);
  expect(copies()).toEqual([]);
  rmSync(temporary, { recursive: true });
});
