/** @jest-environment node */
import { defaultRetention, expiredVersions, latestTime, type ReleaseRecord, type RetentionInput } from './records';

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

/** A record of a release that replaced a version of campus. */
const record = (number: number, time: string, from: string | null = null): ReleaseRecord => ({
  number,
  time,
  kind: 'publish',
  by: 'somebody',
  documents: { rendered: 0, removed: 0 },
  forced: null,
  packages: from === null ? [] : [{ name: 'campus', version: 'b', from, commit: 'c', scriptBytes: 0 }],
});
const input: RetentionInput = {
  records: [record(10, daysAgo(31), 'a')],
  present: ['campus/a', 'campus/b'],
  needed: new Set(['campus/b']),
  now,
  number: 40,
  retention: defaultRetention,
};

test.each([
  ['a version goes after many days and many releases', daysAgo(31), 30, true],
  ['many releases in a short time remove nothing', daysAgo(0), 30, false],
  ['many days with few releases remove nothing', daysAgo(100), 38, false],
  ['a clock that is behind removes nothing', daysAgo(-1), 1, false],
  ['a time that is none removes nothing', 'yesterday', 1, false],
])('%s', (_what, time, number, goes) => {
  const before = time === 'yesterday' ? [record(0, daysAgo(0))] : [];
  const after = [1, 2, 3, 4].map((more) => record(number + more, daysAgo(0)));
  const records = [...before, record(number, time, 'a'), ...after];
  expect(expiredVersions({ ...input, records })).toEqual(goes ? ['campus/a'] : []);
});

test('a version that a document names, and one that no record mentions, stays', () => {
  expect(expiredVersions({ ...input, needed: new Set(['campus/a', 'campus/b']) })).toEqual([]);
  expect(expiredVersions({ ...input, present: ['campus/unheard'] })).toEqual([]);
});

test('it counts when a version was live for the last time, after it came back', () => {
  const records = [record(10, daysAgo(90), 'a'), record(11, daysAgo(80), 'b'), record(39, daysAgo(2), 'a')];
  expect(expiredVersions({ ...input, records })).toEqual([]);
});

test.each([
  ['ahead once', [record(10, daysAgo(1), 'a')], -500],
  ['ahead twice in a row', [record(10, daysAgo(1), 'a'), record(39, daysAgo(-500))], -500],
  ['behind twice in a row', [record(9, daysAgo(1)), record(10, daysAgo(500), 'a'), record(39, daysAgo(500))], 0],
])('a clock that is %s removes nothing', (_what, records, days) => {
  const clock = new Date(now.getTime() - days * 86_400_000);
  expect(expiredVersions({ ...input, records, now: clock })).toEqual([]);
});

test('the latest time is that of any release, not the last one’s', () => {
  const records = [record(1, daysAgo(1)), record(2, daysAgo(500)), record(3, 'soon')];
  expect(latestTime(records, new Date(daysAgo(499))).toISOString()).toBe(daysAgo(1));
});
