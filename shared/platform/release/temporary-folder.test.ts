/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder';

test('what a killed process has left is removed by the next, and nothing of another machine or container is', () => {
  const place = mkdtempSync(join(tmpdir(), 'temporary-'));
  const { pid } = spawnSync(process.execPath, ['--version']);
  const mark = (name: string, number: number) => name.replace(`-${process.pid}-`, `-${number}-`);
  const begun = temporaryFolder('a', place);
  const [name = ''] = readdirSync(place);
  const [left, others] = [join(place, mark(name, pid)), join(place, mark(name, pid).replace(/^3eu-./, '3eu-x'))];
  renameSync(begun.path, left);
  temporaryFolder('b', place);
  renameSync(temporaryFolder('c', place).path, others);
  jest.isolateModules(() => {
    const again = jest.requireActual<{ temporaryFolder: typeof temporaryFolder }>('./temporary-folder');
    again.temporaryFolder('d', place);
  });
  expect([left, others].map((folder) => existsSync(folder))).toEqual([false, true]);
  expect(readdirSync(place).filter((each) => /-[bd]-/.test(each))).toHaveLength(2);
  rmSync(place, { recursive: true });
});
