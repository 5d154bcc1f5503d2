/** @jest-environment node */
import { gitAddress, hasSecret, withoutSecrets, wordsOf } from './git-command';

test.each([
  ['git:https://host/site.git#live', 'https://host/site.git', 'live'],
  ['git:https://host/site.git', 'https://host/site.git', 'live'],
  ['git:git@github.com:team/site.git#sites/main', 'git@github.com:team/site.git', 'sites/main'],
  ['git:ssh://git@host/site.git#live', 'ssh://git@host/site.git', 'live'],
  ['git://host/site.git#live', 'git://host/site.git', 'live'],
  ['git:file:///srv/a#b.git#live', 'file:///srv/a#b.git', 'live'],
])('%s names a branch of a repository', (text, url, branch) => {
  expect(gitAddress(text)).toMatchObject({ url, branch });
});

test.each<[string, string]>([
  ['https://host/site.git#live', 'a store is a branch of a git repository'],
  ['site', 'For a folder, use --site'],
  ['git:', 'names no repository'],
  ['git:#live', 'names no repository'],
  ['git:--upload-pack=x#live', 'names no repository'],
  ...['', '-x', 'a b', 'a..b', 'a:b', 'a~1', 'HEAD', 'a.lock', '/a', 'a/', 'a@{1}'].map((branch): [string, string] => [
    `git:https://host/site.git#${branch}`,
    'is not a valid branch name',
  ]),
])('%s is refused', (text, words) => {
  expect(() => gitAddress(text)).toThrow(words);
});

test.each([
  'https://x:secret@host/site.git',
  'https://secret@host/site.git',
  'HTTPS://x:sec@ret@host/site.git',
  'http://x:secret@host/site.git',
  'ssh://git:secret@host/site.git',
  'https://host/site.git?access_token=secret',
])('the address %s with a password is refused, without repeating it', (url) => {
  expect(() => gitAddress(`git:${url}#live`)).toThrow(/^--store (?!.*secret).*npm prints this command/);
});

test('no message contains a password', () => {
  expect(withoutSecrets("fatal: unable to access 'https://x:secret@host/a': no")).not.toContain('secret');
  expect(withoutSecrets('https://x:sec@ret@host/a')).toBe('https://host/a');
  expect(withoutSecrets('ssh://git@host/a')).toBe('ssh://git@host/a');
  expect(withoutSecrets('https://host/a?private_token=secret&b=1')).toBe('https://host/a?private_token=…&b=1');
  expect(hasSecret('https://host/a?b=1')).toBe(false);
});

test('a failure is told in git’s own words, without its secrets and advice', () => {
  const stderr =
    "hint: see below\nremote: Only on Tuesdays.\nfatal: unable to access 'https://x:secret@host/a/': no.\n";
  expect(wordsOf(stderr)).toBe("remote: Only on Tuesdays. fatal: unable to access 'https://host/a/': no");
});
