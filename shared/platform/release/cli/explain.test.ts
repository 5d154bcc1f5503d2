/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../message';
import { placeOf, versionAt, type Version } from '../site/version';
import { release as releaseFiles } from '../testing/store';
import { branch, campus, publish, root, store, withSite } from '../testing/site';
import { explainCommand } from './explain';

jest.mock('../../pictures/cards', () => ({ renderCard: () => Promise.resolve(Buffer.from('card')) }));
jest.setTimeout(60_000);
withSite();

/** The first column of the script’s second line is the third line of a page, its eleventh the second one of a shared source. */
const map = JSON.stringify({
  version: 3,
  sources: ['webpack://@3eu/campus/./src/pages/visit.tsx', 'webpack://campus/../shared/src/ui/band.tsx'],
  sourcesContent: ['one\ntwo\n  throw low;', 'first\nsecond'],
  names: [],
  mappings: ';AAEA,UCDA',
});

const script = 'web/entry.js.map';
async function withMap(build: Version, text = map): Promise<Version> {
  return {
    ...build,
    files: new Map([...build.files, [script, placeOf(build.name, build.descriptor.version, script)]]),
    there: new Set([...build.there, script]),
    read: (file) => (file.endsWith('.map') ? Promise.resolve(Buffer.from(text)) : build.read(file)),
  };
}

const stack = (version = '000000000002') =>
  `Error: low tide
    at n (https://www.example.com/remotes/campus/${version}/web/entry.js:2:3)
r@https://www.example.com/remotes/campus/${version}/web/entry.js:2:12`;

async function explained(text: string): Promise<string[]> {
  const said: string[] = [];
  writeFileSync(join(root, 'report.txt'), text);
  const output = { report: (text: string) => void said.push(text), say() {}, note() {}, done() {}, fail() {} };
  await explainCommand(join(root, 'report.txt'), { site: root }, output);
  return said;
}

test.each([
  ['a stack', stack()],
  ['a report as it was sent', JSON.stringify({ error: 'low tide', stack: stack() })],
])('%s names package, owner, release and commit, and each line in the sources', async (_, text) => {
  await publish([await withMap(campus(2))]);
  expect(await explained(text)).toEqual([
    expect.stringMatching(
      /^campus 000000000002, owner @3e-university\/campus: release 2, publish by somebody, .* commit abc/,
    ),
    '  mfe-campus/src/pages/visit.tsx:3  throw low;',
    expect.stringContaining('shared/src/ui/band.tsx:2 '),
  ]);
});

test('the address of a script alone tells whose it is', async () => {
  await publish([await withMap(campus(2))]);
  const said = await explained('https://www.example.com/remotes/campus/000000000002/web/entry.js failed to load');
  expect(said).toEqual([expect.stringMatching(/^campus 000000000002, owner .*release 2/)]);
});

test('a frame that no source has is named as it stands', async () => {
  await publish([await withMap(campus(2))]);
  const [, frame] = await explained('at n (https://www.example.com/remotes/campus/000000000002/web/entry.js:1:1)');
  expect(frame).toContain('web/entry.js:1:1');
});

test.each(['', 'null', '{"version":3,"sections":[]}', '{"version":3,"sources":["a"],"names":[],"mappings":"AAAA"}'])(
  'a source map that is %j ends in no stack of the tool',
  async (text) => {
    await publish([await withMap(campus(2), text)]);
    expect(await explained(stack())).toHaveLength(3);
  },
);

test('a text that a visitor wrote to be slow is read in one go', async () => {
  // Milliseconds; read to its end from each of its beginnings, it would take minutes.
  await expect(explained('/shell/0123456789ab/web/a'.repeat(20_000))).rejects.toThrow(Fault);
});

test('of a source that was minified before, the beginning of its line is shown', async () => {
  await publish([await withMap(campus(2), map.replace('throw low;', 'x'.repeat(140_000)))]);
  const [, frame] = await explained(stack());
  expect(frame!.length).toBeLessThan(320);
});

test('a version that has expired is told by its record alone', async () => {
  await publish([campus(2)]);
  await publish([campus(3)]);
  const gone = [...(await store().read()).files.keys()].filter((path) => versionAt(path) === 'campus/000000000002');
  await releaseFiles(branch(), Object.fromEntries(gone.map((path) => [path, null])));
  expect(await explained(stack())).toEqual([expect.stringMatching(/release 2, .* commit abc.*expired/)]);
});

test('a version and a script that no release has are said to be that, and so is a stack without one', async () => {
  expect(await explained(stack('ffffffffffff'))).toEqual([
    expect.stringMatching(/^campus ffffffffffff: no release .* has it/),
  ]);
  const [, invented] = await explained('at n (https://a.example/remotes/campus/000000000001/web/invented.js:2:3)');
  expect(invented).toMatch(/invented\.js: no script of campus 000000000001/);
  await expect(explained('at n (https://www.example.com/main.js:1:2)')).rejects.toThrow(/names a script of a release/);
});
