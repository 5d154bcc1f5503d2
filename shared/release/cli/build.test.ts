/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleaseRecord } from '../core/records';
import type { Build } from '../core/builds';
import { buildOf } from '../testing/site';
import { remoteVersion } from '../testing/versions';
import { buildKey, differing, differingBuilds } from './build';
import { checksKey } from './checks';

let made: Build;
jest.mock('@3eu/shared/build/compile', () => ({
  buildPackage: async (folder: string) => {
    for (const file of made.files) {
      mkdirSync(dirname(join(folder, 'dist', file)), { recursive: true });
      writeFileSync(join(folder, 'dist', file), await made.read(file));
    }
  },
}));
const output = { step: () => {}, tell: () => {}, fail: () => {}, done: () => {} };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'package-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/page.tsx'), 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const live = new Map([['campus', '000000000001']]);
const differ = async (records: readonly ReleaseRecord[] = []) =>
  (await differing([{ name: 'campus', root }], live, records)).changed;
const published = (sources: string) =>
  [{ kind: 'publish', packages: [{ name: 'campus', version: '000000000001', sources }] }] as unknown as ReleaseRecord[];
const built = (version: string) => {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist/sources.key'), buildKey(root));
  writeFileSync(join(root, 'dist/descriptor.json'), JSON.stringify({ version }));
};

test('sources differ from what is live if their fingerprint is not the one that was recorded', async () => {
  expect(await differ()).toEqual(['campus']);
  const records = published(buildKey(root));
  expect(await differ(records)).toEqual([]);
  writeFileSync(join(root, 'src/page.test.tsx'), 'a test changes no build');
  expect(await differ(records)).toEqual([]);
  writeFileSync(join(root, 'src/page.tsx'), 'two');
  expect(await differ(records)).toEqual(['campus']);
});

test('where these very sources were built here, the version tells', async () => {
  built('000000000001');
  expect(await differ()).toEqual([]);
  built('000000000002');
  expect(await differ(published(buildKey(root)))).toEqual(['campus']);
});

test('a package whose sources have changed and whose build has not does not differ', async () => {
  const differ = () => differingBuilds([{ name: 'campus', root }], live, output);
  made = buildOf(remoteVersion('campus', 1), '');
  expect(await differ()).toEqual([]);
  made = buildOf(remoteVersion('campus', 2), '');
  writeFileSync(join(root, 'src/page.tsx'), 'two');
  expect(await differ()).toEqual(['campus']);
});

test('checks run again when a test changes, and a build does not', () => {
  const before = [buildKey(root), checksKey(root)];
  writeFileSync(join(root, 'src/page.test.tsx'), 'a test');
  const after = [buildKey(root), checksKey(root)];
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});
