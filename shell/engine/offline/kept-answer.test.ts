/** @jest-environment node */
import { keptHeader } from '@3eu/platform/contract/descriptor';
import { isDocumentAnswer, isKept, isRegistryAnswer, markedAsKept } from './kept-answer';

const answer = (type: string, status = 200) => ({ status, headers: new Headers({ 'Content-Type': type }) });
const script = { url: 'https://x.example/shell/1/web/a.js?attempt=1', integrity: 'sha384-abc' };
const file = (name: string) => ({ url: `https://x.example/pictures/${name}`, integrity: '' });

test('a script is kept if it is one and its hash was compared', () => {
  expect(isKept(script, answer('text/javascript; charset=utf-8'))).toBe(true);
  expect(isKept(script, answer('application/javascript'))).toBe(true);
  expect(isKept({ ...script, integrity: '' }, answer('text/javascript'))).toBe(false);
});

test('a page of a host that is broken for a moment is kept for nothing', () => {
  for (const request of [script, file('a.webp'), file('a.svg'), file('a.woff2'), file('a.json')])
    expect(isKept(request, answer('text/html'))).toBe(false);
  expect(isKept(script, answer('text/javascript', 503))).toBe(false);
  expect(isKept(script, { status: 200, headers: new Headers() })).toBe(false);
});

test('pictures, fonts and data are kept by their type, and files of other kinds not', () => {
  expect(isKept(file('a.1.480.avif'), answer('image/avif'))).toBe(true);
  expect(isKept(file('a.woff2'), answer('font/woff2'))).toBe(true);
  expect(isKept(file('a.json'), answer('application/json; charset=utf-8'))).toBe(true);
  expect(isKept(file('a.exe'), answer('application/octet-stream'))).toBe(false);
  expect(isKept(file('constructor'), answer('text/html'))).toBe(false);
});

test('documents are kept, and errors and other files in their place are not', () => {
  expect(isDocumentAnswer(answer('text/html; charset=utf-8'))).toBe(true);
  expect(isDocumentAnswer(answer('text/html', 404))).toBe(false);
  expect(isDocumentAnswer(answer('application/json'))).toBe(false);
});

test('a registry is kept if a page can load remotes by it', async () => {
  const tides = { version: '2', entry: { url: '/remotes/tides/2/remoteEntry.js', integrity: 'sha384-2' } };
  const whole = JSON.stringify({ shell: { version: '1' }, remotes: { tides } });
  const kept = (body: string, type = 'application/json', status = 200) =>
    isRegistryAnswer(new Response(body, { status, headers: { 'Content-Type': type } }));
  expect(await kept(whole)).toBe(true);
  expect(await kept(whole, 'text/html')).toBe(false);
  expect(await kept(whole, 'application/json', 503)).toBe(false);
  const damaged = [
    whole.slice(0, -9),
    '',
    'null',
    '{}',
    '[]',
    '"{}"',
    whole.replace('sha384-2', ''),
    whole.replace('entry', 'enter'),
  ];
  for (const body of damaged) expect([body, await kept(body)]).toEqual([body, false]);
});

test('an answer that stands in for the network says so, and is otherwise the same', async () => {
  const kept = markedAsKept(new Response('{}', { headers: { 'Content-Type': 'application/json' } }));
  expect(kept.headers.get(keptHeader)).not.toBeNull();
  expect([kept.status, kept.headers.get('Content-Type'), await kept.text()]).toEqual([200, 'application/json', '{}']);
});
