/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusal, Refused } from '../gate/refusal';
import { message, result } from '../message';
import { jsonOutput } from './output';
import { exitCodes } from './program';

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/^(dist|node_modules|templates)/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const release = join(__dirname, '..');
const guide = readFileSync(join(release, '../docs/troubleshooting.md'), 'utf8');
const rows = [...guide.matchAll(/^\| (`[^|]+) \|/gm)];
const explained = rows.flatMap(([, cell]) => [...cell!.matchAll(/`([^`]+)`/g)].map(([, code]) => code!));

test('the guide explains codes that are said', () => {
  const sources = sourcesIn(release);
  expect(explained.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});

test('the guide explains everything that the gate refuses', () => {
  const gate = sourcesIn(join(release, 'gate'));
  const refusals = [...gate.matchAll(/(?:[rR]efusal|library)\(\s*(?:[\w.]+|'shell'),\s*'([a-z-]+)'/g)].map(
    ([, code]) => code!,
  );
  expect(refusals.length).toBeGreaterThan(20);
  expect([...new Set(refusals)].filter((code) => !explained.includes(code))).toEqual([]);
});

test('the guide names the fields of what --json prints', () => {
  let printed = '';
  const output = jsonOutput({ write: (text) => (printed += text) });
  output.tell(result('built', {}, 'It is built.'));
  output.tell(message('hint', 'It is late.'), 'note');
  output.fail(message('refused', 'No.'), new Refused([refusal('campus', 'page-lost', 'It is gone.')]));
  const values = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const [sentence = ''] = /With `--json`.*/.exec(guide) ?? [];
  for (const word of [...values.flatMap(Object.keys), ...values.map(({ kind }) => String(kind))])
    expect(sentence).toContain(`\`${word}\``);
});

test('the guides name the exit codes that the help names', () => {
  const codesIn = (text: string) =>
    [...(/Exit codes:(.*)/.exec(text)?.[1] ?? '').matchAll(/\b\d+\b/g)].map(([code]) => code);
  const releases = readFileSync(join(release, '../docs/releases.md'), 'utf8');
  expect(codesIn(releases).length).toBeGreaterThan(2);
  expect(codesIn(releases)).toEqual(codesIn(exitCodes));
});
