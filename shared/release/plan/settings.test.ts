/** @jest-environment node */
import { foreignOrigins, parseSettings } from './settings';

const remotes = ['campus', 'support'];
const read = (settings: unknown) => parseSettings(JSON.stringify(settings), remotes);
const token = (role: string) => `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.x`;
const url = 'https://project.example';

test('what is well written is taken', () => {
  const settings = {
    knowledgeBase: { url, key: token('anon') },
    origins: { campus: 'https://campus.example:8443' },
    reports: 'https://www.3eu.example/api/reports',
    serviceWorker: false,
  };
  expect(read(settings)).toEqual({ value: settings });
  expect(foreignOrigins(settings)).toEqual({ connections: [url], remotes: ['https://campus.example:8443'] });
});

test.each([
  [{ orgins: {} }, 'orgins: there is no such setting. Did you mean origins?'],
  [{ knowledgeBase: { url, kye: 'k' } }, 'knowledgeBase.kye: there is no such setting. Did you mean key?'],
  [{ origins: { campsu: 'https://a.example' } }, 'origins.campsu: there is no such remote. Did you mean campus?'],
  [{ serviceWorker: 'no' }, 'serviceWorker: Invalid input: expected boolean, received string'],
  [{ reports: 'http://a.example/reports' }, 'reports: is no https address'],
  [{ reports: 'https://a.example/"; x' }, 'reports: is no https address'],
  [{ reports: 'https://www.3eu.example/報告' }, 'reports: is no https address'],
  [{ reports: 'https://www.3eu.example/a$b' }, 'reports: is no https address'],
  [{ reports: 'https://www.3eu.example/a\\' }, 'reports: is no https address'],
  [{ reports: `https://www.3eu.example/${'a'.repeat(600)}` }, 'reports: is no https address'],
  [{ knowledgeBase: { url: 'https://$x.example', key: 'k' } }, 'knowledgeBase.url: is no http address'],
  [{ knowledgeBase: { url: 'javascript:1', key: 'k' } }, 'knowledgeBase.url: is no http address'],
  [{ knowledgeBase: { url: 'https://user:word@a.example', key: 'k' } }, 'knowledgeBase.url: is no http address'],
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
])('%s is no origin', (origin) => {
  expect(read({ origins: { campus: origin } })).toEqual({
    fault: expect.stringContaining('origins.campus: is no origin') as string,
  });
});

test.each(['sb_secret_abc', token('service_role'), token('supabase_admin')])('the secret key %s is refused', (key) => {
  expect(read({ knowledgeBase: { url, key } })).toEqual({
    fault: expect.stringContaining('is a secret key, and every document would show it') as string,
  });
});

test('text that is no JSON is told', () => {
  expect(parseSettings('', remotes)).toEqual({ fault: 'it is not readable JSON' });
  expect(parseSettings('{\n  "serviceWorker": true\n  "reports": ""\n}', remotes)).toEqual({
    fault: 'it is not readable JSON, at line 3',
  });
  expect(parseSettings('[]', remotes)).toEqual({ fault: expect.stringContaining('its content') as string });
});
