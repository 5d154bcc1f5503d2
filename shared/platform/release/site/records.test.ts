/** @jest-environment node */
import { parseRecords, recordMessage, recordsText, takenBackIn, versionsBefore, type ReleaseRecord } from './records';

const record: ReleaseRecord = {
  number: 12,
  time: '2026-01-01T00:00:00.000Z',
  kind: 'publish',
  by: 'Ann',
  packages: [
    { name: 'campus', version: '000000000002', from: '000000000001', commit: 'abc', scriptBytes: 10 },
    { name: 'library', version: '000000000003', from: null, commit: 'def', scriptBytes: 10 },
  ],
  documents: { rendered: 3, removed: 1 },
  forced: null,
};

test('a record becomes a commit message: who released what, then what else there is to say', () => {
  expect(recordMessage(record)).toBe(
    'campus abc, library def: publish by Ann\n\n' +
      'campus 000000000002, before: 000000000001, from commit abc\n' +
      'library 000000000003, the first, from commit def\n' +
      '3 documents rendered, 1 removed\n',
  );
  const removed = { ...record.packages[0]!, version: null };
  const message = recordMessage({
    ...record,
    kind: 'remove',
    packages: [removed],
    forced: { reason: 'moved away', refusals: ['campus: /visit would be gone.'] },
  });
  expect(message).toContain('campus: remove by Ann\n\ncampus removed, before: 000000000001\n');
  expect(message).toContain('Forced: moved away\n- campus: /visit would be gone.\n');
  const many = Array.from({ length: 5 }, () => record.packages[0]!);
  expect(recordMessage({ ...record, packages: many })).toMatch(/^campus abc, campus abc and 3 more: publish by Ann\n/);
  expect(recordMessage({ ...record, kind: 'render', packages: [] })).toMatch(/^site: render by Ann\n\n3 documents/);
});

test('records of anybody are read as far as they are records', () => {
  const lines = [
    JSON.stringify(record),
    '{"number":13,"time":"2026-01-02","kind":"publish","by":"Ann"}',
    '{"number":14,"packages":[{"name":"campus"}],"by":7,"kind":"magic"}',
    '{"time":"2026',
    '[]',
    'null',
    '{"number":15,"packages":[],"kind":"rollback","reason":"the hours are wrong"}',
  ];
  const read = parseRecords(lines.join('\n'));
  expect(read.map(({ number, packages }) => [number, packages.length])).toEqual([
    [12, 2],
    [13, 0],
    [14, 0],
    [15, 0],
  ]);
  expect(read.map(({ reason }) => reason)).toEqual([undefined, undefined, undefined, 'the hours are wrong']);
  expect(read[0]).not.toHaveProperty('reason');
  expect(parseRecords(recordsText(read))).toEqual(read);
});

test.each([
  ['A', [], []],
  ['A B', ['A'], []],
  ['A B A', ['B'], []],
  ['A B C', ['B', 'A'], []],
  ['A B <A', [], ['B']],
  ['A B C <B', ['A'], ['C']],
  ['A B C <A', [], ['B', 'C']],
  ['A B <A C', ['A'], ['B']],
  // The same build, taken back: the rollback after it does not lead there again.
  ['A B A <B', [], ['A']],
  ['A <C', [], ['A']],
  ['A B - <B', ['A'], []],
  ['A B <A B', ['A'], []],
  // A rollback that is itself taken back takes nothing back.
  ['A B <A <B', ['A'], []],
  // One to what was taken back earlier leaves a version as any other does.
  ['A B C <A <B <C', ['A'], ['B']],
  ['A B <A C <B', ['A'], ['C']],
  ['A <-', [], ['A']],
  ['A <- <A', [], []],
])('after %s, a rollback goes back to %j, and %j was taken back', (releases, expected, takenBack) => {
  let from: string | null = null;
  const records = releases.split(' ').map((step, at): ReleaseRecord => {
    const version = step.endsWith('-') ? null : step.replace('<', '');
    const released = { name: 'campus', version, from, commit: 'abc', scriptBytes: 0 };
    from = version;
    return { ...record, number: at + 1, kind: step.startsWith('<') ? 'rollback' : 'publish', packages: [released] };
  });
  expect(versionsBefore(records, 'campus')).toEqual(expected);
  expect([...takenBackIn(records).keys()]).toEqual(takenBack.map((version) => `campus/${version}`));
});
