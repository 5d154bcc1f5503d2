/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { uncached } from '../cache';
import { runGit, type RunGit } from '../git';
import type { ReleaseRecord } from '../site/records';
import { readSite, siteOf, type Given, type Site } from '../site/site';
import { contentId } from '../site/tree';
import { root, withRepository } from '../testing/repository';
import { openStore } from './store';

jest.setTimeout(60_000);
withRepository();

const author = () => 'Somebody <somebody@example.com> 1767225600 +0100';
const open = ({ run = runGit, cached = uncached } = {}) =>
  openStore({ folder: join(root, 'site'), author, cached, run });
const record = (number: number): ReleaseRecord => ({
  number,
  time: '2026-01-01T00:00:00Z',
  kind: 'publish',
  by: 'ana',
  packages: [],
  documents: { rendered: 0, removed: 0 },
  forced: null,
});

/** A site with other files than the one before. */
function siteAfter(before: Site, files: Record<string, string>, changes: Partial<Given> = {}): Site {
  const all = Object.entries(files).map(([path, text]) => {
    const content = Buffer.from(text);
    const [id, earlier] = [contentId(content), before.files.get(path)];
    return [path, earlier?.id === id ? earlier : { id, size: content.length, content }] as const;
  });
  return siteOf({ ...before, number: before.number + 1, files: new Map(all), ...changes });
}

const page = 'public/faq/index.html';
async function put(files: Record<string, string>, { store = open(), how = {}, changes = {} } = {}) {
  const before = await readSite(await store.read(), 'a site');
  const quiet = { dryRun: false, preview: false, say: () => {}, note: () => {} };
  return store.put(before, siteAfter(before, files, changes), record(before.number + 1), { ...quiet, ...how });
}
const newest = async () => (await open().read()).number;

test('a site takes the place of another, and what it says of that is what differs', async () => {
  expect(await put({ [page]: 'one' })).toMatchObject({ status: 'released', number: 1 });
  const said = await put({ [page]: 'two', 'public/x': 'x' });
  expect(said).toMatchObject({
    status: 'released',
    number: 2,
    written: [page, 'public/x', 'private/records.jsonl'],
    removed: [],
  });
  expect((await open().read()).files.has('private/records.jsonl')).toBe(true);
});

test('nothing differs, nothing is to be changed, or it is only to be looked at: no branch moves', async () => {
  await put({ [page]: 'one', 'private/a.map': '1', 'public/old': 'old' });
  expect(await put({ [page]: 'one', 'private/a.map': '2', 'public/old': 'old' })).toMatchObject({
    status: 'unchanged',
  });
  // What is only too old waits for the next release.
  expect(await put({ [page]: 'one' }, { changes: { expired: ['public/old', 'private/a.map'] } })).toMatchObject({
    status: 'unchanged',
  });
  expect(await put({ [page]: 'two' }, { how: { dryRun: true } })).toMatchObject({
    status: 'dry run',
    number: 1,
    removed: ['private/a.map', 'public/old'],
  });
  expect(await put({ [page]: 'two' }, { how: { preview: true } })).toMatchObject({ status: 'preview', number: 2 });
  expect(await newest()).toBe(1);
});

test('a release that cannot be checked out is not claimed', async () => {
  await put({ [page]: 'one' });
  const cached = () => Promise.reject(new Error('ENOSPC: no space left'));
  await expect(put({ [page]: 'two' }, { store: open({ cached }) })).rejects.toThrow('ENOSPC');
  expect([await newest(), open().served()?.number]).toEqual([1, 1]);
});

test('whoever is late is told so, and has written nothing out that could be served', async () => {
  await put({ [page]: 'one' });
  let isFirst = true;
  // Somebody else releases between the commit and the look at the branch.
  const run: RunGit = async (repository, args, options) => {
    const result = await runGit(repository, args, options);
    if (args[0] === 'fast-import' && isFirst) {
      isFirst = false;
      await put({ [page]: 'theirs' });
    }
    return result;
  };
  expect(await put({ [page]: 'ours' }, { store: open({ run }) })).toEqual({ status: 'late' });
  expect([await newest(), open().served()?.number]).toEqual([2, 2]);
  expect(existsSync(join(root, 'site/live/faq/index.html'))).toBe(true);
});
