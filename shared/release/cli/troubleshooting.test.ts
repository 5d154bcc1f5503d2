/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gateMessages } from '../messages/gate';
import { codes } from '../messages/message';

const guide = readFileSync(join(__dirname, '../../docs/troubleshooting.md'), 'utf8');
const rows = [...guide.matchAll(/^\| (`[^|]+) \|/gm)];
const explained = rows.flatMap(([, cell]) => [...cell!.matchAll(/`([^`]+)`/g)].map(([, code]) => code!));

test('the guide explains codes that there are', () => {
  expect(explained.filter((code) => !(codes as readonly string[]).includes(code))).toEqual([]);
});

test('the guide explains everything that the gate refuses', () => {
  const notes = ['value-without-page', 'page-awaited', 'unclear-reason'];
  const refusals = Object.keys(gateMessages).filter((code) => !notes.includes(code));
  expect(refusals.filter((code) => !explained.includes(code))).toEqual([]);
});
