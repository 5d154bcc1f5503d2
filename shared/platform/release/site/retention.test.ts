/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  retention: defaultRetention,
};

test.each([
  ['a version goes after many days and many releases', daysAgo(35), [4, 3, 2, 1], true],
  ['many releases in a short time remove nothing', daysAgo(5), [4, 3, 2, 1], false],
  ['many days with few releases remove nothing', daysAgo(100), [3, 2, 1], false],
  ['many releases of one day remove nothing, whatever day a clock says', daysAgo(60), [0, 0, 0, 0, 0, 0], false],
  ['releases of which one says that it is early remove nothing', daysAgo(35), [5, 4, 3, 20, 2, 1], false],
  ['a clock that is behind removes nothing', daysAgo(-1), [4, 3, 2, 1], false],
  ['a time that is none removes nothing', 'yesterday', [4, 3, 2, 1], false],
])('%s', (_what, time, since, goes) => {
  const before = time === 'yesterday' ? [record(0, daysAgo(0))] : [];
  const after = since.map((days, at) => record(11 + at, daysAgo(days)));
  const records = [...before, record(10, time, 'a'), ...after];
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

test('the document of releases says for how long a version stays', () => {
  const text = readFileSync(join(__dirname, '../../../docs/releases.md'), 'utf8');
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  const { days, releases } = defaultRetention;
  expect(text).toContain(
    `at least ${days} days after it was last live, then until releases on ${words[releases]} days`,
  );
});
