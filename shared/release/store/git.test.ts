/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { folderStore } from './folder';
import { gitStore } from './git';
import { gitAddress, runGit, type RunGit } from './git-command';
import { hashOf, indexFile, readIndex } from './layout';
import { mirror, type Standing, type Store } from './store';
import { contents, git, home, inSite, pushed, release, root, store, withRepository } from '../testing/repository';

jest.setTimeout(120_000);
withRepository();

/** What is wrong with the branch's commits: each must be a whole site, with a number one higher than its parent's. */
function faultsOfHistory(): string[] {
  const commits = inSite('log', '--reverse', '--format=%H', 'live').split('\n').filter(Boolean);
  return commits.flatMap((commit, at) => {
    const read = (path: string) =>
      spawnSync('git', ['--git-dir', join(root, 'site.git'), 'cat-file', 'blob', `${commit}:${path}`]).stdout;
    const index = readIndex(read(indexFile).toString());
    const listed = inSite('ls-tree', '-r', '--name-only', commit)
      .split('\n')
      .filter((path) => /^(public|private)\//.test(path));
    return [
      ...((JSON.parse(read('release.json').toString()) as { number: number }).number === at + 1 ? [] : ['its number']),
      ...listed.filter((path) => !index.has(path)),
      ...[...index].filter(([path, [hash]]) => hashOf(read(path)) !== hash).map(([path]) => path),
    ].map((fault) => `${at + 1}: ${fault}`);
  });
}

async function standing(from: Store): Promise<Standing[]> {
  const all = [];
  for await (const each of from.releases()) all.push(each);
  return all;
}

test('the first release creates the branch, and the next one builds on it', async () => {
  const mine = store();
  expect((await mine.read()).number).toBe(0);
  expect(await release(mine, { 'public/a': 'one', 'public/folder/b': 'two', 'private/c': 'three' })).toBe('claimed');
  const theirs = store();
  expect((await theirs.read()).number).toBe(1);
  expect(await release(theirs, { 'public/a': 'new', 'public/folder/b': null })).toBe('claimed');
  expect(await contents(mine)).toEqual({ 'private/c': 'three', 'public/a': 'new' });
  expect((await mine.read()).number).toBe(2);
  expect(faultsOfHistory()).toEqual([]);
  expect(inSite('ls-tree', '-r', '--name-only', 'live').split('\n').filter(Boolean)).toEqual([
    'files.json',
    'private/c',
    'public/a',
    'release.json',
  ]);
});

test('every release of the history can be read', async () => {
  const earlier = store();
  await release(earlier, { 'public/a': 'one', 'public/folder/b': 'two' });
  await release(earlier, { 'public/a': 'new', 'public/folder/b': null, 'public/c': 'three' });
  pushed({ 'config.json': '{}' });
  const mine = store();
  const releases = await standing(mine);
  expect(releases.map(({ number }) => number)).toEqual([2, 1]);
  const first = await releases[1]!.open();
  expect([first.number, (await first.read('public/a')).toString()]).toEqual([1, 'one']);
  expect(await release(mine, { 'private/d': 'four' })).toBe('claimed');
  expect(await contents(store())).toEqual({ 'private/d': 'four', 'public/a': 'new', 'public/c': 'three' });
  expect(inSite('cat-file', 'blob', 'live:config.json')).toBe('{}');
  expect((await standing(store())).map(({ number }) => number)).toEqual([3, 2, 1]);
});

test('a folder follows a branch, even back to an earlier release', async () => {
  const [branch, folder] = [store(), folderStore(join(root, 'folder'))];
  expect(await mirror(branch, folder)).toBe(false);
  await release(branch, { 'public/a': 'one', 'public/b': 'kept' });
  await release(branch, { 'public/a': 'two' });
  expect([await mirror(branch, folder), await mirror(branch, folder)]).toEqual([true, false]);
  expect(await contents(folder)).toEqual({ 'public/a': 'two', 'public/b': 'kept' });
  inSite('update-ref', 'refs/heads/live', 'live~1');
  expect(await mirror(branch, folder)).toBe(true);
  expect(readFileSync(join(root, 'folder/live/a'), 'utf8')).toBe('one');
});

test('the commit says what the release does, and who made it', async () => {
  await release(store(), { 'public/a': 'one' }, undefined, 'Release 1: publish campus\n\ncampus from nothing');
  expect(inSite('log', '-1', '--format=%an %ae %cn|%B', 'live').trim()).toBe(
    'Somebody somebody@example.com Somebody|Release 1: publish campus\n\ncampus from nothing',
  );
});

test.each(['a branch', 'no branch yet'])(
  'with %s, one of two releases from the same state is told that it is too late',
  async (what) => {
    if (what === 'a branch') await release(store(), { 'public/z': 'old' });
    const [one, two] = [store(), store()];
    const [from, alike] = [await one.read(), await two.read()];
    expect(await release(one, { 'public/a': 'first' }, from)).toBe('claimed');
    expect(await release(two, { 'public/a': 'second' }, alike)).toBe('taken');
    expect((await contents(two))['public/a']).toBe('first');
  },
);

test('concurrent releases from several machines all go live, and none is lost', async () => {
  const names = Array.from({ length: 5 }, (_, index) => `public/${index}`);
  await Promise.all(
    names.map(async (name) => {
      const own = store();
      while ((await release(own, { [name]: name })) === 'taken');
    }),
  );
  expect(Object.keys(await contents(store()))).toEqual(names);
  expect(inSite('rev-list', '--count', 'live').trim()).toBe('5');
  expect(faultsOfHistory()).toEqual([]);
});

/** git on a machine that crashes at its nth command: before it runs, or after it ran but before its result arrives. */
function killedAt(step: number, when: 'before' | 'after'): { run: RunGit; steps: () => number } {
  let steps = 0;
  const run: RunGit = async (...args) => {
    steps += 1;
    if (steps > step && !(when === 'after' && steps === step + 1)) throw new Error('killed');
    const result = await runGit(...args);
    if (steps > step) throw new Error('killed');
    return result;
  };
  return { run, steps: () => steps };
}

test.each(['before', 'after'] as const)(
  'killed %s any git command, a release leaves the branch at the old or new release',
  async (when) => {
    const next = { 'public/a': 'new', 'public/deep/b': 'new' };
    await release(store(), { 'public/a': 'old', 'public/deep/b': 'old', 'private/c': 'kept' });
    const old = inSite('rev-parse', 'live').trim();
    const other = store();
    const counting = killedAt(Infinity, when);
    await release(store({ run: counting.run }), next);
    const all = counting.steps();
    expect(all).toBeGreaterThan(8);
    for (let step = 0; step < all; step += 1) {
      inSite('update-ref', 'refs/heads/live', old);
      await release(store({ run: killedAt(step, when).run }), next).catch(() => undefined);
      const seen = await contents(other);
      expect([seen['public/a'], seen['private/c']]).toEqual([seen['public/deep/b'], 'kept']);
      expect(await release(store(), { 'public/d': 'more' })).toBe('claimed');
      expect(faultsOfHistory()).toEqual([]);
    }
  },
);

test('a lost push response does no harm: the branch itself shows that the release landed', async () => {
  const run: RunGit = async (repository, args, options) => {
    const result = await runGit(repository, args, options);
    return args[0] === 'push' ? { ...result, status: 1, stderr: 'fatal: the remote end hung up unexpectedly' } : result;
  };
  expect(await release(store({ run }), { 'public/a': 'one' })).toBe('claimed');
});

test('a file that differs from the released one is not read; writing it again repairs it', async () => {
  const mine = store();
  await release(mine, { 'public/a.js': 'script', 'public/b': 'kept' });
  git('clone', '--quiet', '--branch', 'live', 'site.git', 'clone');
  writeFileSync(join(root, 'clone/public/a.js'), 'strict');
  writeFileSync(join(root, 'clone/public/stranger.html'), 'not of a release');
  git('-C', 'clone', 'add', '--all');
  git('-C', 'clone', 'commit', '--quiet', '-m', 'A hand in the house');
  git('-C', 'clone', 'push', '--quiet');
  const words =
    'public/a.js in git:' + join(root, 'site.git') + '#live is missing, or differs from the file that was released';
  await expect((await mine.read()).read('public/a.js')).rejects.toThrow(words);
  await expect(release(mine, { 'public/b': 'more' })).rejects.toThrow(words);
  expect(await release(mine, { 'public/a.js': 'script' })).toBe('claimed');
  expect(await contents(store())).toEqual({ 'public/a.js': 'script', 'public/b': 'kept' });
  expect(inSite('ls-tree', '-r', '--name-only', 'live')).not.toContain('stranger');
});

test('settings are kept in the branch, before and after the first release', async () => {
  git('clone', '--quiet', 'site.git', 'clone');
  git('-C', 'clone', 'checkout', '--quiet', '-b', 'live');
  const configure = (text: string) => {
    writeFileSync(join(root, 'clone/config.json'), text);
    git('-C', 'clone', 'add', '--all');
    git('-C', 'clone', 'commit', '--quiet', '-m', 'Settings');
    git('-C', 'clone', 'push', '--quiet', 'origin', 'live');
  };
  configure('{"serviceWorker":false}');
  const mine = store();
  expect((await mine.read()).number).toBe(0);
  expect((await mine.read()).settings).toBe('{"serviceWorker":false}');
  await release(mine, { 'public/a': 'one' });
  expect(inSite('cat-file', 'blob', 'live:config.json')).toBe('{"serviceWorker":false}');
  const from = await mine.read();
  git('-C', 'clone', 'pull', '--quiet', '--rebase', 'origin', 'live');
  configure('{}');
  expect(await release(mine, { 'public/a': 'two' }, from)).toBe('taken');
  expect(await release(mine, { 'public/a': 'two' })).toBe('claimed');
  expect((await mine.read()).settings).toBe('{}');
  expect((await mine.read()).number).toBe(2);
});

test('the releaser’s git settings change no byte, run no hook and ask for no signature', async () => {
  const hooks = join(home, 'hooks');
  mkdirSync(hooks);
  // The hooks of the repository that receives a push do run; these belong to the pushing side.
  for (const name of ['pre-push', 'commit-msg', 'reference-transaction', 'post-checkout']) {
    writeFileSync(
      join(hooks, name),
      `#!/bin/sh\ncase "$PWD" in *site.git) exit 0;; esac\ntouch ${join(root, 'hook-ran')}\nexit 1\n`,
    );
    chmodSync(join(hooks, name), 0o755);
  }
  writeFileSync(join(home, 'attributes'), '* text eol=crlf filter=shout ident working-tree-encoding=UTF-16\n');
  writeFileSync(
    join(home, '.gitconfig'),
    `[core]\n autocrlf = true\n eol = crlf\n hooksPath = ${hooks}\n attributesFile = ${join(home, 'attributes')}\n quotePath = true\n[commit]\n gpgSign = true\n[push]\n gpgSign = true\n default = nothing\n followTags = true\n[gpg]\n program = false\n[filter "shout"]\n clean = tr a-z A-Z\n smudge = tr a-z A-Z\n required = true\n[fetch]\n prune = true\n fsckObjects = true\n[init]\n defaultBranch = trunk\n defaultObjectFormat = sha256\n templateDir = ${hooks}\n[color]\n ui = always\n[log]\n showSignature = true\n`,
  );
  process.env.GIT_DIR = join(root, 'nowhere');
  process.env.GIT_INDEX_FILE = join(root, 'nowhere/index');
  const files = {
    'public/.gitattributes': '* text eol=crlf\n',
    'public/a.txt': 'one\ntwo\r\n$Id$\n',
    'public/é "q" \\.txt': 'a path\n',
    'private/empty': '',
  };
  await release(store(), files);
  await release(store(), { 'public/b': 'b\r\n' });
  expect(await contents(store())).toEqual({ ...files, 'public/b': 'b\r\n' });
  expect(existsSync(join(root, 'hook-ran'))).toBe(false);
  delete process.env.GIT_DIR;
  delete process.env.GIT_INDEX_FILE;
  expect(faultsOfHistory().filter((fault) => !fault.includes('"'))).toEqual([]);
});

test('a second release sends only what is new', async () => {
  const large = Array.from(
    { length: 20 },
    (_, index) => [`public/${index}`, Array.from({ length: 4000 }, () => Math.random()).join()] as const,
  );
  await release(store(), Object.fromEntries(large));
  const sent: number[] = [];
  const run: RunGit = async (repository, args, options) => {
    const progress = args[0] === 'push' ? ['push', '--progress', ...args.slice(1)] : args;
    const result = await runGit(repository, progress, options);
    const [, size, unit] = /Writing objects: 100%[^,]*, ([\d.]+) (bytes|KiB|MiB)/.exec(result.stderr) ?? [];
    if (size) sent.push(Number(size) * { bytes: 1, KiB: 1024, MiB: 1024 * 1024 }[unit as 'KiB']);
    return result;
  };
  await release(store({ run }), { 'public/new': 'a little' });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toBeLessThan(20_000);
});

test('processes on one machine share what they have fetched, at the same time and later', async () => {
  const cache = join(root, 'cache');
  await release(store({ cache }), { 'public/a': 'one' });
  const names = Array.from({ length: 4 }, (_, index) => `public/${index}`);
  await Promise.all(
    names.map(async (name) => {
      const own = store({ cache });
      while ((await release(own, { [name]: name })) === 'taken');
    }),
  );
  expect(faultsOfHistory()).toEqual([]);
  const commands: string[] = [];
  const last = store({
    cache,
    run: (repository, args, options) => (commands.push(args[0]!), runGit(repository, args, options)),
  });
  expect((await last.read()).number).toBe(5);
  expect(commands).not.toContain('fetch');
  const [folder] = readdirSync(cache).map((name) => join(cache, name));
  const left = join(folder!, 'draft-of-a-killed-process');
  mkdirSync(left);
  utimesSync(left, 0, 0);
  await last.tidy();
  expect(readdirSync(folder!).filter((name) => /^(draft|index|known)-/.test(name))).toEqual([]);
});

test('a repository that never answers is given up, and a store that is closed ends what git is doing', async () => {
  const silent = join(root, 'git-remote-silent');
  writeFileSync(silent, '#!/bin/sh\nexec sleep 60\n');
  chmodSync(silent, 0o755);
  process.env.PATH = `${root}:${process.env.PATH}`;
  const waiting = (limits: { ask: number; send: number }) =>
    gitStore(gitAddress('git:silent::nowhere#live'), { cache: join(root, 'silent'), author: () => '', limits });
  await expect(waiting({ ask: 1, send: 1 }).read()).rejects.toThrow('git ls-remote has not answered for 1 seconds');
  const closed = waiting({ ask: 60, send: 60 });
  setTimeout(closed.close, 500);
  await expect(closed.read()).rejects.toThrow('git was ended');
});

test('a releaser reads again when the owner truncates the history meanwhile', async () => {
  const mine = store();
  await release(mine, { 'public/a': 'one' });
  await release(mine, { 'public/a': 'two' });
  const from = await mine.read();
  const [tip, tree] = [inSite('rev-parse', 'live').trim(), inSite('rev-parse', 'live^{tree}').trim()];
  const cut = inSite('commit-tree', tree, '-m', 'Release 2, without what was before').trim();
  inSite('push', `--force-with-lease=live:${tip}`, join(root, 'site.git'), `${cut}:refs/heads/live`);
  expect(await release(mine, { 'public/b': 'three' }, from)).toBe('taken');
  expect(await release(mine, { 'public/b': 'three' })).toBe('claimed');
  expect(inSite('rev-list', '--count', 'live').trim()).toBe('2');
  expect(await contents(mine)).toEqual({ 'public/a': 'two', 'public/b': 'three' });
});

test('a foreign branch, a missing repository and a rejected push are each explained', async () => {
  git('clone', '--quiet', 'site.git', 'clone');
  git('-C', 'clone', 'checkout', '--quiet', '-b', 'live');
  writeFileSync(join(root, 'clone/package.json'), '{}');
  git('-C', 'clone', 'add', '--all');
  git('-C', 'clone', 'commit', '--quiet', '-m', 'Sources');
  git('-C', 'clone', 'push', '--quiet', 'origin', 'live');
  await expect(store().read()).rejects.toThrow('#live is not a site: the branch live contains package.json.');
  inSite('update-ref', '-d', 'refs/heads/live');
  writeFileSync(join(root, 'site.git/hooks/pre-receive'), '#!/bin/sh\necho Only on Tuesdays.\nexit 1\n');
  chmodSync(join(root, 'site.git/hooks/pre-receive'), 0o755);
  await expect(release(store(), { 'public/a': 'one' })).rejects.toThrow('Only on Tuesdays.');
  rmSync(join(root, 'site.git'), { recursive: true });
  await expect(store().read()).rejects.toThrow('does not appear to be a git repository');
  process.env.PATH = join(root, 'nowhere');
  await expect(store().read()).rejects.toThrow('git is not installed here');
});
