/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { usageAnswer } from './usage';

const bench = { command: 'npm run bench', does: 'measures.', knows: (argument: string) => argument === 'growth' };
const check = { command: 'npm run check', does: 'checks the content.' };

test('known arguments get no answer', () => {
  expect(usageAnswer(bench, [])).toBeNull();
  expect(usageAnswer(bench, ['growth'])).toBeNull();
});

test.each(['--help', '-h'])('%s prints the usage, even next to an unknown argument', (flag) => {
  expect(usageAnswer(check, ['x', flag])).toEqual({ text: 'npm run check: checks the content.', status: 0 });
});

test('an unknown argument is named, along with the usage', () => {
  expect(usageAnswer(bench, ['growth', 'grwth'])).toEqual({
    text: 'npm run bench does not accept "grwth".\nnpm run bench: measures.',
    status: 2,
  });
  expect(usageAnswer(check, ['campus'])?.status).toBe(2);
});

test('the bench does not accept the name of a built-in object property', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx/esm', 'e2e/bench/run.ts', 'constructor'], {
    cwd: join(__dirname, '../..'),
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(stderr).toMatch(/^npm run bench does not accept "constructor"\./);
  expect(status).toBe(2);
});
