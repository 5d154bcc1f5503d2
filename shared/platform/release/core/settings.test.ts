/** @jest-environment node */
import { connectionsOf, parseSettings } from './settings';

const read = (settings: unknown) => parseSettings(JSON.stringify(settings));
const token = (role: string) => `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.x`;
const url = 'https://project.example';

test('valid settings are accepted', () => {
  const settings = {
    knowledgeBase: { url, key: token('anon') },
    reports: 'https://www.sample.example/api/reports',
    serviceWorker: false,
    connects: ['https://api.example'],
  };
  expect(read(settings)).toEqual({ value: settings });
  expect(connectionsOf(settings)).toEqual([url]);
});

test.each([
  [{ conects: [] }, 'conects: there is no such setting. Did you mean connects?'],
  [{ knowledgeBase: { url, kye: 'k' } }, 'knowledgeBase.kye: there is no such setting. Did you mean key?'],
  [{ connects: 'https://a.example' }, 'connects: has to be a list of origins'],
  [{ connects: ['https://a.example/x'] }, 'connects.0: is not an origin'],
  [{ serviceWorker: 'no' }, 'serviceWorker: is neither true nor false'],
  [{ knowledgeBase: [] }, 'knowledgeBase: has to be an object with a url and a key'],
  [{ knowledgeBase: { url } }, 'knowledgeBase.key: is missing'],
  [{ knowledgeBase: { url: 1, key: 'k' } }, 'knowledgeBase.url: has to be text'],
  [{ knowledgeBase: { url, key: 'a key' } }, 'knowledgeBase.key: contains a space'],
  [{ reports: true }, 'reports: has to be text'],
  [{ reports: 'http://a.example/reports' }, 'reports: has to be an https address'],
  [{ reports: 'https://a.example/"; x' }, 'reports: has to be an https address'],
  [{ reports: 'https://www.sample.example/報告' }, 'reports: has to be an https address'],
  [{ reports: 'https://www.sample.example/a$b' }, 'reports: has to be an https address'],
  [{ reports: 'https://www.sample.example/a\\' }, 'reports: has to be an https address'],
  [{ reports: `https://www.sample.example/${'a'.repeat(600)}` }, 'reports: has to be an https address'],
  [{ knowledgeBase: { url: 'https://$x.example', key: 'k' } }, 'knowledgeBase.url: has to be an http or https address'],
  [{ knowledgeBase: { url: 'javascript:1', key: 'k' } }, 'knowledgeBase.url: has to be an http or https address'],
  [
    { knowledgeBase: { url: 'https://user:word@a.example', key: 'k' } },
    'knowledgeBase.url: has to be an http or https address',
  ],
])('%j is refused', (settings, words) => {
  expect(read(settings)).toEqual({ fault: expect.stringContaining(words) as string });
});

test.each([
  'https://a.example/',
  'https://$x.example',
  'https://é.example',
  'https://a.example/x',
  'https://a.example?x',
  'https://u@a.example',
  "https://a.example; script-src 'unsafe-inline'",
  'https://a.example https://b.example',
  'javascript:alert(1)',
  '//a.example',
  'HTTPS://A.example',
  'https://a.example#x',
  'data:text/html,x',
  'ftp://a.example',
])('%s is not an origin', (origin) => {
  expect(read({ connects: [origin] })).toEqual({
    fault: expect.stringContaining('connects.0: is not an origin') as string,
  });
});

test('a knowledge base must use https or be local, as browsers block others on https pages', () => {
  expect(read({ knowledgeBase: { url: 'http://base.example', key: 'anon' } })).toEqual({
    fault: expect.stringContaining('knowledgeBase.url: uses http, and browsers block') as string,
  });
  const local = { knowledgeBase: { url: 'http://localhost:54321/rest', key: 'anon' } };
  expect(read(local)).toEqual({ value: local });
});

test.each(['sb_secret_abc', ' sb_secret_abc', token('service_role'), `\n${token('supabase_admin')} `])(
  'the secret key %s is refused',
  (key) => {
    expect(read({ knowledgeBase: { url, key } })).toEqual({
      fault: expect.stringContaining('is a secret key, and every page would reveal it') as string,
    });
  },
);

test('text that is not a JSON object is refused', () => {
  expect(parseSettings('')).toEqual({ fault: 'it is not valid JSON' });
  expect(parseSettings('{\n  "serviceWorker": true\n  "reports": ""\n}')).toEqual({
    fault: 'it is not valid JSON (line 3)',
  });
  expect(parseSettings('[]')).toEqual({
    fault: expect.stringContaining('its content: has to be an object of settings') as string,
  });
});
