import { inTasks } from './in-tasks';

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

/**
 * Evaluates parts of these durations in ms while a visitor presses again and again.
 * @returns What happened in which order.
 */
async function orderOf(durations: readonly number[]): Promise<string> {
  const order: string[] = [];
  const parts = durations.map((duration, index) => () => {
    now += duration;
    order.push(String(index));
    return Promise.resolve();
  });
  let pressing = setTimeout(function press() {
    order.push('press');
    pressing = setTimeout(press);
  });
  await inTasks(parts);
  clearTimeout(pressing);
  return order.join(' ');
}

test('the first part has a task of its own, after that of the compilation', async () => {
  expect(await orderOf([1])).toBe('press 0');
});

test('after a long part, other tasks run first', async () => {
  expect(await orderOf([50, 50, 50])).toBe('press 0 press 1 press 2');
});

test('short parts share a task until it is long', async () => {
  expect(await orderOf([1, 1, 4, 1])).toBe('press 0 1 2 press 3');
});

test('a part that fails ends the run, and its error is thrown', async () => {
  const later = jest.fn();
  const failing = () => Promise.reject(new Error('no such module'));
  await expect(inTasks([failing, later])).rejects.toThrow('no such module');
  expect(later).not.toHaveBeenCalled();
});
