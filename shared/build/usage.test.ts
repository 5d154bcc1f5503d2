/** @jest-environment node */
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
