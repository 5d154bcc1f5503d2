/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textOf } from '../message';
import { folderStore } from '../store/folder';
import { release as releaseFiles } from '../testing/store';
import { follower } from './serve';

let folders: string[];
beforeEach(() => {
  folders = ['from', 'copy'].map((name) => mkdtempSync(join(tmpdir(), name)));
});
afterEach(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

test('a server that follows a branch survives any failure and reports each one once', async () => {
  const [from, copy] = folders.map((folder) => folderStore(folder)) as [
    ReturnType<typeof folderStore>,
    ReturnType<typeof folderStore>,
  ];
  const release = async (word: string) => {
    expect(await releaseFiles(from, { 'public/index.html': word })).toBe('claimed');
  };
  const lines: string[] = [];
  let fault = 'the disk is full';
  const failing = {
    ...from,
    tidy: () => (fault ? Promise.reject(new Error(fault)) : Promise.resolve()),
  };
  const follow = follower(failing, copy, (said) => void lines.push(textOf(said)));
  await release('one');
  await follow();
  await release('two');
  await follow();
  fault = '';
  await release('three');
  await follow();
  fault = 'the disk is full';
  await release('four');
  await follow();
  const served = `Now serving a newer release of ${from.name}.`;
  expect(lines).toEqual([served, 'the disk is full', served, served, served, 'the disk is full']);
  expect((await (await copy.read()).read('public/index.html')).toString()).toBe('four');
});
