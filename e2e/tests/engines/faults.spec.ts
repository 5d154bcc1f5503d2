import { expect, test } from '../../engines/fixtures';
import { startFront, type Front } from '../../engines/front';

let front: Front;
test.beforeAll(async ({ baseURL }) => {
  front = await startFront(baseURL!, ({ url }, response) => {
    if (!url!.startsWith('/remotes/support/')) return false;
    response.writeHead(503).end();
    return true;
  });
});
test.afterAll(() => front.close());
test.beforeEach(({ visitor, allowed }) => {
  visitor.home = front.url;
  allowed.push(/\/remotes\/support\/|503|integrity|Failed to load/i);
});

test('a dead remote’s document stays readable, and the shell and other remotes work', async ({ visitor }) => {
  await visitor.tab.goto(`${visitor.home}/faq`);
  await visitor.sees(
    () =>
      document.querySelector('main [data-dehydrated]') !== null &&
      document.querySelector('header [data-ready]') !== null,
    [],
    true,
    20_000,
  );
  await visitor.reads('h1', 'Frequently asked questions');
  await visitor.markDocument();
  await visitor.click('link', 'Admissions', 'header nav');
  await visitor.isAt('/admissions');
  await visitor.sees(() => document.activeElement?.matches('main h1') ?? false, [], true);
  expect(await visitor.isSameDocument()).toBe(true);
});

test('a link to a dead remote leads to its document', async ({ visitor }) => {
  await visitor.open('/student-life');
  await visitor.markDocument();
  await visitor.click('link', 'FAQ', 'footer');
  await visitor.isAt('/faq');
  await visitor.reads('h1', 'Frequently asked questions');
  await visitor.sees(() => 'sameDocument' in window, [], false);
});
