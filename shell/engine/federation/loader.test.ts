/** @jest-environment node */
import { createLoader, type Source } from './loader';

let time: number;
const now = () => time;
beforeEach(() => {
  time = 0;
});

/** A source whose attempts end as the test says, in order; each attempt is recorded. */
function scripted(...ends: (string | Error | 'hangs')[]) {
  const attempts: number[] = [];
  const answers: ((value: string) => void)[] = [];
  const source: Source<string> = {
    key: `/remotes/${Math.random()}.js`,
    fetch: (attempt) => {
      const end = ends[Math.min(attempts.length, ends.length - 1)]!;
      attempts.push(attempt);
      if (end === 'hangs') return new Promise((resolve) => answers.push(resolve));
      return end instanceof Error ? Promise.reject(end) : Promise.resolve(end);
    },
  };
  return { source, attempts, answers };
}

const down = new Error('down');

test('idle → loading → ready: loads once for all concurrent callers, and keeps the result', async () => {
  const loader = createLoader(now);
  const { source, attempts } = scripted('page');
  expect(loader.state(source)).toBe('idle');
  expect(loader.peek(source)).toBeUndefined();
  const both = [loader.load(source), loader.load(source)];
  expect(loader.state(source)).toBe('loading');
  expect(await Promise.all(both)).toEqual(['page', 'page']);
  expect(loader.state(source)).toBe('ready');
  expect(loader.peek(source)).toBe('page');
  await loader.load(source, { asked: true });
  expect(attempts).toEqual([0]);
});

test('two sources with the same key are loaded once', async () => {
  const loader = createLoader(now);
  const { source, attempts } = scripted('page');
  await loader.load(source);
  expect(await loader.load({ ...source, fetch: () => Promise.reject(down) })).toBe('page');
  expect(attempts).toEqual([0]);
});

test('sources with different keys are never confused', async () => {
  const loader = createLoader(now);
  const live = scripted('live');
  const earlier = scripted('earlier');
  await loader.load(earlier.source);
  expect(await loader.load(live.source)).toBe('live');
});

test('loading → loading → ready: a first failure is retried at once', async () => {
  const loader = createLoader(now);
  const { source, attempts } = scripted(down, 'page');
  expect(await loader.load(source)).toBe('page');
  expect(attempts).toEqual([0, 1]);
});

test('loading → failed: a second failure is not retried, and later calls make no attempt', async () => {
  const loader = createLoader(now);
  const { source, attempts } = scripted(down);
  await expect(loader.load(source)).rejects.toBe(down);
  expect(loader.state(source)).toBe('failed');
  for (time = 0; time < 10_000; time += 500) await expect(loader.load(source)).rejects.toBe(down);
  expect(attempts).toEqual([0, 1]);
});

test('failed → loading: retried after a pause, which grows with each failure', async () => {
  const loader = createLoader(now);
  const { source, attempts } = scripted(down);
  await expect(loader.load(source)).rejects.toBe(down);
  const pauses = [10_000, 30_000, 60_000, 300_000, 300_000];
  for (const [index, pause] of pauses.entries()) {
    time += pause - 1;
    await expect(loader.load(source)).rejects.toBe(down);
    expect(attempts).toHaveLength(index + 2);
    time += 1;
    await expect(loader.load(source)).rejects.toBe(down);
    expect(attempts).toHaveLength(index + 3);
  }
});

test('failed → loading → ready: a visitor’s own request does not wait for the pause', async () => {
  const loader = createLoader(now);
  const { source, attempts } = scripted(down, down, 'page');
  await expect(loader.load(source)).rejects.toBe(down);
  expect(await loader.load(source, { asked: true })).toBe('page');
  expect(attempts).toEqual([0, 1, 2]);
  expect(loader.state(source)).toBe('ready');
});

test('after a success, the pauses start over', async () => {
  const loader = createLoader(now);
  const { source } = scripted(down, down, 'page', down);
  await expect(loader.load(source)).rejects.toBe(down);
  await loader.load(source, { asked: true });
  loader.discard(source);
  await expect(loader.load(source)).rejects.toBe(down);
  time += 10_000;
  await expect(loader.load(source)).rejects.toBe(down);
  expect(loader.state(source)).toBe('failed');
});

test('loading has no time limit: a result after an hour still counts', async () => {
  const loader = createLoader(now);
  const { source, answers } = scripted('hangs');
  const late = loader.load(source);
  time = 3_600_000;
  expect(loader.load(source)).toBe(late);
  answers[0]!('page');
  expect(await late).toBe('page');
});

test('a visitor’s own request joins the one that is on its way', () => {
  const loader = createLoader(now);
  const { source, attempts } = scripted('hangs');
  const load = loader.load(source);
  time = 60_000;
  expect(loader.load(source, { asked: true })).toBe(load);
  expect(attempts).toEqual([0]);
});

test('ready → idle: a discarded result is loaded again', async () => {
  const loader = createLoader(now);
  const { source, attempts } = scripted('broken', 'mended');
  await loader.load(source);
  loader.discard(source);
  expect(loader.peek(source)).toBeUndefined();
  expect(loader.state(source)).toBe('idle');
  expect(await loader.load(source)).toBe('mended');
  expect(attempts).toEqual([0, 1]);
});

test('what is loaded anew after it was discarded is retried at once too', async () => {
  const loader = createLoader(now);
  const { source, attempts } = scripted('broken', down, 'page');
  await loader.load(source);
  loader.discard(source);
  expect(await loader.load(source)).toBe('page');
  expect(attempts).toEqual([0, 1, 2]);
});

test('only a ready result can be discarded: a running load continues', async () => {
  const loader = createLoader(now);
  const { source, answers } = scripted('hangs');
  const load = loader.load(source);
  loader.discard(source);
  expect(loader.state(source)).toBe('loading');
  answers[0]!('page');
  expect(await load).toBe('page');
});

/** A source that is taken from another one; what is called is recorded in order. */
function setUpPair(entryEnds: (string | Error)[], moduleEnds: (string | Error)[]) {
  const calls: string[] = [];
  const next = (ends: (string | Error)[], call: string, attempt: number) => {
    calls.push(attempt > 0 ? `${call} afresh` : call);
    const end = ends.length > 1 ? ends.shift()! : ends[0]!;
    return end instanceof Error ? Promise.reject(end) : Promise.resolve(end);
  };
  const from: Source<string> = { key: 'entry', fetch: (attempt) => next(entryEnds, 'entry', attempt) };
  const module = (key: string): Source<string> => ({
    key,
    from,
    preload: (asked) => void calls.push(asked ? `preload ${key} now` : `preload ${key}`),
    fetch: (attempt) => next(moduleEnds, key, attempt),
  });
  return { loader: createLoader(now), module, calls };
}

test('what a source is taken from is loaded first, once for all, and what it needs is requested before that', async () => {
  const { loader, module, calls } = setUpPair(['ran'], ['page']);
  await loader.load(module('visit'));
  await loader.load(module('tours'), { asked: true });
  expect(calls).toEqual(['preload visit', 'entry', 'visit', 'preload tours now', 'tours']);
});

test('for a module that fails, its entry is asked for afresh first', async () => {
  const { loader, module, calls } = setUpPair(['ran'], [down, 'page']);
  expect(await loader.load(module('visit'))).toBe('page');
  expect(calls).toEqual(['preload visit', 'entry', 'visit', 'entry afresh', 'visit afresh']);
});

test('where it does not answer any more, nothing is requested for its other modules', async () => {
  const { loader, module, calls } = setUpPair(['ran', down], [down]);
  for (const key of ['visit', 'tours', 'map']) await expect(loader.load(module(key))).rejects.toBe(down);
  expect(calls).toEqual(['preload visit', 'entry', 'visit', 'entry afresh', 'entry afresh']);
});

test('a dead entry is requested twice, and nothing is requested for more of its modules', async () => {
  const { loader, module, calls } = setUpPair([down], ['page']);
  for (const key of ['visit', 'tours', 'map']) await expect(loader.load(module(key))).rejects.toBe(down);
  expect(calls).toEqual(['preload visit', 'entry', 'entry afresh']);
});

test('a visitor’s own request for a module of a dead entry makes one more attempt', async () => {
  const { loader, module } = setUpPair([down, down, 'ran'], ['page']);
  await expect(loader.load(module('visit'))).rejects.toBe(down);
  expect(await loader.load(module('visit'), { asked: true })).toBe('page');
});
