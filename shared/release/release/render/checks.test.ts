/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openChecker } from './check-pool';

test('a worker that dies fails the document that it had, and another one checks those that wait', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'checker-'));
  const worker = join(folder, 'worker.mjs');
  writeFileSync(
    worker,
    `export const check = (html) => html === 'deadly'
      ? new Promise(() => setImmediate(() => { throw new Error('out of memory'); }))
      : { findings: [], found: { links: [html], files: [], anchors: [] } };`,
  );
  const checker = openChecker(pathToFileURL(worker));
  try {
    const [deadly, ...others] = await Promise.allSettled(['deadly', '/a', '/b'].map(checker.check));
    expect(deadly).toMatchObject({ status: 'rejected', reason: { message: 'out of memory' } });
    expect(others.map((each) => (each.status === 'fulfilled' ? each.value.found?.links : each.reason))).toEqual([
      ['/a'],
      ['/b'],
    ]);
  } finally {
    await checker.close();
    rmSync(folder, { recursive: true });
  }
});
