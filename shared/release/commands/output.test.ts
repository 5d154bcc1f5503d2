/** @jest-environment node */
import { createOutput } from './output';

function screen(isTTY: boolean) {
  const written: string[] = [];
  return { output: createOutput({ isTTY, columns: 40, write: (text) => written.push(text) }), written };
}

test('without a terminal, each step is a line of its own', () => {
  const { output, written } = screen(false);
  output.step('Building campus');
  output.line('campus built');
  output.done();
  expect(written).toEqual(['Building campus\n', 'campus built\n']);
});

test('on a terminal, a step is one line that shows the seconds and disappears when done', () => {
  jest.useFakeTimers();
  const { output, written } = screen(true);
  output.step('Building campus');
  jest.advanceTimersByTime(2000);
  expect(written.at(-1)).toBe('\r\x1b[2KBuilding campus … 2 s');
  output.line('campus built');
  expect(written.slice(-2)).toEqual(['\r\x1b[2K', 'campus built\n']);
  jest.useRealTimers();
});
