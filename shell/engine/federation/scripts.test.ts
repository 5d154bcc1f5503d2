import { isOnThisMachine, preloadScripts, scriptElement } from './scripts';

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

describe('an entry without a hash', () => {
  test.each([
    ['http://localhost:4101/remoteEntry.js', 'http://localhost:3000/visit'],
    ['http://127.0.0.1:4101/remoteEntry.js', 'http://[::1]:3000/'],
    ['/remotes/tides/1/remoteEntry.js', 'http://localhost/'],
  ])('runs on a developer’s machine: %s on %s', (url, page) => expect(isOnThisMachine(url, page)).toBe(true));

  test.each([
    ['https://evil.example/remoteEntry.js', 'http://localhost:3000/'],
    ['http://localhost.evil.example/remoteEntry.js', 'http://localhost:3000/'],
    ['http://localhost@evil.example/remoteEntry.js', 'http://localhost:3000/'],
    ['//evil.example/remoteEntry.js', 'http://localhost:3000/'],
    ['data:text/javascript,alert(1)', 'http://localhost:3000/'],
    ['http://localhost:4101/remoteEntry.js', 'https://www.university.example/'],
    ['/remotes/tides/1/remoteEntry.js', 'https://localhost.evil.example/'],
  ])('runs nowhere else: %s on %s', (url, page) => expect(isOnThisMachine(url, page)).toBe(false));

  test('is refused where it is about to run', () => {
    expect(() => scriptElement({ url: 'https://evil.example/remoteEntry.js', integrity: '' })).toThrow('evil.example');
    expect(scriptElement({ url: '/remoteEntry.js', integrity: '' }).src).toBe('http://localhost/remoteEntry.js');
  });
});
