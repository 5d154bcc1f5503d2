/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
