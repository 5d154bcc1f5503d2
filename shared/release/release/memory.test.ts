/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMemory } from './memory';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'memory-')), 'kept');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const hours = (count: number) => new Date(Date.now() - count * 3600 * 1000);

test('kept content can be recalled by this process and the next', async () => {
  const memory = openMemory(folder);
  expect(await memory.recall('words')).toBeNull();
  await Promise.all([memory.keep('words', 'first'), memory.keep('words', 'first'), memory.keep('others', 'second')]);
  expect((await memory.recall('words'))!.toString()).toBe('first');
  expect((await openMemory(folder).recall('others'))!.toString()).toBe('second');
  expect(readdirSync(folder).sort()).toEqual(['others', 'words']);
});

test('unused content and drafts of killed processes are deleted; used content stays', async () => {
  await openMemory(folder).keep('used', 'used');
  await openMemory(folder).keep('unused', 'unused');
  writeFileSync(join(folder, 'unused.12-1.tmp'), 'half a thi');
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), hours(49), hours(49));
  await openMemory(folder).recall('used');
  const memory = openMemory(folder, 2);
  await memory.keep('new', 'new');
  expect(readdirSync(folder).sort()).toEqual(['new', 'used']);
});

test('a folder that cannot be written to causes no error', async () => {
  writeFileSync(folder, 'a file');
  const memory = openMemory(folder);
  await memory.keep('words', 'first');
  expect(await memory.recall('words')).toBeNull();
});
