import { overrideKey } from '@3eu/shared/contract/elements';
import { loopbackOrigin, readOverrides } from './overrides';

afterEach(() => localStorage.clear());

test.each(['http://localhost:4101', 'http://127.0.0.1:4101', 'http://[::1]:4101', 'https://localhost'])(
  '%s is a loopback origin',
  (origin) => {
    expect(loopbackOrigin(origin)).toBe(origin);
  },
);

test.each([
  'https://evil.example',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://localhost@evil.example',
  'http://user@localhost',
  'http://localhost:4101/path',
  'http://localhost/?x=1',
  'http://localhost/#x',
  '//localhost',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'http://2130706433.evil.example',
  '',
  'localhost:4101',
  5,
  null,
  {},
])('%p is not a loopback origin', (text) => {
  expect(loopbackOrigin(text)).toBeNull();
});

test('overrides are read from storage, except for origins that are not loopback', () => {
  localStorage.setItem(
    overrideKey,
    JSON.stringify({ campus: 'http://localhost:4101', support: 'https://evil.example' }),
  );
  expect([...readOverrides()]).toEqual([['campus', 'http://localhost:4101']]);
});

test('on a public site, storage is not read at all', () => {
  localStorage.setItem(overrideKey, JSON.stringify({ campus: 'http://localhost:4101' }));
  expect(readOverrides('www.3eu-hosting.example').size).toBe(0);
  expect(readOverrides('localhost.evil.example').size).toBe(0);
  expect(readOverrides('127.0.0.1').size).toBe(1);
});

test.each(['', 'not json', '[]', 'null', '5', '"x"'])('storage that holds %p means no override', (text) => {
  localStorage.setItem(overrideKey, text);
  expect(readOverrides().size).toBe(0);
});

test('blocked storage means no override', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(readOverrides().size).toBe(0);
  jest.restoreAllMocks();
});
