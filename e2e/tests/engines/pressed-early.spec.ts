import { test } from '../../engines/fixtures';
import { startFront } from '../../engines/front';

test('a question clicked before its script arrives opens once it does', async ({ visitor, baseURL }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const front = await startFront(baseURL!, async ({ url }) => {
    if (/\/remotes\/.+\.js$/.test(url!)) await released;
    return false;
  });
  visitor.home = front.url;
  await visitor.tab.goto(`${front.url}/faq`);
  await visitor.sees(() => document.querySelector('header [data-ready]') !== null, [], true, 20_000);
  const question = 'Where do I park when I visit?';
  const isOpen = (text: string) =>
    [...document.querySelectorAll('main h3 button')]
      .find(({ textContent }) => textContent === text)!
      .getAttribute('aria-expanded');
  await visitor.click('button', question, 'main');
  await visitor.sees(isOpen, [question], 'false');
  release();
  await visitor.sees(isOpen, [question], 'true');
  await visitor.leave();
  await front.close();
});
