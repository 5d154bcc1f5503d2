import { browse, expect } from '../fixtures';

browse.describe.configure({ mode: 'serial' });

browse('a test uses every kind of storage, and leaves a second tab open', async ({ page, context }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    localStorage.setItem('left', 'here');
    sessionStorage.setItem('left', 'here');
    document.cookie = 'left=here';
    return new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve;
    });
  });
  await context.newPage();
});

browse('the next test in the same context finds none of it', async ({ page, context }) => {
  // This page, and the one that keeps the window open.
  expect(context.pages()).toHaveLength(2);
  await page.goto('/about');
  const found = await page.evaluate(async () => [
    { ...localStorage, ...sessionStorage },
    document.cookie,
    await indexedDB.databases(),
  ]);
  expect(found).toEqual([{}, '', []]);
});

browse('calls whose effect would outlast the tab are refused', ({ page, context }) => {
  expect(() => page.clock.install()).toThrow('Use `test`');
  expect(() => context.route('**/*', () => {})).toThrow('Use `test`');
});
