import { inTasks } from './in-tasks';

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

/** Evaluates parts of these durations in ms while a visitor presses at once. @returns What happened in which order. */
async function orderOf(durations: readonly number[]): Promise<string> {
  const order: string[] = [];
  const parts = durations.map((duration, index) => () => {
    now += duration;
    order.push(String(index));
    return Promise.resolve();
  });
  setTimeout(() => order.push('press'));
  await inTasks(parts);
  return order.join(' ');
}

test('after a long part, other tasks run first', async () => {
  expect(await orderOf([50, 50, 50])).toBe('0 press 1 2');
});

test('short parts share a task until it is long', async () => {
  expect(await orderOf([1, 1, 4, 1])).toBe('0 1 2 press 3');
});

test('a part that fails ends the run, and its error is thrown', async () => {
  const later = jest.fn();
  const failing = () => Promise.reject(new Error('no such module'));
  await expect(inTasks([failing, later])).rejects.toThrow('no such module');
  expect(later).not.toHaveBeenCalled();
});
