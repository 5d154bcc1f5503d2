/** @jest-environment node */
import { Refused, refusal } from '../gate/refusal';
import { jsonOutput, textOutput } from './output';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function screen(isTTY: boolean) {
  const written: string[] = [];
  return { output: textOutput({ isTTY, columns: 60, write: (text) => written.push(text) }), written };
}

test('without a terminal, each step is one line that grows, and ends with its seconds', () => {
  const { output, written } = screen(false);
  output.say('Building campus');
  jest.advanceTimersByTime(2000);
  output.report('campus 3a built');
  for (const done of [0, 9, 10, 35, 40]) output.say('Rendering', { done, of: 40 });
  jest.advanceTimersByTime(3000);
  output.say('Writing');
  output.done();
  output.done();
  expect(written.join('')).toBe(
    'Building campus … 2 s\ncampus 3a built\n' +
      'Rendering … 10 % 20 % 30 % 40 % 50 % 60 % 70 % 80 % 90 % 100 %, 40 in 3 s\nWriting … 0 s\n',
  );
});

test('on a terminal, a step is one line that shows its progress and the seconds, and disappears when done', () => {
  const { output, written } = screen(true);
  output.say('Rendering', { done: 8, of: 40 });
  jest.advanceTimersByTime(2000);
  expect(written.at(-1)).toBe('\r\x1b[2KRendering 8 of 40 (20 %) … 2 s');
  output.report('campus 3a built');
  expect(written.slice(-2)).toEqual(['\r\x1b[2K', 'campus 3a built\n']);
});

test('for scripts, everything is a JSON value on a line of its own: its kind, its text, and what was done as data', () => {
  const written: string[] = [];
  const output = jsonOutput({ write: (text) => written.push(text) });
  output.say('Building campus');
  output.report('Nothing changed.', { number: 3 });
  output.note('It is late.');
  const refused = new Refused([refusal('campus', 'required-page', 'no /404')]);
  output.fail(refused.message, refused);
  expect(written.map((line) => JSON.parse(line) as unknown)).toEqual([
    { schema: 5, kind: 'result', data: { number: 3 }, text: 'Nothing changed.' },
    { schema: 5, kind: 'note', text: 'It is late.' },
    { schema: 5, kind: 'refusal', code: 'required-page', owner: 'campus', final: false, text: 'no /404' },
    { schema: 5, kind: 'fault', text: refused.message },
  ]);
});

test('nothing that is said steers a terminal, or the log of a workflow', () => {
  const { output, written } = screen(false);
  output.report('by \x1b[31mMallory\x07\n::error::boo\n  ::add-mask::x\na ##[group]x');
  expect(written.join('')).toBe('by \ufffd[31mMallory\ufffd\n·::error::boo\n·  ::add-mask::x\na ##·[group]x\n');
});
