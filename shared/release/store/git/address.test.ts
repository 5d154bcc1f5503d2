/** @jest-environment node */
import { gitAddress, withoutSecrets } from './address';
import { commitStream } from './commit';
import { gitFault, isRace } from './faults';

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
])('the address %s with a password is refused, without repeating it', (url) => {
  expect(() => gitAddress(`git:${url}#live`)).toThrow(/^--store (?!.*secret).*npm prints this command/);
});

test('no message contains a password', () => {
  expect(withoutSecrets("fatal: unable to access 'https://x:secret@host/a': no")).not.toContain('secret');
  expect(withoutSecrets('https://x:sec@ret@host/a')).toBe('https://host/a');
  expect(withoutSecrets('ssh://git@host/a')).toBe('ssh://git@host/a');
});

const address = gitAddress('git:https://host/site.git#live');
test.each([
  [
    "fatal: unable to access 'https://x:secret@host/site.git/': Could not resolve host: host",
    'https://host/site.git cannot be reached: ',
  ],
  [
    'ssh: connect to host host port 22: Connection refused\nfatal: Could not read from remote repository.',
    'cannot be reached',
  ],
  ["fatal: could not read Username for 'https://host': terminal prompts disabled", 'denies access to this account'],
  [
    'git@host: Permission denied (publickey).\nfatal: Could not read from remote repository.',
    'denies access to this account',
  ],
  [
    "Warning: Permanently added 'host'\nHost key verification failed.\nfatal: Could not read from remote repository.",
    'https://host/site.git denies access to this account: Host key verification failed. ',
  ],
  [
    "remote: Permission to team/site.git denied to somebody.\nfatal: unable to access '…': The requested URL returned error: 403",
    'ask for permission to push to live',
  ],
  [
    "remote: Repository not found.\nfatal: repository 'https://host/site.git/' not found",
    'There is no git repository at https://host/site.git: Repository not found.',
  ],
  [
    'remote: error: GH006: Protected branch update failed for refs/heads/live.\n ! [remote rejected] a -> live (protected branch hook declined)',
    'rejected the release on its branch live: error: GH006',
  ],
  ['fatal: something new', 'git could not work with git:https://host/site.git#live: fatal: something new.'],
])('git error explained: %s', (stderr, words) => {
  const told = gitFault(['push'], stderr, '/cache/clone', address).message;
  expect(told).toContain(words);
  expect(told).not.toMatch(/secret|\n/);
});

test('a local failure is not reported as a failure of the repository', () => {
  const stderr = 'fatal: unable to write pack file: No space left on device';
  expect(gitFault(['fast-import'], stderr, '/cache/clone', address).message).toBe(
    'git failed in /cache/clone: fatal: unable to write pack file: No space left on device. If the disk is full, free some space; this folder can safely be deleted. Then run the command again.',
  );
});

test('a push that met another one is tried again, and one that a hook refused is not', () => {
  expect(isRace("! [remote rejected] a -> live (cannot lock ref 'refs/heads/live': File exists)")).toBe(true);
  expect(isRace('! [remote rejected] a -> live (pre-receive hook declined)')).toBe(false);
});

test('a commit is written as a stream of everything that it holds, on top of its parent', () => {
  const stream = commitStream({
    ref: 'refs/drafts/a',
    parent: 'abc',
    author: 'Ann <ann@example.com> 0 +0000',
    message: 'é',
    keep: new Map([['kept', { mode: '100644', id: 'f00' }]]),
    write: new Map([['a "b"\\c', Buffer.from('x\r\n')]]),
  });
  expect(Buffer.concat(stream).toString()).toBe(
    'feature done\ncommit refs/drafts/a\nauthor Ann <ann@example.com> 0 +0000\ncommitter Ann <ann@example.com> 0 +0000\n' +
      'data 2\né\nfrom abc\ndeleteall\nM 100644 f00 "kept"\nM 100644 inline "a \\"b\\"\\\\c"\ndata 3\nx\r\n\ndone\n',
  );
});
