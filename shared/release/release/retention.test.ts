/** @jest-environment node */
import type { Registry } from '@3eu/shared/contract/release';
import { defaultRetention, namedVersions, planRetention, type RetentionInput } from './retention';

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const input: RetentionInput = {
  ledger: {},
  present: ['campus/a', 'campus/b'],
  named: ['campus/b'],
  pages: [],
  earliest: now,
  latest: now,
  number: 40,
  retention: defaultRetention,
};

test('a version that is no longer live is recorded with its time and release', () => {
  expect(planRetention(input)).toEqual({
    expired: [],
    ledger: { 'campus/a': { time: now.toISOString(), release: 40 } },
  });
});

test.each([
  ['a version expires after many days and many releases', daysAgo(31), 30, true],
  ['many releases in a short time expire nothing', daysAgo(0), 30, false],
  ['many days with few releases expire nothing', daysAgo(100), 38, false],
  ['a clock that went backwards expires nothing', daysAgo(-1), 1, false],
])('%s', (_what, time, release, goes) => {
  expect(planRetention({ ...input, ledger: { 'campus/a': { time, release } } }).expired).toEqual(
    goes ? ['campus/a'] : [],
  );
});

test('one wrong clock expires nothing, now or later', () => {
  const ahead = new Date(now.getTime() + 40 * 86_400_000);
  const behind = new Date(now.getTime() - 400 * 86_400_000);
  const ledger = { 'campus/a': { time: daysAgo(0), release: 1 } };
  expect(planRetention({ ...input, ledger, earliest: now, latest: ahead }).expired).toEqual([]);
  expect(planRetention({ ...input, earliest: behind, latest: now }).ledger).toEqual({
    'campus/a': { time: now.toISOString(), release: 40 },
  });
});

test('a version in a live document never expires, and one live again leaves the ledger', () => {
  const ledger = { 'campus/a': { time: daysAgo(99), release: 1 }, 'campus/b': { time: daysAgo(99), release: 1 } };
  const page = {
    path: '/a',
    file: 'a/index.html',
    owner: 'campus',
    key: '',
    pins: ['campus/a'],
    title: '',
    section: '',
    indexed: true,
    links: [],
    picture: null,
  };
  expect(planRetention({ ...input, ledger, pages: [page] })).toEqual({ expired: [], ledger: {} });
});

test('live versions and fallback versions are named', () => {
  const registry = {
    shell: { version: 's2', previous: { version: 's1' } },
    remotes: { campus: { version: 'c1', previous: null } },
  } as unknown as Registry;
  expect(namedVersions(registry)).toEqual(['shell/s2', 'shell/s1', 'campus/c1']);
});
