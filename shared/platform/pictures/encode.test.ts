/** @jest-environment node */
import { fitBudget } from './encode';

const quality = { start: 50, step: 5, floor: 40 };
const bytesAt = async (value: number) => Buffer.alloc(value * 100);

test('takes the best quality that fits the budget', async () => {
  await expect(fitBudget('pier at 800 px', 4600, quality, bytesAt)).resolves.toHaveLength(4500);
});

test('fails with the picture and the budget in its message when the lowest quality does not fit', async () => {
  await expect(fitBudget('pier at 800 px', 3000, quality, bytesAt)).rejects.toThrow(
    'pier at 800 px takes 4000 bytes at quality 40, the lowest allowed; the budget is 3000.',
  );
});
