/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { uncached, type Cached } from '../cache';
import { bodyOf, openChecker } from './checks';

test('a worker that dies or never ends fails the document that it had, and another one checks those that wait', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'checker-'));
  const worker = join(folder, 'worker.mjs');
  writeFileSync(
    worker,
    `export const check = (html) => html === 'deadly'
      ? new Promise(() => setImmediate(() => { throw new Error('out of memory'); }))
      : html === 'endless' ? new Promise(() => { for (;;); }) : [{ message: html, todo: '' }];`,
  );
  const checker = openChecker(uncached, pathToFileURL(worker), 2);
  try {
    const [deadly, ...others] = await Promise.allSettled(['deadly', '/a', '/b'].map(checker.check));
    expect(deadly).toMatchObject({ status: 'rejected', reason: { message: 'out of memory' } });
    expect(others.map((each) => (each.status === 'fulfilled' ? each.value[0]?.message : each.reason))).toEqual([
      '/a',
      '/b',
    ]);
    const [endless, after] = await Promise.all(['endless', '/c'].map(checker.check));
    expect(endless).toMatchObject([{ message: 'its checks took longer than 2 seconds.' }]);
    expect(after).toMatchObject([{ message: '/c' }]);
  } finally {
    await checker.close();
    rmSync(folder, { recursive: true });
  }
});

test('a verdict belongs to a body: state, versions, and addresses of scripts and styles do not count', async () => {
  const page = (version: string, state: string, text = 'Tours') =>
    `<head><script src="/shell/${version}/web/a.${version}.js" integrity="sha384-${state}"></script><style>${state}</style></head><main>${text}</main><script>${state}</script>`;
  const [one, two] = [page('0123456789ab', 'abc'), page('ba9876543210', 'def')];
  expect(bodyOf(one)).toBe(bodyOf(two));
  expect(bodyOf(one)).not.toBe(bodyOf(page('0123456789ab', 'abc', 'Visits')));
  const known = new Map<string, Buffer>();
  const cached: Cached = async (_kind, inputs, make) => {
    const key = JSON.stringify(inputs);
    known.set(key, known.get(key) ?? (await make()));
    return known.get(key)!;
  };
  const checker = openChecker(cached);
  try {
    expect(await checker.check(one)).toEqual(await checker.check(two));
    expect(known.size).toBe(1);
  } finally {
    await checker.close();
  }
});
