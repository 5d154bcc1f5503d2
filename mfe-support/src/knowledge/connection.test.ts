import { configure } from '../testing/configure';
import { readConnection } from './connection';
import { currentSource } from './current-source';
import { disconnectedSource } from './disconnected-source';

const withBase = (knowledgeBase: unknown) => configure(JSON.stringify({ knowledgeBase }));

afterEach(() => configure(null));

test('a document without configuration is not connected', () => {
  expect(readConnection()).toBeNull();
  expect(currentSource()).toBe(disconnectedSource);
});

test('a real address and key connect', () => {
  withBase({ url: 'https://abcdefgh.supabase.co', key: 'key' });
  expect(readConnection()).toEqual({ url: 'https://abcdefgh.supabase.co', key: 'key' });
  expect(currentSource()).not.toBe(disconnectedSource);
  withBase({ url: 'http://127.0.0.1:54321', key: 'key' });
  expect(readConnection()).not.toBeNull();
});

test.each([
  ['no address', { key: 'key' }],
  ['an empty address', { url: '', key: 'key' }],
  ['a placeholder for an address', { url: 'YOUR_SUPABASE_URL', key: 'key' }],
  ['another scheme', { url: 'javascript:alert(1)', key: 'key' }],
  ['a placeholder host', { url: 'https://your-project.supabase.example', key: 'key' }],
  ['another placeholder host', { url: 'https://project.invalid', key: 'key' }],
  ['an empty key', { url: 'https://abcdefgh.supabase.co', key: ' ' }],
  ['a key that is not a string', { url: 'https://abcdefgh.supabase.co', key: 7 }],
  ['a string', 'https://abcdefgh.supabase.co'],
  ['null', null],
])('%s is not connected', (_name, value) => {
  withBase(value);
  expect(readConnection()).toBeNull();
});

test.each(['', '{', 'null', '[]', '"x"'])('a block that reads %p is not connected', (text) => {
  configure(text);
  expect(readConnection()).toBeNull();
});
