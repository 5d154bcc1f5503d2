/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Build } from '../core/builds';
import { buildOf } from '../testing/site';
import { remoteVersion } from '../testing/versions';
import { buildPackage } from './build';

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

test('a package is built again when its sources change, and not for a test', async () => {
  made = buildOf(remoteVersion('campus', 1), '');
  const build = () => buildPackage({ name: 'campus', root }, output);
  expect((await build()).descriptor.version).toBe('000000000001');
  made = buildOf(remoteVersion('campus', 2), '');
  writeFileSync(join(root, 'src/page.test.tsx'), 'a test changes no build');
  expect((await build()).descriptor.version).toBe('000000000001');
  writeFileSync(join(root, 'src/page.tsx'), 'two');
  expect((await build()).descriptor.version).toBe('000000000002');
});
