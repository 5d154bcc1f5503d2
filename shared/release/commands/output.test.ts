/** @jest-environment node */
import { createOutput } from './output';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function screen(isTTY: boolean) {
  const written: string[] = [];
  return { output: createOutput({ isTTY, columns: 60, write: (text) => written.push(text) }), written };
}

test('without a terminal, each step is one line that grows, and ends with its seconds', () => {
  const { output, written } = screen(false);
  output.step('Building campus');
  jest.advanceTimersByTime(2000);
  output.line('campus built');
  for (const done of [0, 9, 10, 35, 40]) output.step('Rendering', { done, of: 40 });
  jest.advanceTimersByTime(3000);
  output.step('Writing');
  output.done();
  output.done();
  expect(written.join('')).toBe(
    'Building campus … 2 s\ncampus built\n' +
      'Rendering … 10 % 20 % 30 % 40 % 50 % 60 % 70 % 80 % 90 % 100 %, 40 in 3 s\nWriting … 0 s\n',
  );
});

test('on a terminal, a step is one line that shows its progress and the seconds, and disappears when done', () => {
  const { output, written } = screen(true);
  output.step('Rendering', { done: 8, of: 40 });
  jest.advanceTimersByTime(2000);
  expect(written.at(-1)).toBe('\r\x1b[2KRendering 8 of 40 (20 %) … 2 s');
  output.line('campus built');
  expect(written.slice(-2)).toEqual(['\r\x1b[2K', 'campus built\n']);
});
