/** @jest-environment node */
import { inTasks } from './in-tasks';

test('a visitor’s press is handled between any two parts', async () => {
  const order: string[] = [];
  let pressing = setTimeout(function press() {
    order.push('press');
    pressing = setTimeout(press);
  });
  await inTasks(['a', 'b'].map((part) => () => Promise.resolve(void order.push(part))));
  clearTimeout(pressing);
  expect(order).toEqual(['press', 'a', 'press', 'b']);
});

test('a part that fails ends the run, and its error is thrown', async () => {
  const later = jest.fn();
  const failing = () => Promise.reject(new Error('no such module'));
  await expect(inTasks([failing, later])).rejects.toThrow('no such module');
  expect(later).not.toHaveBeenCalled();
});
