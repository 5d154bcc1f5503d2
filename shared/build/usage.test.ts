/** @jest-environment node */
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
    text: 'npm run bench does not know "grwth".\nnpm run bench: measures.',
    status: 2,
  });
  expect(usageAnswer(check, ['campus'])?.status).toBe(2);
});
