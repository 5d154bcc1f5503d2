import { preloadScripts } from './scripts';

const page = { url: '/remotes/tides/1/page.js', integrity: 'sha384-p' };
const entry = { url: '/shell/1/shell.js', integrity: 'sha384-e' };

const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => document.head.replaceChildren());

test('scripts are preloaded in order, with their hashes', () => {
  preloadScripts([entry, page]);
  expect(links().map((link) => [link.rel, link.as, link.getAttribute('href'), link.integrity])).toEqual([
    ['preload', 'script', entry.url, entry.integrity],
    ['preload', 'script', page.url, page.integrity],
  ]);
});

test('scripts are preloaded with low priority on request', () => {
  preloadScripts([entry]);
  preloadScripts([page], 'low');
  expect(links().map((link) => link.fetchPriority)).toEqual(['auto', 'low']);
});

test('each script is preloaded once, even if other code has already requested it', () => {
  const link = document.createElement('link');
  link.setAttribute('href', entry.url);
  document.head.append(link);
  preloadScripts([entry, page, page]);
  preloadScripts([page], 'low');
  expect(links().map((asked) => asked.getAttribute('href'))).toEqual([entry.url, page.url]);
});
