/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { openStore } from '../store/store';
import { uncached } from '../cache';
import { author, campus, publish, root, withSite } from '../testing/site';
import type { Output } from './output';
import { follower } from './serve';

jest.mock('../../pictures/cards', () => ({ renderCard: () => Promise.resolve(Buffer.from('card')) }));
jest.setTimeout(60_000);
withSite();

test('what serves a branch elsewhere follows it, says which release it shows, and goes on where that cannot be reached', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'follower-'));
  try {
    const origin = { url: root, branch: 'live' };
    const store = openStore({ folder, origin, name: `git:${root}#live`, author, cached: uncached });
    await store.serve();
    const [reported, noted]: [unknown[], string[]] = [[], []];
    const output: Output = {
      report: (_text, data) => void reported.push(data),
      note: (text) => void noted.push(text),
      fail() {},
      say() {},
      done() {},
    };
    const look = follower(store, output);
    await look();
    expect([store.served()?.number, reported]).toEqual([1, []]);
    await publish([campus(2)]);
    await look();
    expect([store.served()?.number, reported]).toEqual([2, [{ number: 2 }]]);
    rmSync(root, { recursive: true });
    await look();
    await look();
    expect([store.served()?.number, noted.length]).toEqual([2, 1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
