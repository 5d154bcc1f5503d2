import { expect, test } from '../../engines/fixtures';
import { startFront } from '../../engines/front';

test('a first view requests each of its scripts once, even though they are preloaded', async ({ visitor, baseURL }) => {
  const asked: string[] = [];
  // On a new port, for which no browser has anything cached.
  const front = await startFront(baseURL!, ({ url }) => {
    if (url!.endsWith('.js')) asked.push(url!);
    return false;
  });
  visitor.home = front.url;
  await visitor.open('/application');
  await visitor.leave();
  await front.close();
  expect(asked).toEqual([...new Set(asked)]);
  expect(asked.length).toBeGreaterThan(3);
});
