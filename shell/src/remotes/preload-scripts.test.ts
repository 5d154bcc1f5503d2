import { preloadScripts } from './preload-scripts';

const page = { url: '/remotes/tides/1/page.js', integrity: 'sha384-p' };
const entry = { url: '/shell/1/shell.js', integrity: 'sha384-e' };

const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => document.head.replaceChildren());

test('scripts are asked for in their order, with their hashes', () => {
  preloadScripts([entry, page]);
  expect(links().map((link) => [link.rel, link.as, link.getAttribute('href'), link.integrity])).toEqual([
    ['preload', 'script', entry.url, entry.integrity],
    ['preload', 'script', page.url, page.integrity],
  ]);
});

test('they come after pictures and fonts where that is said', () => {
  preloadScripts([entry]);
  preloadScripts([page], 'low');
  expect(links().map((link) => link.fetchPriority)).toEqual(['auto', 'low']);
});

test('each is asked for once, also where another script of the page has asked', () => {
  const link = document.createElement('link');
  link.setAttribute('href', entry.url);
  document.head.append(link);
  preloadScripts([entry, page, page]);
  preloadScripts([page], 'low');
  expect(links().map((asked) => asked.getAttribute('href'))).toEqual([entry.url, page.url]);
});
