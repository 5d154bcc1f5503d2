/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { usageAnswer } from './usage';

const bench = { command: 'npm run bench', does: 'measures.', knows: (argument: string) => argument === 'growth' };
const check = { command: 'npm run check', does: 'checks the content.' };

test('what it knows is no matter for an answer', () => {
  expect(usageAnswer(bench, [])).toBeNull();
  expect(usageAnswer(bench, ['growth'])).toBeNull();
});

test.each(['--help', '-h'])('%s says what it does, also beside what it does not know', (flag) => {
  expect(usageAnswer(check, ['x', flag])).toEqual({ text: 'npm run check: checks the content.', status: 0 });
});

test('what it does not know is named, and how it is meant', () => {
  expect(usageAnswer(bench, ['growth', 'grwth'])).toEqual({
    text: 'npm run bench does not accept "grwth".\nnpm run bench: measures.',
    status: 2,
  });
  expect(usageAnswer(check, ['campus'])?.status).toBe(2);
});

test('the bench does not know a word that only every object knows', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx/esm', 'e2e/bench/run.ts', 'constructor'], {
    cwd: join(__dirname, '../..'),
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(stderr).toMatch(/^npm run bench does not accept "constructor"\./);
  expect(status).toBe(2);
});
