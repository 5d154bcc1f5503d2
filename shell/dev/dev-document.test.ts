import { devDocument, overrideScript } from './dev-document';

const released = '<head><meta http-equiv="Content-Security-Policy" content="style-src"><link rel="preload" as="script" href="/a.js" integrity="x"><link rel="preload" as="font" href="/f"><script defer src="/shell/abc/web/shell.0123abcd4567.js" crossorigin="anonymous" integrity="sha384-x"></script></head>';

test('a document for development has the development shell, and no policy or hash', () => {
  const html = devDocument(released, 'http://localhost:4100/shell.js');
  expect(html).toBe('<head><link rel="preload" as="font" href="/f"><script src="/__dev/override.js"></script><script defer src="http://localhost:4100/shell.js" crossorigin="anonymous"></script></head>');
});

test('the override script survives any name', () => {
  const stored: Record<string, string> = {};
  new Function('localStorage', overrideScript({ 'a"b': 'http://localhost:1' }))({ setItem: (key: string, value: string) => (stored[key] = value) });
  expect(JSON.parse(stored['uni3e:override']!)).toEqual({ 'a"b': 'http://localhost:1' });
});
