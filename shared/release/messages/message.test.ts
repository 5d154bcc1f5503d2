/** @jest-environment node */
import { fault } from './fault';
import { codes, message, textOf, wordsOf } from './message';

test('a message is a code and its arguments, and its words are made from them', () => {
  const said = message('damaged-file', { path: 'public/index.html' });
  expect(said).toEqual({ code: 'damaged-file', args: { path: 'public/index.html' } });
  expect(wordsOf(said).what).toMatch(/^public\/index.html /);
  expect(fault('damaged-file', { path: 'public/index.html' }).message).toBe(textOf(said));
});

test('codes are words with hyphens', () => {
  for (const code of codes) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
