/** @jest-environment node */
import { parseSettings, readSettings } from './settings';

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
  expect(readSettings(JSON.stringify(settings)).connections).toEqual([url]);
});

const secretKeys = ['sb_secret_abc', ' sb_secret_abc', token('service_role'), `\n${token('supabase_admin')} `];
const notOrigins = [
  ...['https://a.example/', 'https://$x.example', 'https://é.example', 'https://a.example/x', 'https://a.example?x'],
  ...['https://u@a.example', "https://a.example; script-src 'unsafe-inline'", 'https://a.example https://b.example'],
  ...[
    'javascript:alert(1)',
    '//a.example',
    'HTTPS://A.example',
    'https://a.example#x',
    'data:text/html,x',
    'ftp://a.example',
  ],
];

test.each([
  ['conects', [{ conects: [] }]],
  ['knowledgeBase.kye', [{ knowledgeBase: { url, kye: 'k' } }]],
  ['knowledgeBase', [{ knowledgeBase: [] }]],
  ['knowledgeBase.key', [undefined, 'a key', ...secretKeys].map((key) => ({ knowledgeBase: { url, key } }))],
  [
    'knowledgeBase.url',
    [1, 'https://$x.example', 'javascript:1', 'https://user:word@a.example', 'http://base.example'].map((each) => ({
      knowledgeBase: { url: each, key: 'k' },
    })),
  ],
  ['serviceWorker', [{ serviceWorker: 'no' }]],
  [
    'reports',
    [
      true,
      'http://a.example/r',
      ...['"; x', '報告', 'a$b', 'a\\', 'a'.repeat(600)].map((end) => `https://a.example/${end}`),
    ].map((reports) => ({ reports })),
  ],
  ['connects', [{ connects: 'https://a.example' }]],
  ['connects.0', notOrigins.map((origin) => ({ connects: [origin] }))],
])('what is wrong with %s is refused', (field, all) => {
  for (const settings of all) expect(read(settings)).toEqual({ fault: expect.stringMatching(`^${field}:`) as string });
});

test('a local knowledge base may use http; text that is not a JSON object is no settings', () => {
  const local = { knowledgeBase: { url: 'http://localhost:54321/rest', key: 'anon' } };
  expect(read(local)).toEqual({ value: local });
  for (const text of ['', '{\n  "serviceWorker": true\n  "reports": ""\n}', '[]'])
    expect(parseSettings(text)).toEqual({ fault: expect.any(String) as string });
});
